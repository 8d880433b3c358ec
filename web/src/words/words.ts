// Words for people, from the same Fluent files as the terminal's; switched at once.
// The Python twin is core/text.py: references become names, sentences begin with a capital.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';

import type { Json, Message, Ref } from '../wire/messages';

export const LANGUAGES = ['en', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, Json | Plain>;

const REFERENCE = /^[a-z][a-z-]*:[\w-]+$/u;
const FILES = import.meta.glob<string>(
  '$locale/*/{web,table,review,analysis,learn,eden,havresac,goldblivion}.ftl',
  { query: '?raw', import: 'default' },
);

/** Somebody's own words in a text, such as a person's name: never taken for a reference. */
export class Plain {
  constructor(readonly text: string) {}
}

/** A number. Small ones are written alike in all our languages; the browser's own way is slow. */
class Amount extends FluentNumber {
  override toString(scope?: Scope): string {
    return isSmall(this.value) ? String(this.value) : super.toString(scope);
  }
}

/** Says things in one language, about one game or none. Made by `wordsOf`. */
export class Words {
  constructor(
    readonly language: Language,
    readonly game: string,
    private readonly bundle: FluentBundle,
    private readonly names: Record<string, string> = {},
  ) {}

  /** The same words, where some references have names of their own: `seat:1` is Ann. */
  naming(names: Record<Ref, string>): Words {
    return new Words(this.language, this.game, this.bundle, { ...this.names, ...names });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A text as it stands, for buttons and headings. */
  label(id: string, facts: Facts = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) throw new Error(`no text ${id} in ${this.language}`);
    return this.bundle.formatPattern(pattern, this.arguments(facts));
  }

  /** A sentence: it begins with a capital, whatever name it begins with. */
  say(id: string, facts: Facts = {}): string {
    return capital(this.label(id, facts));
  }

  message(message: Message): string {
    return this.say(message.id, message.facts);
  }

  /** An event; who knows more than the others may have a text of their own. */
  event(event: { kind: string; facts: Facts; own?: boolean }): string {
    const id = `${this.game}-event-${event.kind}`;
    return this.say(event.own && this.has(`${id}-own`) ? `${id}-own` : id, event.facts);
  }

  /** The name of a component: `goomz:red` is «the red Goomz». */
  name(ref: Ref): string {
    const given = this.names[ref];
    if (given !== undefined) return given;
    const [kind = '', name = ''] = ref.split(/:(.*)/su);
    const whole = `${this.game}-${kind}-${name}`;
    if (this.has(whole)) return this.label(whole);
    return this.label(`${this.game}-${kind}`, { name: new Plain(this.names[name] ?? name) });
  }

  /** What somebody has in the end: points, unless the game counts something else. */
  score(n: number): string {
    const own = `${this.game}-web-score`;
    return this.label(this.has(own) ? own : 'table-points', { n });
  }

  number(value: number, options?: Intl.NumberFormatOptions): string {
    if (!options && isSmall(value)) return String(value);
    return new Intl.NumberFormat(this.language, options).format(value);
  }

  date(seconds: number, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
    return new Intl.DateTimeFormat(this.language, options).format(seconds * 1000);
  }

  private arguments(facts: Facts): Record<string, FluentVariable> {
    return Object.fromEntries(
      Object.entries(facts).map(([key, value]) => [key, this.argument(value)]),
    );
  }

  private argument(value: Json | Plain): FluentVariable {
    if (value instanceof Plain) return value.text;
    if (typeof value === 'string') return REFERENCE.test(value) ? this.name(value) : value;
    if (typeof value === 'number') return new Amount(value);
    if (Array.isArray(value)) return value.map((item) => String(this.argument(item))).join(', ');
    return String(value);
  }
}

const texts = new Map<string, Promise<FluentResource>>();

function text(language: Language, file: string): Promise<FluentResource> {
  const found = Object.entries(FILES).find(([path]) => path.endsWith(`/${language}/${file}.ftl`));
  const key = `${language}/${file}`;
  if (!texts.has(key)) {
    texts.set(key, found ? found[1]().then((source) => new FluentResource(source)) : Promise.resolve(new FluentResource('')));
  }
  return texts.get(key) as Promise<FluentResource>;
}

/** Words of a language, with those of a game and `more` files if named. Only these are fetched. */
export async function wordsOf(
  language: Language,
  game = '',
  names: Record<string, string> = {},
  more: readonly string[] = [],
): Promise<Words> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = [...(game ? ['web', 'table', game] : ['web']), ...more];
  for (const resource of await Promise.all(wanted.map((file) => text(language, file)))) {
    bundle.addResource(resource);
  }
  return new Words(language, game, bundle, names);
}

function isSmall(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1000;
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
