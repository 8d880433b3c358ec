### Las primeras partidas guiadas en el navegador. Cada lección, una idea, con pocas palabras.

learn-title = Aprende { $game }
learn-minutes = Unos { $n } minutos, a tu ritmo
learn-start = Empezar mi primera partida
learn-go-on = Seguir con mi primera partida
learn-anew = Empezar la lección de nuevo
learn-rules = Leer las reglas
learn-real = Es una partida de verdad, con todas sus reglas; solo que alguien se sienta a tu lado y te la explica. Puedes deshacer jugadas, ocultar las lecciones, y parar y volver cuando quieras.
learn-coach = Lección
learn-got-it = Entendido
learn-hide = Ocultar las lecciones
learn-show = Mostrar las lecciones
learn-rest-0 = Sigue jugando, vuelvo en cuanto haya algo nuevo. ¿Dudas? Pide un consejo.
learn-rest-1 = Sigue jugando. Cada pieza dice lo que es: señálala, o deja el dedo encima.
learn-done = Ya te lo he contado todo. ¡Que te diviertas!
learn-example = Por ejemplo: { $move }
learn-notebook = Lo que ya sabes
learn-notebook-empty = Nada todavía: empieza la primera lección.
learn-count = { $n } de { $of }

## The Spirit of Eden

learn-eden-lead = Un rompecabezas para una sola persona. Tu primera partida es la Clásica, sin más dificultades.
learn-eden-about-1 = Tres Goomz han invadido un anillo de ocho terrenos, y solo tú lo guardas.
learn-eden-about-2 = Cada turno lanzas cuatro dados, y con ellos actúan tus tres Aliados.
learn-eden-about-3 = Embosca tres veces a cada Goomz antes de que se acaben los terrenos.

learn-eden-goal-title = ¡Fuera de aquí!
learn-eden-goal = Estos tres son los **Goomz**. Embosca tres veces a uno de ellos y se irá para siempre. Cuando se hayan ido los tres, habrás ganado.
learn-eden-lands-title = Dos de cada
learn-eden-lands = Dos cascadas, dos pantanos, dos bosques, dos montañas. Un Goomz primero **devasta** un terreno y luego lo **destruye**. Si los dos terrenos de un mismo tipo quedan destruidos, has perdido.
learn-eden-allies-title = Tus Aliados
learn-eden-allies = El **Agua**, la **Fauna** y la **Flora** están contigo. Con tus dados recorren el anillo, atraen y echan a los Goomz, recuperan terrenos, protegen y emboscan.
learn-eden-objectives-title = Cómo emboscar a uno
learn-eden-objectives = Cada Goomz tiene su carta. Muestra qué Aliado puede emboscarlo y en qué terreno. Júntalos en un terreno así y usa **Emboscar**.
learn-eden-dice-title = Te toca
learn-eden-dice = Toca un dado y luego una fila con su número: eso es lo que hace un Aliado. En cada carta cabe un dado por turno. Sigue mi flecha o ve por tu cuenta.
learn-eden-forecast-title = Las nubes lo saben
learn-eden-forecast = La nube junto a un Goomz muestra lo que haría si tus acciones acabaran ahora. Cada dado puede cambiarlo. Cuando te parezca bien, toca **Fin**.
learn-eden-trap-title = ¡Ahora!
learn-eden-trap = El Goomz justo, el Aliado justo, el terreno justo y un dado para **Emboscar**: ¡aprovéchalo! El Goomz cae cuando le llega el momento de actuar.
learn-eden-order-title = Les toca
learn-eden-order = Ahora cada Goomz actúa una vez, y **tú** dices en qué orden. Cuando dos comparten un terreno, el orden puede cambiarlo todo.
learn-eden-caught-title = ¡Cayó!
learn-eden-caught = Un objetivo logrado. El Goomz ha huido un terreno más allá, en sentido horario, y su carta muestra lo que sigue. Tras el tercero se habrá ido.
learn-eden-rest-title = Un Aliado recibe el golpe
learn-eden-rest = El Goomz encontró a un Aliado, así que el terreno se salvó. El Aliado descansa con **Noa**: se pierde el turno siguiente y luego vuelve a un bosque.
learn-eden-ravage-title = Eso dolió
learn-eden-ravage = Este terreno ha perdido sus colores: está devastado. Un ataque más lo destruye, salvo que un Aliado lo **recupere** o se ponga en medio.
learn-eden-change-title = ¿Malos números?
learn-eden-change = **Descartar**: renuncia a un dado y vuelve a lanzar otro, dos veces por turno como mucho. Y una sola vez en la partida **Noa** pone un dado en el número que quieras. Muchos lo guardan para emboscar.
learn-eden-shield-title = Aguantar
learn-eden-shield = **Proteger** levanta un escudo sobre un terreno: el próximo ataque allí no hace daño. El Aliado no se mueve durante este turno.
learn-eden-over-title = { $won ->
        [yes] Edén está a salvo
       *[no] Esta vez no
    }
learn-eden-over = { $won ->
        [yes] ¡Muy bien! Ya conoces el juego. Si te pareció fácil, añade un modo o dos la próxima vez: hay cinco, y se pueden mezclar.
       *[no] Al principio Edén cae para casi todo el mundo. Ya conoces el juego, y Noa se alegraría de que lo intentaras otra vez.
    }

## Les Gardiens de Havresac

learn-havresac-lead = De uno a cuatro jugadores, todos a la vez. Tu primera partida es en solitario: nadie te espera.
learn-havresac-about-1 = Zorros, cocodrilos y cerdos han invadido el reino, y en él se esconden hadas.
learn-havresac-about-2 = Tus Guardianes salen de la bolsa uno a uno, y cada uno sigue desde donde está otro.
learn-havresac-about-3 = Sus hazañas dan Gloria: oro para más Guardianes, y puntos.

learn-havresac-goal-title = Libera el reino
learn-havresac-goal = En **cinco rondas** tus Guardianes atrapan criaturas, reparan aldeas y abren cofres. Al final solo cuentan los **puntos** junto a la corona: consigue todos los que puedas.
learn-havresac-bag-title = Fuera de la bolsa
learn-havresac-bag = Tus Guardianes salen de la **bolsa** uno a uno, nadie sabe en qué orden. Cada uno juega antes de que salga el siguiente. Cuando la bolsa está vacía, se hacen las cuentas de la ronda.
learn-havresac-move-title = En marcha
learn-havresac-move = Este Guardián sale del Castillo. Cada casilla con un punto o un marco está a su alcance; lo que cuenta es dónde termina. Sigue mi flecha o ve por tu cuenta.
learn-havresac-done-title = ¿Te parece bien?
learn-havresac-done = Di **Listo**, y el siguiente Guardián sale de la bolsa. Hasta entonces puedes deshacer el movimiento.
learn-havresac-chain-title = Paso a paso, más lejos
learn-havresac-chain = El siguiente puede salir del Castillo o **desde cualquier Guardián que ya esté fuera**. Así se llega a los rincones más lejanos.
learn-havresac-creatures-title = Quién atrapa a quién
learn-havresac-creatures = Solo una **Guerrera** puede entrar en la casilla de un Zorro (Gloria { $fox }), un Cocodrilo ({ $crocodile }) o un Cerdo ({ $pig }). Un **Hada** se va con cualquiera que llegue hasta ella.
learn-havresac-thief-title = El Ladrón
learn-havresac-thief = Solo él abre **Cofres**, terminando su movimiento en uno. El objeto que hay dentro ayuda una vez a uno de los siguientes Guardianes, y cada Cofre abierto vale { $points } puntos al final.
learn-havresac-priestess-title = La Sacerdotisa
learn-havresac-priestess = En vez de andar puede **ocupar el lugar** de otro Guardián. Ese vuelve a la bolsa y sale otra vez en esta ronda: una jugada más para ti.
learn-havresac-villages-title = A reconstruir
learn-havresac-villages = Termina un movimiento en una ruina y la **Aldea** queda reparada. Todas las Aldeas reparadas dan Gloria en **cada** ronda que sigue: cuanto antes, mejor.
learn-havresac-glory-title = Lo que ha valido
learn-havresac-glory = Todos han vuelto. Capturas y Aldeas dan **Gloria**, y la tabla la convierte en Oro y puntos. Esta ronda: Gloria { $glory }, Oro { $gold }, puntos { $points }.
learn-havresac-recruit-title = Refuerzos
learn-havresac-recruit = Con tu **Oro** compras Guardianes, tuyos para toda la partida: más en la bolsa, más jugadas por ronda. Lo que no gastas lo conservas.
learn-havresac-round-title = Una nueva ronda
learn-havresac-round = Han aparecido nuevas criaturas. Los monstruos que nadie atrapó siguen ahí, las Hadas se han ido volando. Si un Guía dejó una **Tienda**, también se puede salir de ella.
learn-havresac-land-title = Bosques y lagos
learn-havresac-land = Un **bosque** detiene a quien entra. Los **lagos** cierran el paso, igual que los otros Guardianes.
learn-havresac-over-title = La última cuenta
learn-havresac-over = Tus puntos, las criaturas cazadas y los Cofres abiertos: esa es tu puntuación. La próxima vez prueba la cara de Noche de algunos Guardianes, o invita a tus amigos: nadie espera nunca su turno.

## GOLDblivion

learn-goldblivion-lead = De uno a cuatro jugadores. En tu primera partida te enfrentas al robot fácil, que juega sin pensar mucho.
learn-goldblivion-about-1 = Elfos, humanos y enanos trabajan para ti, y cada cual tiene su talento.
learn-goldblivion-about-2 = Contrata a gente mejor, construye y lucha contra lo que duerme en las colinas.
learn-goldblivion-about-3 = Diez lingotes terminan la partida, y gana quien más tenga.

learn-goldblivion-goal-title = Oro, claro
learn-goldblivion-goal = Cuando alguien tiene **diez lingotes** se termina la ronda, y gana quien más lingotes tenga. La pista muestra cuánto lleva cada uno.
learn-goldblivion-noble-title = Un amigo noble
learn-goldblivion-noble = { $n ->
        [one] El otro **Noble** ya está elegido, así que este se une a ti.
       *[other] Elige un **Noble**.
    } La carta entra en tu mazo y vuelve una y otra vez, como todas tus cartas. Señálala para leer lo que hace.
learn-goldblivion-develop-title = Una carta para tus tierras
learn-goldblivion-develop = Cada ronda robas cinco cartas, y una de ellas pasa bajo tu tablero **para el resto de la partida**. A la izquierda, cada una produce una pepita por ronda; a la derecha hacen falta dos para un material.
learn-goldblivion-play-title = Dos acciones
learn-goldblivion-play = Un turno tiene **dos acciones**. Jugar una carta es una: recibes lo que dicen sus iconos. Señala una carta para leerla en palabras.
learn-goldblivion-fight-title = ¡A las armas!
learn-goldblivion-fight = Elige una loseta. El signo rojo dice cuántas de tus **cartas de Combate** robas allí: una por cada lado abierto. Si su Fuerza alcanza la del enemigo, ganas.
learn-goldblivion-fought-title = { $won ->
        [yes] ¡Ganado!
       *[no] No bastó
    }
learn-goldblivion-fought = { $won ->
        [yes] La loseta es tuya, y su recompensa también. Y el terreno queda abierto: robas una carta más contra sus vecinos.
       *[no] Pierdes una carta de este combate, la que tú elijas. Pero el enemigo queda a la vista: ya se sabe cuánta Fuerza hace falta.
    } Las cartas que lucharon descansan hasta la próxima ronda.
learn-goldblivion-ingot-title = Siete hacen uno
learn-goldblivion-ingot = Siete pepitas se convierten en **un lingote**, en cualquier momento de tu turno y sin gastar acción. ¿O las necesitas para algo mejor?
learn-goldblivion-purse-title = Tres clases de riqueza
learn-goldblivion-purse = Las **pepitas** contratan gente. Los **materiales** construyen; puedes guardar cuatro. Los **lingotes** son a lo que has venido. En las dos **Aldeas** se comercia: cada visita es una acción.
learn-goldblivion-end-title = ¿Algo más?
learn-goldblivion-end = Has usado tus dos acciones. Los Edificios, las fichas de Magia y el cambio de pepitas no cuestan ninguna: aún son posibles. Después **termina** tu turno.
learn-goldblivion-buy-title = Mejores cartas
learn-goldblivion-buy = Comprar también es una acción. La carta se baraja en tu mazo y saldrá más tarde; un **Edificio** entra en juego al momento. Las cartas rojas luchan por ti.
learn-goldblivion-symbols-title = Entre iguales
learn-goldblivion-symbols = Un icono tras una barra cuenta símbolos: «/ hoja» quiere decir por **cada Elfo** que tengas en juego, esta carta incluida. Así que piensa en qué orden juegas.
learn-goldblivion-pass-title = Basta por ahora
learn-goldblivion-pass = Tu mano está vacía. Compra lo que te sirva y luego **pasa**: cada siete pepitas se vuelven un lingote, el resto sigue siendo tuyo, y esperas a la próxima ronda.
learn-goldblivion-round-title = Otra vez
learn-goldblivion-round = Todas tus cartas volvieron al mazo, y has robado cinco. De nuevo una pasa bajo tu tablero; luego **todo** lo que hay debajo produce otra vez.
learn-goldblivion-over-title = { $won ->
        [yes] ¡Cuánto oro!
       *[no] Alguien tenía más
    }
learn-goldblivion-over = { $won ->
        [yes] ¡Bien jugado! Hay robots más fuertes, y los amigos lo son todavía más.
       *[no] Pasa hasta contra el robot fácil. Ya conoces el juego: el próximo oro es tuyo.
    }
