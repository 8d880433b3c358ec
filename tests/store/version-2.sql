CREATE TABLE entries (
	"table" VARCHAR(32) NOT NULL,
	n INTEGER NOT NULL,
	at DOUBLE PRECISION NOT NULL,
	who VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	seq INTEGER NOT NULL,
	client VARCHAR(64) NOT NULL,
	kind VARCHAR(16) NOT NULL,
	data TEXT NOT NULL,
	PRIMARY KEY ("table", n)
);
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 0, 1800000000.0, 'id-ann-7f3a', -1, 0, 'visitor1:1', 'sit', '{"seat":0,"name":"Ann"}');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 1, 1800000000.0, 'id-ann-7f3a', 0, 0, 'visitor1:2', 'ready', 'luck 0');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 2, 1800000003.0, 'id-ann-7f3a', 0, 0, 'visitor1:3', 'move', 'noa:power die:4 face:1');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 3, 1800000006.0, 'id-ann-7f3a', 0, 1, 'visitor1:4', 'undo', '');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 4, 1800000009.0, 'id-ann-7f3a', 0, 2, 'visitor1:5', 'move', 'die:6 card:I ally:flora place:4');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 5, 1800000029.0, 'id-ann-7f3a', 0, 3, 'visitor1:6', 'move', 'die:3 card:III ally:flora ally:water place:5');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 6, 1800000049.0, 'id-ann-7f3a', 0, 0, 'visitor1:7', 'chat', '{"name":"Ann","text":"¡Olé! 🂡"}');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 7, 1800000069.0, 'id-ann-7f3a', 0, 4, 'visitor1:8', 'move', 'die:3 card:II ally:fauna ally:flora');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 8, 1800000089.0, 'id-ann-7f3a', 0, 5, 'visitor1:9', 'move', 'die:4 card:IV ally:water ally:fauna');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 9, 1800000092.0, 'id-ann-7f3a', 0, 6, 'visitor1:10', 'move', 'act:end');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 10, 1800000112.0, 'id-ann-7f3a', 0, 7, 'visitor1:11', 'move', 'goomz:black');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 11, 1800000115.0, 'id-ann-7f3a', 0, 8, 'visitor1:12', 'move', 'goomz:yellow');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 12, 1800000115.25, 'id-ann-7f3a', 0, 9, 'visitor1:13', 'move', 'goomz:red');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 13, 1800000135.25, 'id-ann-7f3a', 0, 10, 'visitor1:14', 'move', 'die:3 card:III ally:fauna ally:water place:3');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 14, 1800000135.5, 'id-ann-7f3a', 0, 11, 'visitor1:15', 'move', 'die:3 card:I ally:fauna place:6');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 15, 1800000135.75, 'id-ann-7f3a', 0, 12, 'visitor1:16', 'move', 'die:5 card:IV ally:fauna place:5');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 16, 1800000155.75, 'id-ann-7f3a', 0, 13, 'visitor1:17', 'move', 'noa:power die:6 face:3');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 17, 1800000175.75, 'id-ann-7f3a', 0, 14, 'visitor1:18', 'move', 'die:3 card:II ally:fauna ally:flora');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 18, 1800000195.75, 'id-ann-7f3a', 0, 15, 'visitor1:19', 'move', 'act:end');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 19, 1800000215.75, 'id-ann-7f3a', 0, 16, 'visitor1:20', 'move', 'goomz:black');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 20, 1800000218.75, 'id-ann-7f3a', 0, 17, 'visitor1:21', 'move', 'goomz:red');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 21, 1800000219.0, 'id-ann-7f3a', 0, 18, 'visitor1:22', 'move', 'goomz:yellow');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 22, 1800000239.0, 'id-ann-7f3a', 0, 19, 'visitor1:23', 'move', 'die:3 card:I ally:flora place:6');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 23, 1800000259.0, 'id-ann-7f3a', 0, 20, 'visitor1:24', 'undo', '');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 24, 1800000279.25, 'id-ann-7f3a', 0, 21, 'visitor1:25', 'move', 'die:2 card:IV ally:fauna place:5');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 25, 1800000282.25, 'id-ann-7f3a', 0, 22, 'visitor1:26', 'move', 'act:backup die:3 die:6');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 26, 1800000302.25, 'id-ann-7f3a', 0, 23, 'visitor1:27', 'move', 'die:6 card:I ally:flora place:0');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 27, 1800000305.25, 'id-ann-7f3a', 0, 24, 'visitor1:28', 'move', 'die:3 card:II ally:water ally:flora');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 28, 1800000308.25, 'id-ann-7f3a', 0, 25, 'visitor1:29', 'move', 'act:end');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 29, 1800000308.5, 'id-ann-7f3a', 0, 26, 'visitor1:30', 'move', 'goomz:yellow');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 30, 1800000311.5, 'id-ann-7f3a', 0, 27, 'visitor1:31', 'move', 'goomz:red');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 31, 1800000311.75, 'id-ann-7f3a', 0, 28, 'visitor1:32', 'undo', '');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 32, 1800000312.0, 'id-ann-7f3a', 0, 29, 'visitor1:33', 'move', 'goomz:red');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 33, 1800000312.25, 'id-ann-7f3a', 0, 30, 'visitor1:34', 'move', 'goomz:black');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 34, 1800000315.25, 'id-ann-7f3a', 0, 31, 'visitor1:35', 'move', 'die:3 card:I ally:fauna place:3');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 35, 1800000315.5, 'id-ann-7f3a', 0, 32, 'visitor1:36', 'move', 'die:4 card:III ally:water place:7');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 36, 1800000335.5, 'id-ann-7f3a', 0, 33, 'visitor1:37', 'move', 'die:4 card:II ally:water goomz:yellow');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 37, 1800000355.5, 'id-ann-7f3a', 0, 34, 'visitor1:38', 'move', 'act:end');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 38, 1800000355.75, 'id-ann-7f3a', 0, 35, 'visitor1:39', 'move', 'goomz:yellow');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 39, 1800000375.75, 'id-ann-7f3a', 0, 36, 'visitor1:40', 'move', 'goomz:red');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 40, 1800000376.0, 'id-ann-7f3a', 0, 37, 'visitor1:41', 'move', 'goomz:black');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 41, 1800000396.0, 'id-ann-7f3a', 0, 38, 'visitor1:42', 'move', 'die:1 card:III goomz:red goomz:black');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 42, 1800000416.0, 'id-ann-7f3a', 0, 39, 'visitor1:43', 'move', 'die:3 card:IV ally:flora ally:fauna place:4');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 43, 1800000416.25, 'id-ann-7f3a', 0, 40, 'visitor1:44', 'undo', '');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 44, 1800000416.5, 'id-ann-7f3a', 0, 41, 'visitor1:45', 'move', 'die:6 card:I ally:fauna place:1');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 45, 1800000436.5, 'id-ann-7f3a', 0, 42, 'visitor1:46', 'move', 'die:5 card:IV ally:flora place:2');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 46, 1800000456.5, 'id-ann-7f3a', 0, 43, 'visitor1:47', 'move', 'act:end');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 47, 1800000476.5, 'id-ann-7f3a', 0, 44, 'visitor1:48', 'move', 'goomz:red');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 48, 1800000496.5, 'id-ann-7f3a', 0, 45, 'visitor1:49', 'move', 'goomz:yellow');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 49, 1800000499.5, 'id-ann-7f3a', 0, 46, 'visitor1:50', 'move', 'goomz:black');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 50, 1800000519.5, 'id-ann-7f3a', 0, 47, 'visitor1:51', 'move', 'act:backup die:4 die:1');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 51, 1800000522.5, 'id-ann-7f3a', 0, 48, 'visitor1:52', 'move', 'act:backup die:3 die:2');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 52, 1800000542.5, 'id-ann-7f3a', 0, 49, 'visitor1:53', 'move', 'die:3 card:I ally:flora place:4');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 53, 1800000562.5, 'id-ann-7f3a', 0, 50, 'visitor1:54', 'move', 'die:3 card:II ally:water ally:flora');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 54, 1800000562.75, 'id-ann-7f3a', 0, 51, 'visitor1:55', 'move', 'act:end');
INSERT INTO entries VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 55, 1800000563.0, 'id-ann-7f3a', 0, 52, 'visitor1:56', 'move', 'goomz:red');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 0, 1800000563.0, 'id-ann-7f3a', -1, 0, 'visitor1:57', 'sit', '{"seat":0,"name":"Ann"}');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 1, 1800000563.0, 'id-ann-7f3a', 0, 0, 'visitor1:58', 'ready', 'luck 0');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 2, 1800000563.0, 'id-ben-91c4', -1, 0, 'visitor2:1', 'sit', '{"seat":1,"name":"Ben"}');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 3, 1800000563.0, 'id-ben-91c4', 1, 0, 'visitor2:2', 'ready', 'luck 1');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 4, 1800000563.25, 'id-ben-91c4', 1, 0, 'visitor2:3', 'move', 'act:backup die:4 die:2');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 5, 1800000566.25, 'id-ben-91c4', 1, 1, 'visitor2:4', 'move', 'die:6 card:I ally:fauna place:2');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 6, 1800000566.5, 'id-ben-91c4', 1, 2, 'visitor2:5', 'move', 'act:backup die:1 die:6');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 7, 1800000569.5, 'id-ann-7f3a', 0, 0, 'visitor1:59', 'move', 'die:2 card:II ally:fauna place:2');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 8, 1800000589.5, 'id-ann-7f3a', 0, 1, 'visitor1:60', 'move', 'die:4 card:I ally:water place:2');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 9, 1800000592.5, 'id-ann-7f3a', 0, 2, 'visitor1:61', 'move', 'noa:power die:6 face:5');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 10, 1800000592.75, 'id-ben-91c4', 1, 3, 'visitor2:6', 'move', 'die:3 card:IV ally:flora ally:fauna place:1');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 11, 1800000612.75, 'id-ann-7f3a', 0, 3, 'visitor1:62', 'move', 'die:5 card:IV ally:fauna place:4');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 12, 1800000615.75, 'id-ann-7f3a', 0, 4, 'visitor1:63', 'move', 'die:1 card:III goomz:yellow goomz:black');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 13, 1800000618.75, 'id-ben-91c4', 1, 4, 'visitor2:7', 'undo', '');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 14, 1800000621.75, 'id-ann-7f3a', 0, 5, 'visitor1:64', 'move', 'act:end');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 15, 1800000642.0, 'id-ben-91c4', 1, 5, 'visitor2:8', 'move', 'die:3 card:III ally:flora ally:fauna place:3');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 16, 1800000645.0, 'id-ben-91c4', 1, 6, 'visitor2:9', 'move', 'act:end');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 17, 1800000665.0, 'id-ben-91c4', 1, 7, 'visitor2:10', 'move', 'goomz:yellow');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 18, 1800000668.0, 'id-ann-7f3a', 0, 6, 'visitor1:65', 'move', 'goomz:red');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 19, 1800000671.0, 'id-ann-7f3a', 0, 7, 'visitor1:66', 'move', 'goomz:black');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 20, 1800000671.25, 'id-ben-91c4', 1, 8, 'visitor2:11', 'move', 'goomz:red');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 21, 1800000671.5, 'id-ben-91c4', 1, 9, 'visitor2:12', 'move', 'goomz:black');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 22, 1800000674.5, 'id-ann-7f3a', 0, 8, 'visitor1:67', 'move', 'goomz:yellow');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 23, 1800000694.5, 'id-ann-7f3a', 0, 9, 'visitor1:68', 'move', 'die:6 card:I ally:flora place:7');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 24, 1800000694.75, 'id-ann-7f3a', 0, 10, 'visitor1:69', 'move', 'die:2 card:IV ally:fauna place:3');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 25, 1800000695.0, 'id-ben-91c4', 1, 10, 'visitor2:13', 'move', 'noa:power die:6 face:5');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 26, 1800000715.0, 'id-ben-91c4', 1, 11, 'visitor2:14', 'move', 'die:2 card:III ally:fauna place:2');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 27, 1800000735.0, 'id-ann-7f3a', 0, 11, 'visitor1:70', 'move', 'act:backup die:6 die:3');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 28, 1800000755.0, 'id-ann-7f3a', 0, 12, 'visitor1:71', 'move', 'die:4 card:III ally:flora place:0');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 29, 1800000755.25, 'id-ben-91c4', 1, 12, 'visitor2:15', 'undo', '');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 30, 1800000758.25, 'id-ben-91c4', 1, 13, 'visitor2:16', 'move', 'die:5 card:II ally:flora');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 31, 1800000778.25, 'id-ben-91c4', 1, 14, 'visitor2:17', 'move', 'die:4 card:III ally:fauna place:4');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 32, 1800000781.25, 'id-ben-91c4', 1, 15, 'visitor2:18', 'move', 'act:backup die:2 die:1');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 33, 1800000801.25, 'id-ben-91c4', 1, 16, 'visitor2:19', 'move', 'die:4 card:I ally:water place:2');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 34, 1800000801.5, 'id-ann-7f3a', 0, 13, 'visitor1:72', 'move', 'act:end');
INSERT INTO entries VALUES ('LKJTEZKaOx20vCki3rr_Aw', 35, 1800000801.75, 'id-ben-91c4', 1, 17, 'visitor2:20', 'move', 'act:end');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 0, 1800000801.75, 'id-ann-7f3a', -1, 0, 'visitor1:73', 'sit', '{"seat":0,"name":"Ann"}');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 1, 1800000801.75, 'id-ann-7f3a', 0, 0, 'visitor1:74', 'ready', 'luck 0');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 2, 1800000802.0, 'id-ann-7f3a', 0, 0, 'visitor1:75', 'move', 'square:e7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 3, 1800000802.0, '', 1, 0, 'bot:1:0', 'move', 'square:g5');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 4, 1800000822.0, 'id-ann-7f3a', 0, 1, 'visitor1:76', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 5, 1800000822.0, '', 1, 1, 'bot:1:1', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 6, 1800000842.0, 'id-ann-7f3a', 0, 2, 'visitor1:77', 'move', 'square:f7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 7, 1800000842.0, '', 1, 2, 'bot:1:2', 'move', 'square:e6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 8, 1800000845.0, 'id-ann-7f3a', 0, 3, 'visitor1:78', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 9, 1800000845.0, '', 1, 3, 'bot:1:3', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 10, 1800000865.0, 'id-ann-7f3a', 0, 4, 'visitor1:79', 'move', 'square:f9');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 11, 1800000865.0, '', 1, 4, 'bot:1:4', 'move', 'square:g7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 12, 1800000865.25, 'id-ann-7f3a', 0, 5, 'visitor1:80', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 13, 1800000865.25, '', 1, 5, 'bot:1:5', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 14, 1800000888.25, 'id-ann-7f3a', 0, 6, 'visitor1:81', 'move', 'square:h7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 15, 1800000888.25, '', 1, 6, 'bot:1:6', 'move', 'square:i7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 16, 1800000888.5, 'id-ann-7f3a', 0, 7, 'visitor1:82', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 17, 1800000888.5, '', 1, 7, 'bot:1:7', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 18, 1800000888.75, 'id-ann-7f3a', 0, 0, 'visitor1:83', 'chat', '{"name":"Ann","text":"¡Olé! 🂡"}');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 19, 1800000888.75, '', 1, 8, 'bot:1:8', 'move', 'square:d7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 20, 1800000908.75, 'id-ann-7f3a', 0, 0, 'visitor1:84', 'chat', '{"name":"Ann","text":"It''s yours; go on"}');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 21, 1800000908.75, '', 1, 9, 'bot:1:9', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 22, 1800000911.75, 'id-ann-7f3a', 0, 8, 'visitor1:85', 'move', 'square:i7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 23, 1800000914.75, 'id-ann-7f3a', 0, 9, 'visitor1:86', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 24, 1800000934.75, 'id-ann-7f3a', 0, 10, 'visitor1:87', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 25, 1800000934.75, '', 1, 10, 'bot:1:10', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 26, 1800000983.75, 'id-ann-7f3a', 0, 11, 'visitor1:88', 'move', 'square:j7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 27, 1800000983.75, '', 1, 11, 'bot:1:11', 'move', 'square:i6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 28, 1800000986.75, 'id-ann-7f3a', 0, 12, 'visitor1:89', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 29, 1800000986.75, '', 1, 12, 'bot:1:12', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 30, 1800001029.75, 'id-ann-7f3a', 0, 13, 'visitor1:90', 'move', 'square:d6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 31, 1800001029.75, '', 1, 13, 'bot:1:13', 'move', 'square:f5');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 32, 1800001032.75, 'id-ann-7f3a', 0, 14, 'visitor1:91', 'undo', '');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 33, 1800001032.75, '', 1, 14, 'bot:1:14', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 34, 1800001052.75, 'id-ann-7f3a', 0, 15, 'visitor1:92', 'move', 'square:h6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 35, 1800001052.75, '', 1, 15, 'bot:1:15', 'move', 'square:h5');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 36, 1800001055.75, 'id-ann-7f3a', 0, 16, 'visitor1:93', 'undo', '');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 37, 1800001055.75, '', 1, 16, 'bot:1:16', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 38, 1800001075.75, 'id-ann-7f3a', 0, 17, 'visitor1:94', 'move', 'square:j6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 39, 1800001075.75, '', 1, 17, 'bot:1:17', 'move', 'square:h6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 40, 1800001095.75, 'id-ann-7f3a', 0, 18, 'visitor1:95', 'undo', '');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 41, 1800001095.75, '', 1, 18, 'bot:1:18', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 42, 1800001096.0, 'id-ann-7f3a', 0, 19, 'visitor1:96', 'move', 'square:k8');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 43, 1800001096.0, '', 1, 19, 'bot:1:19', 'move', 'square:i4');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 44, 1800001096.25, 'id-ann-7f3a', 0, 20, 'visitor1:97', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 45, 1800001096.25, '', 1, 20, 'bot:1:20', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 46, 1800001117.0, 'id-ann-7f3a', 0, 21, 'visitor1:98', 'move', 'square:e6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 47, 1800001117.25, 'id-ann-7f3a', 0, 22, 'visitor1:99', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 48, 1800001117.5, 'id-ann-7f3a', 0, 23, 'visitor1:100', 'move', 'square:e5');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 49, 1800001120.5, 'id-ann-7f3a', 0, 24, 'visitor1:101', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 50, 1800001140.5, 'id-ann-7f3a', 0, 25, 'visitor1:102', 'move', 'square:e4');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 51, 1800001143.5, 'id-ann-7f3a', 0, 26, 'visitor1:103', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 52, 1800001143.5, '', 1, 21, 'bot:1:21', 'move', 'guardian:thief');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 53, 1800001143.75, 'id-ann-7f3a', 0, 27, 'visitor1:104', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 54, 1800001143.75, '', 1, 22, 'bot:1:22', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 55, 1800001204.0, 'id-ann-7f3a', 0, 28, 'visitor1:105', 'move', 'square:g5');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 56, 1800001204.0, '', 1, 23, 'bot:1:23', 'move', 'square:d7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 57, 1800001207.0, 'id-ann-7f3a', 0, 29, 'visitor1:106', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 58, 1800001207.0, '', 1, 24, 'bot:1:24', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 59, 1800001230.0, 'id-ann-7f3a', 0, 30, 'visitor1:107', 'move', 'square:g4');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 60, 1800001230.0, '', 1, 25, 'bot:1:25', 'move', 'square:d9');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 61, 1800001230.25, 'id-ann-7f3a', 0, 31, 'visitor1:108', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 62, 1800001230.25, '', 1, 26, 'bot:1:26', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 63, 1800001233.25, 'id-ann-7f3a', 0, 32, 'visitor1:109', 'move', 'square:k8');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 64, 1800001233.25, '', 1, 27, 'bot:1:27', 'move', 'square:e8');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 65, 1800001236.25, 'id-ann-7f3a', 0, 33, 'visitor1:110', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 66, 1800001236.25, '', 1, 28, 'bot:1:28', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 67, 1800001239.25, 'id-ann-7f3a', 0, 34, 'visitor1:111', 'move', 'square:i6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 68, 1800001239.25, '', 1, 29, 'bot:1:29', 'move', 'square:c8');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 69, 1800001259.25, 'id-ann-7f3a', 0, 35, 'visitor1:112', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 70, 1800001259.25, '', 1, 30, 'bot:1:30', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 71, 1800001279.25, 'id-ann-7f3a', 0, 36, 'visitor1:113', 'move', 'square:g6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 72, 1800001279.25, '', 1, 31, 'bot:1:31', 'move', 'square:c7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 73, 1800001279.5, 'id-ann-7f3a', 0, 37, 'visitor1:114', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 74, 1800001279.5, '', 1, 32, 'bot:1:32', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 75, 1800001340.25, '', 1, 33, 'bot:1:33', 'move', 'square:c6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 76, 1800001366.75, '', 1, 34, 'bot:1:34', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 77, 1800001433.0, 'id-ann-7f3a', 0, 38, 'visitor1:115', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 78, 1800001433.0, '', 1, 35, 'bot:1:35', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 79, 1800001440.0, 'id-ann-7f3a', 0, 39, 'visitor1:116', 'move', 'square:f7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 80, 1800001440.0, '', 1, 36, 'bot:1:36', 'move', 'square:c6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 81, 1800001440.25, 'id-ann-7f3a', 0, 40, 'visitor1:117', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 82, 1800001440.25, '', 1, 37, 'bot:1:37', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 83, 1800001440.5, 'id-ann-7f3a', 0, 41, 'visitor1:118', 'move', 'square:g8');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 84, 1800001440.5, '', 1, 38, 'bot:1:38', 'move', 'square:d6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 85, 1800001460.5, 'id-ann-7f3a', 0, 42, 'visitor1:119', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 86, 1800001460.5, '', 1, 39, 'bot:1:39', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 87, 1800001460.75, 'id-ann-7f3a', 0, 43, 'visitor1:120', 'move', 'square:d6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 88, 1800001460.75, '', 1, 40, 'bot:1:40', 'move', 'square:b6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 89, 1800001463.75, 'id-ann-7f3a', 0, 44, 'visitor1:121', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 90, 1800001463.75, '', 1, 41, 'bot:1:41', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 91, 1800001466.75, 'id-ann-7f3a', 0, 45, 'visitor1:122', 'undo', '');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 92, 1800001466.75, '', 1, 42, 'bot:1:42', 'move', 'square:f8');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 93, 1800001486.75, 'id-ann-7f3a', 0, 46, 'visitor1:123', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 94, 1800001486.75, '', 1, 43, 'bot:1:43', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 95, 1800001506.75, 'id-ann-7f3a', 0, 47, 'visitor1:124', 'move', 'square:j6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 96, 1800001506.75, '', 1, 44, 'bot:1:44', 'move', 'square:a6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 97, 1800001509.75, 'id-ann-7f3a', 0, 48, 'visitor1:125', 'undo', '');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 98, 1800001509.75, '', 1, 45, 'bot:1:45', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 99, 1800001512.75, 'id-ann-7f3a', 0, 49, 'visitor1:126', 'move', 'square:e6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 100, 1800001512.75, '', 1, 46, 'bot:1:46', 'move', 'square:b7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 101, 1800001532.75, 'id-ann-7f3a', 0, 50, 'visitor1:127', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 102, 1800001532.75, '', 1, 47, 'bot:1:47', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 103, 1800001535.75, 'id-ann-7f3a', 0, 51, 'visitor1:128', 'move', 'square:f9');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 104, 1800001555.75, 'id-ann-7f3a', 0, 52, 'visitor1:129', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 105, 1800001555.75, '', 1, 48, 'bot:1:48', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 106, 1800001559.0, 'id-ann-7f3a', 0, 53, 'visitor1:130', 'move', 'guardian:warrior');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 107, 1800001559.25, 'id-ann-7f3a', 0, 54, 'visitor1:131', 'move', 'guardian:priestess');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 108, 1800001559.5, 'id-ann-7f3a', 0, 55, 'visitor1:132', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 109, 1800001562.5, 'id-ann-7f3a', 0, 56, 'visitor1:133', 'move', 'square:d6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 110, 1800001562.5, '', 1, 49, 'bot:1:49', 'move', 'square:h6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 111, 1800001582.5, 'id-ann-7f3a', 0, 57, 'visitor1:134', 'undo', '');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 112, 1800001582.5, '', 1, 50, 'bot:1:50', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 113, 1800001602.5, 'id-ann-7f3a', 0, 58, 'visitor1:135', 'move', 'square:d7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 114, 1800001602.5, '', 1, 51, 'bot:1:51', 'move', 'square:f8');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 115, 1800001602.75, 'id-ann-7f3a', 0, 59, 'visitor1:136', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 116, 1800001602.75, '', 1, 52, 'bot:1:52', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 117, 1800001603.0, 'id-ann-7f3a', 0, 60, 'visitor1:137', 'move', 'square:c8');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 118, 1800001603.0, '', 1, 53, 'bot:1:53', 'move', 'square:f7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 119, 1800001606.0, 'id-ann-7f3a', 0, 61, 'visitor1:138', 'undo', '');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 120, 1800001606.0, '', 1, 54, 'bot:1:54', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 121, 1800001626.0, 'id-ann-7f3a', 0, 62, 'visitor1:139', 'move', 'square:d8');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 122, 1800001626.0, '', 1, 55, 'bot:1:55', 'move', 'square:h5');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 123, 1800001629.0, 'id-ann-7f3a', 0, 63, 'visitor1:140', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 124, 1800001629.0, '', 1, 56, 'bot:1:56', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 125, 1800001649.0, 'id-ann-7f3a', 0, 64, 'visitor1:141', 'move', 'square:d6');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 126, 1800001649.0, '', 1, 57, 'bot:1:57', 'move', 'square:g7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 127, 1800001669.0, 'id-ann-7f3a', 0, 65, 'visitor1:142', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 128, 1800001669.0, '', 1, 58, 'bot:1:58', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 129, 1800001669.25, 'id-ann-7f3a', 0, 66, 'visitor1:143', 'move', 'square:d9');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 130, 1800001669.25, '', 1, 59, 'bot:1:59', 'move', 'square:g5');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 131, 1800001672.25, 'id-ann-7f3a', 0, 67, 'visitor1:144', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 132, 1800001672.25, '', 1, 60, 'bot:1:60', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 133, 1800001675.25, 'id-ann-7f3a', 0, 68, 'visitor1:145', 'move', 'square:d5');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 134, 1800001675.5, 'id-ann-7f3a', 0, 69, 'visitor1:146', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 135, 1800001695.5, 'id-ann-7f3a', 0, 70, 'visitor1:147', 'move', 'square:c5');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 136, 1800001698.5, 'id-ann-7f3a', 0, 71, 'visitor1:148', 'move', 'act:done');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 137, 1800001718.5, 'id-ann-7f3a', 0, 72, 'visitor1:149', 'move', 'square:h7');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 138, 1800001718.75, 'id-ann-7f3a', 0, 73, 'visitor1:150', 'undo', '');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 139, 1800001719.0, 'id-ann-7f3a', 0, 74, 'visitor1:151', 'move', 'square:c8');
INSERT INTO entries VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 140, 1800001722.0, 'id-ann-7f3a', 0, 75, 'visitor1:152', 'move', 'act:done');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 0, 1800001722.0, 'id-ann-7f3a', -1, 0, 'visitor1:153', 'sit', '{"seat":0,"name":"Ann"}');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 1, 1800001722.0, 'id-ann-7f3a', 0, 0, 'visitor1:154', 'ready', 'luck 0');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 2, 1800001742.0, 'id-ann-7f3a', 0, 0, 'visitor1:155', 'move', 'noble:blaze');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 3, 1800001762.0, 'id-ann-7f3a', 0, 1, 'visitor1:156', 'move', 'hand:blaze develop:right');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 4, 1800001765.0, 'id-ann-7f3a', 0, 2, 'visitor1:157', 'move', 'hand:gloric');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 5, 1800001768.0, 'id-ann-7f3a', 0, 3, 'visitor1:158', 'move', 'hex:3');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 6, 1800001788.25, 'id-ann-7f3a', 0, 4, 'visitor1:159', 'move', 'army:arthur');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 7, 1800001788.5, 'id-ann-7f3a', 0, 5, 'visitor1:160', 'move', 'hand:tom');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 8, 1800001791.5, 'id-ann-7f3a', 0, 6, 'visitor1:161', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 9, 1800001811.5, 'id-ann-7f3a', 0, 7, 'visitor1:162', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 10, 1800001811.75, 'id-ann-7f3a', 0, 8, 'visitor1:163', 'move', 'hex:3');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 11, 1800001814.75, 'id-ann-7f3a', 0, 9, 'visitor1:164', 'move', 'village:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 12, 1800001817.75, 'id-ann-7f3a', 0, 10, 'visitor1:165', 'move', 'market:4');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 13, 1800001837.75, 'id-ann-7f3a', 0, 11, 'visitor1:166', 'move', 'combat:1');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 14, 1800001897.75, 'id-ann-7f3a', 0, 12, 'visitor1:167', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 15, 1800001917.75, 'id-ann-7f3a', 0, 13, 'visitor1:168', 'move', 'market:3');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 16, 1800001937.75, 'id-ann-7f3a', 0, 14, 'visitor1:169', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 17, 1800001940.75, 'id-ann-7f3a', 0, 15, 'visitor1:170', 'move', 'act:pass');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 18, 1800001943.75, 'id-ann-7f3a', 0, 16, 'visitor1:171', 'move', 'hand:christina develop:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 19, 1800001946.75, 'id-ann-7f3a', 0, 17, 'visitor1:172', 'move', 'hand:gloric');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 20, 1800001947.0, 'id-ann-7f3a', 0, 18, 'visitor1:173', 'move', 'hex:7');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 21, 1800001967.0, 'id-ann-7f3a', 0, 19, 'visitor1:174', 'move', 'army:arthur');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 22, 1800001970.0, 'id-ann-7f3a', 0, 20, 'visitor1:175', 'move', 'hand:tom');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 23, 1800001970.25, 'id-ann-7f3a', 0, 21, 'visitor1:176', 'move', 'village:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 24, 1800001970.5, 'id-ann-7f3a', 0, 0, 'visitor1:177', 'chat', '{"name":"Ann","text":"It''s yours; go on"}');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 25, 1800001976.5, 'id-ann-7f3a', 0, 22, 'visitor1:178', 'move', 'combat:1');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 26, 1800001979.5, 'id-ann-7f3a', 0, 23, 'visitor1:179', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 27, 1800001985.5, 'id-ann-7f3a', 0, 24, 'visitor1:180', 'move', 'village:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 28, 1800001985.75, 'id-ann-7f3a', 0, 0, 'visitor1:181', 'chat', '{"name":"Ann","text":"It''s yours; go on"}');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 29, 1800001986.0, 'id-ann-7f3a', 0, 25, 'visitor1:182', 'move', 'combat:2');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 30, 1800001986.25, 'id-ann-7f3a', 0, 26, 'visitor1:183', 'move', 'market:3');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 31, 1800001989.25, 'id-ann-7f3a', 0, 27, 'visitor1:184', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 32, 1800002009.25, 'id-ann-7f3a', 0, 28, 'visitor1:185', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 33, 1800002029.25, 'id-ann-7f3a', 0, 29, 'visitor1:186', 'undo', '');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 34, 1800002029.5, 'id-ann-7f3a', 0, 30, 'visitor1:187', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 35, 1800002032.5, 'id-ann-7f3a', 0, 31, 'visitor1:188', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 36, 1800002035.5, 'id-ann-7f3a', 0, 32, 'visitor1:189', 'move', 'combat:2');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 37, 1800002038.5, 'id-ann-7f3a', 0, 33, 'visitor1:190', 'move', 'act:pass');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 38, 1800002058.5, 'id-ann-7f3a', 0, 34, 'visitor1:191', 'move', 'hand:tom develop:right');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 39, 1800002078.5, 'id-ann-7f3a', 0, 35, 'visitor1:192', 'move', 'hand:tom');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 40, 1800002098.5, 'id-ann-7f3a', 0, 36, 'visitor1:193', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 41, 1800002098.75, 'id-ann-7f3a', 0, 37, 'visitor1:194', 'undo', '');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 42, 1800002118.75, 'id-ann-7f3a', 0, 38, 'visitor1:195', 'move', 'hand:gloric');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 43, 1800002119.0, 'id-ann-7f3a', 0, 39, 'visitor1:196', 'move', 'hex:5');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 44, 1800002139.0, 'id-ann-7f3a', 0, 40, 'visitor1:197', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 45, 1800002139.25, 'id-ann-7f3a', 0, 41, 'visitor1:198', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 46, 1800002142.25, 'id-ann-7f3a', 0, 42, 'visitor1:199', 'move', 'hex:5');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 47, 1800002162.25, 'id-ann-7f3a', 0, 43, 'visitor1:200', 'move', 'village:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 48, 1800002165.25, 'id-ann-7f3a', 0, 44, 'visitor1:201', 'move', 'combat:2');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 49, 1800002168.25, 'id-ann-7f3a', 0, 45, 'visitor1:202', 'move', 'village:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 50, 1800002168.5, 'id-ann-7f3a', 0, 46, 'visitor1:203', 'move', 'market:1');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 51, 1800002171.5, 'id-ann-7f3a', 0, 47, 'visitor1:204', 'move', 'market:3');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 52, 1800002171.75, 'id-ann-7f3a', 0, 48, 'visitor1:205', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 53, 1800002191.75, 'id-ann-7f3a', 0, 49, 'visitor1:206', 'undo', '');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 54, 1800002192.0, 'id-ann-7f3a', 0, 50, 'visitor1:207', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 55, 1800002192.25, 'id-ann-7f3a', 0, 51, 'visitor1:208', 'undo', '');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 56, 1800002215.25, 'id-ann-7f3a', 0, 52, 'visitor1:209', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 57, 1800002215.5, 'id-ann-7f3a', 0, 53, 'visitor1:210', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 58, 1800002235.5, 'id-ann-7f3a', 0, 54, 'visitor1:211', 'move', 'combat:1');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 59, 1800002238.5, 'id-ann-7f3a', 0, 55, 'visitor1:212', 'move', 'act:pass');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 60, 1800002238.75, 'id-ann-7f3a', 0, 56, 'visitor1:213', 'move', 'hand:tom develop:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 61, 1800002258.75, 'id-ann-7f3a', 0, 57, 'visitor1:214', 'move', 'hand:gloric');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 62, 1800002259.0, 'id-ann-7f3a', 0, 58, 'visitor1:215', 'move', 'hex:12');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 63, 1800002262.0, 'id-ann-7f3a', 0, 59, 'visitor1:216', 'move', 'market:2');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 64, 1800002265.0, 'id-ann-7f3a', 0, 60, 'visitor1:217', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 65, 1800002265.25, 'id-ann-7f3a', 0, 61, 'visitor1:218', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 66, 1800002265.5, 'id-ann-7f3a', 0, 62, 'visitor1:219', 'move', 'hand:tom');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 67, 1800002285.5, 'id-ann-7f3a', 0, 63, 'visitor1:220', 'move', 'combat:2');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 68, 1800002288.5, 'id-ann-7f3a', 0, 64, 'visitor1:221', 'move', 'market:1');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 69, 1800002291.5, 'id-ann-7f3a', 0, 65, 'visitor1:222', 'move', 'building:conversus side:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 70, 1800002294.5, 'id-ann-7f3a', 0, 0, 'visitor1:223', 'chat', '{"name":"Ann","text":"It''s yours; go on"}');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 71, 1800002294.75, 'id-ann-7f3a', 0, 66, 'visitor1:224', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 72, 1800002295.0, 'id-ann-7f3a', 0, 67, 'visitor1:225', 'move', 'combat:1');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 73, 1800002315.0, 'id-ann-7f3a', 0, 68, 'visitor1:226', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 74, 1800002335.0, 'id-ann-7f3a', 0, 69, 'visitor1:227', 'move', 'act:pass');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 75, 1800002355.0, 'id-ann-7f3a', 0, 70, 'visitor1:228', 'move', 'hand:goldie develop:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 76, 1800002358.0, 'id-ann-7f3a', 0, 71, 'visitor1:229', 'move', 'village:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 77, 1800002361.0, 'id-ann-7f3a', 0, 72, 'visitor1:230', 'move', 'market:2');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 78, 1800002387.0, 'id-ann-7f3a', 0, 73, 'visitor1:231', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 79, 1800002407.0, 'id-ann-7f3a', 0, 74, 'visitor1:232', 'move', 'building:conversus side:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 80, 1800002410.0, 'id-ann-7f3a', 0, 75, 'visitor1:233', 'move', 'act:ingot');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 81, 1800002410.25, 'id-ann-7f3a', 0, 76, 'visitor1:234', 'move', 'market:1');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 82, 1800002410.5, 'id-ann-7f3a', 0, 77, 'visitor1:235', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 83, 1800002410.75, 'id-ann-7f3a', 0, 78, 'visitor1:236', 'move', 'hex:7');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 84, 1800002411.0, 'id-ann-7f3a', 0, 79, 'visitor1:237', 'move', 'hex:8');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 85, 1800002431.0, 'id-ann-7f3a', 0, 80, 'visitor1:238', 'move', 'hand:tom');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 86, 1800002451.0, 'id-ann-7f3a', 0, 81, 'visitor1:239', 'move', 'village:right');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 87, 1800002451.25, 'id-ann-7f3a', 0, 82, 'visitor1:240', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 88, 1800002451.5, 'id-ann-7f3a', 0, 0, 'visitor1:241', 'chat', '{"name":"Ann","text":"¡Olé! 🂡"}');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 89, 1800002451.75, 'id-ann-7f3a', 0, 83, 'visitor1:242', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 90, 1800002454.75, 'id-ann-7f3a', 0, 84, 'visitor1:243', 'move', 'combat:1');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 91, 1800002477.75, 'id-ann-7f3a', 0, 0, 'visitor1:244', 'chat', '{"name":"Ann","text":"It''s yours; go on"}');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 92, 1800002497.75, 'id-ann-7f3a', 0, 85, 'visitor1:245', 'move', 'hand:gloric');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 93, 1800002498.0, 'id-ann-7f3a', 0, 86, 'visitor1:246', 'undo', '');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 94, 1800002498.25, 'id-ann-7f3a', 0, 87, 'visitor1:247', 'move', 'hand:gloric');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 95, 1800002518.25, 'id-ann-7f3a', 0, 88, 'visitor1:248', 'move', 'hex:4');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 96, 1800002518.5, 'id-ann-7f3a', 0, 89, 'visitor1:249', 'move', 'army:karen side:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 97, 1800002538.5, 'id-ann-7f3a', 0, 90, 'visitor1:250', 'undo', '');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 98, 1800002558.5, 'id-ann-7f3a', 0, 91, 'visitor1:251', 'move', 'act:fight');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 99, 1800002578.5, 'id-ann-7f3a', 0, 92, 'visitor1:252', 'undo', '');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 100, 1800002581.5, 'id-ann-7f3a', 0, 93, 'visitor1:253', 'move', 'act:fight');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 101, 1800002581.75, 'id-ann-7f3a', 0, 94, 'visitor1:254', 'move', 'army:archer');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 102, 1800002584.75, 'id-ann-7f3a', 0, 95, 'visitor1:255', 'move', 'act:pass');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 103, 1800002587.75, 'id-ann-7f3a', 0, 96, 'visitor1:256', 'move', 'hand:naya develop:right');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 104, 1800002590.75, 'id-ann-7f3a', 0, 97, 'visitor1:257', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 105, 1800002593.75, 'id-ann-7f3a', 0, 98, 'visitor1:258', 'move', 'hand:bruno side:right');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 106, 1800002594.0, 'id-ann-7f3a', 0, 99, 'visitor1:259', 'undo', '');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 107, 1800002597.0, 'id-ann-7f3a', 0, 100, 'visitor1:260', 'undo', '');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 108, 1800002600.0, 'id-ann-7f3a', 0, 101, 'visitor1:261', 'move', 'hand:tom');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 109, 1800002603.0, 'id-ann-7f3a', 0, 102, 'visitor1:262', 'undo', '');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 110, 1800002606.0, 'id-ann-7f3a', 0, 103, 'visitor1:263', 'move', 'hand:naya');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 111, 1800002606.25, 'id-ann-7f3a', 0, 104, 'visitor1:264', 'move', 'market:2');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 112, 1800002606.5, 'id-ann-7f3a', 0, 105, 'visitor1:265', 'move', 'hand:bruno side:left');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 113, 1800002606.75, 'id-ann-7f3a', 0, 106, 'visitor1:266', 'move', 'market:4');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 114, 1800002609.75, 'id-ann-7f3a', 0, 107, 'visitor1:267', 'move', 'building:conversus side:right');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 115, 1800002629.75, 'id-ann-7f3a', 0, 108, 'visitor1:268', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 116, 1800002630.0, 'id-ann-7f3a', 0, 109, 'visitor1:269', 'move', 'hex:9');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 117, 1800002633.25, 'id-ann-7f3a', 0, 110, 'visitor1:270', 'move', 'village:right');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 118, 1800002636.25, 'id-ann-7f3a', 0, 111, 'visitor1:271', 'move', 'combat:2');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 119, 1800002656.25, 'id-ann-7f3a', 0, 112, 'visitor1:272', 'move', 'hand:gloric');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 120, 1800002676.25, 'id-ann-7f3a', 0, 113, 'visitor1:273', 'move', 'hex:9');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 121, 1800002676.5, 'id-ann-7f3a', 0, 114, 'visitor1:274', 'move', 'army:champion');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 122, 1800002696.5, 'id-ann-7f3a', 0, 115, 'visitor1:275', 'move', 'hand:bud-and-buddy');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 123, 1800002696.75, 'id-ann-7f3a', 0, 116, 'visitor1:276', 'undo', '');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 124, 1800002697.0, 'id-ann-7f3a', 0, 117, 'visitor1:277', 'move', 'hand:bud-and-buddy');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 125, 1800002717.0, 'id-ann-7f3a', 0, 118, 'visitor1:278', 'move', 'act:end');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 126, 1800002720.0, 'id-ann-7f3a', 0, 119, 'visitor1:279', 'move', 'hex:9');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 127, 1800002720.25, 'id-ann-7f3a', 0, 120, 'visitor1:280', 'move', 'hex:11');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 128, 1800002740.25, 'id-ann-7f3a', 0, 121, 'visitor1:281', 'move', 'combat:1');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 129, 1800002743.25, 'id-ann-7f3a', 0, 122, 'visitor1:282', 'move', 'hand:tom');
INSERT INTO entries VALUES ('EkFcmDW78KlKnEb58Iqnng', 130, 1800002743.5, 'id-ann-7f3a', 0, 123, 'visitor1:283', 'move', 'act:pass');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 0, 1800002743.5, 'id-ann-7f3a', -1, 0, 'visitor1:284', 'sit', '{"seat":0,"name":"Ann"}');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 1, 1800002743.5, 'id-ann-7f3a', 0, 0, 'visitor1:285', 'ready', 'luck 0');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 2, 1800002743.5, 'id-ben-91c4', -1, 0, 'visitor2:21', 'sit', '{"seat":1,"name":"Ben"}');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 3, 1800002743.5, 'id-ben-91c4', 1, 0, 'visitor2:22', 'ready', 'luck 1');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 4, 1800002743.75, 'id-ann-7f3a', 0, 0, 'visitor1:286', 'move', 'noble:ariane');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 5, 1800002744.0, 'id-ben-91c4', 1, 0, 'visitor2:23', 'move', 'noble:charles');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 6, 1800002744.25, '', 2, 0, 'bot:2:0', 'move', 'noble:blaze');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 7, 1800002790.5, 'id-ann-7f3a', 0, 1, 'visitor1:287', 'move', 'hand:gloric develop:left');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 8, 1800002790.5, '', 2, 1, 'bot:2:1', 'move', 'hand:gloric develop:left');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 9, 1800002790.75, 'id-ben-91c4', 1, 1, 'visitor2:24', 'move', 'hand:gloric develop:left');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 10, 1800002793.75, '', 2, 2, 'bot:2:2', 'move', 'hand:naya');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 11, 1800002820.25, '', 2, 3, 'bot:2:3', 'move', 'market:1');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 12, 1800002843.5, '', 2, 4, 'bot:2:4', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 13, 1800002909.5, 'id-ann-7f3a', 0, 2, 'visitor1:288', 'move', 'act:pass');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 14, 1800002932.5, 'id-ben-91c4', 1, 2, 'visitor2:25', 'move', 'hand:charles side:left');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 15, 1800002952.5, 'id-ben-91c4', 1, 3, 'visitor2:26', 'move', 'combat:2');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 16, 1800002952.75, 'id-ben-91c4', 1, 4, 'visitor2:27', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 17, 1800002955.75, '', 2, 5, 'bot:2:5', 'move', 'hand:blaze');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 18, 1800002965.25, '', 2, 6, 'bot:2:6', 'move', 'combat:2');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 19, 1800002969.0, '', 2, 7, 'bot:2:7', 'move', 'act:pass');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 20, 1800003052.0, 'id-ben-91c4', 1, 5, 'visitor2:28', 'move', 'hand:tom');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 21, 1800003072.0, 'id-ben-91c4', 1, 6, 'visitor2:29', 'move', 'hand:tom');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 22, 1800003092.0, 'id-ben-91c4', 1, 7, 'visitor2:30', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 23, 1800003095.0, 'id-ben-91c4', 1, 8, 'visitor2:31', 'move', 'hand:naya');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 24, 1800003098.0, 'id-ben-91c4', 1, 9, 'visitor2:32', 'move', 'combat:1');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 25, 1800003101.0, 'id-ben-91c4', 1, 10, 'visitor2:33', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 26, 1800003104.0, 'id-ben-91c4', 1, 11, 'visitor2:34', 'move', 'act:pass');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 27, 1800003127.0, 'id-ann-7f3a', 0, 3, 'visitor1:289', 'move', 'market:3');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 28, 1800003130.0, 'id-ann-7f3a', 0, 4, 'visitor1:290', 'move', 'hand:naya develop:right');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 29, 1800003130.0, '', 2, 8, 'bot:2:8', 'move', 'hand:blaze develop:right');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 30, 1800003150.0, 'id-ben-91c4', 1, 12, 'visitor2:35', 'move', 'hand:tom develop:right');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 31, 1800003153.0, 'id-ann-7f3a', 0, 5, 'visitor1:291', 'move', 'act:pass');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 32, 1800003173.0, 'id-ben-91c4', 1, 13, 'visitor2:36', 'move', 'hand:tom');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 33, 1800003176.0, 'id-ben-91c4', 1, 14, 'visitor2:37', 'move', 'hand:charles side:left');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 34, 1800003179.0, 'id-ben-91c4', 1, 15, 'visitor2:38', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 35, 1800003179.25, '', 2, 9, 'bot:2:9', 'move', 'hand:menthor side:left');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 36, 1800003183.25, '', 2, 10, 'bot:2:10', 'move', 'combat:1');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 37, 1800003264.0, '', 2, 11, 'bot:2:11', 'move', 'hand:tom');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 38, 1800003287.25, '', 2, 12, 'bot:2:12', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 39, 1800003310.75, 'id-ben-91c4', 1, 16, 'visitor2:39', 'move', 'market:4');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 40, 1800003313.75, 'id-ben-91c4', 1, 17, 'visitor2:40', 'move', 'hand:tom');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 41, 1800003316.75, 'id-ben-91c4', 1, 18, 'visitor2:41', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 42, 1800003316.75, '', 2, 13, 'bot:2:13', 'move', 'village:left');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 43, 1800003343.0, '', 2, 14, 'bot:2:14', 'move', 'combat:2');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 44, 1800003349.75, '', 2, 15, 'bot:2:15', 'move', 'magic:5');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 45, 1800003356.0, '', 2, 16, 'bot:2:16', 'move', 'hand:naya');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 46, 1800003376.75, '', 2, 17, 'bot:2:17', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 47, 1800003383.0, 'id-ben-91c4', 1, 19, 'visitor2:42', 'move', 'act:pass');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 48, 1800003403.0, '', 2, 18, 'bot:2:18', 'move', 'hand:naya');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 49, 1800003446.25, '', 2, 19, 'bot:2:19', 'move', 'market:3');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 50, 1800003506.25, '', 2, 20, 'bot:2:20', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 51, 1800003515.75, '', 2, 21, 'bot:2:21', 'move', 'act:pass');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 52, 1800003536.25, 'id-ben-91c4', 1, 20, 'visitor2:43', 'move', 'market:4');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 53, 1800003556.25, 'id-ben-91c4', 1, 21, 'visitor2:44', 'move', 'hand:naya develop:right');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 54, 1800003556.25, '', 2, 22, 'bot:2:22', 'move', 'hand:tom develop:right');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 55, 1800003576.25, 'id-ann-7f3a', 0, 6, 'visitor1:292', 'move', 'hand:naya develop:right');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 56, 1800003582.25, 'id-ben-91c4', 1, 22, 'visitor2:45', 'move', 'hand:charles side:left');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 57, 1800003585.25, 'id-ben-91c4', 1, 23, 'visitor2:47', 'ask', '');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 58, 1800003585.25, 'id-ann-7f3a', 0, 7, 'visitor1:293', 'refuse', '');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 59, 1800003605.25, 'id-ben-91c4', 1, 24, 'visitor2:48', 'move', 'combat:2');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 60, 1800003605.5, 'id-ben-91c4', 1, 25, 'visitor2:49', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 61, 1800003605.75, '', 2, 23, 'bot:2:23', 'move', 'act:pass');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 62, 1800003635.0, 'id-ann-7f3a', 0, 8, 'visitor1:294', 'move', 'hand:ariane');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 63, 1800003635.25, 'id-ann-7f3a', 0, 9, 'visitor1:295', 'move', 'combat:1');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 64, 1800003638.25, 'id-ann-7f3a', 0, 10, 'visitor1:296', 'move', 'hand:tom');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 65, 1800003658.25, 'id-ann-7f3a', 0, 11, 'visitor1:297', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 66, 1800003678.25, 'id-ben-91c4', 1, 26, 'visitor2:50', 'move', 'hand:tom');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 67, 1800003698.25, 'id-ben-91c4', 1, 27, 'visitor2:51', 'move', 'hand:britney side:right');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 68, 1800003698.5, 'id-ben-91c4', 1, 28, 'visitor2:53', 'ask', '');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 69, 1800003698.5, 'id-ann-7f3a', 0, 12, 'visitor1:298', 'refuse', '');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 70, 1800003701.5, 'id-ben-91c4', 1, 29, 'visitor2:54', 'move', 'played:charles side:left');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 71, 1800003704.5, 'id-ben-91c4', 1, 30, 'visitor2:55', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 72, 1800003704.75, 'id-ann-7f3a', 0, 13, 'visitor1:299', 'move', 'combat:2');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 73, 1800003724.75, 'id-ann-7f3a', 0, 14, 'visitor1:300', 'move', 'act:pass');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 74, 1800003727.75, 'id-ben-91c4', 1, 31, 'visitor2:56', 'move', 'market:1');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 75, 1800003750.75, 'id-ben-91c4', 1, 32, 'visitor2:57', 'move', 'hand:naya');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 76, 1800003753.75, 'id-ben-91c4', 1, 33, 'visitor2:58', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 77, 1800003756.75, 'id-ben-91c4', 1, 34, 'visitor2:60', 'ask', '');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 78, 1800003756.75, 'id-ann-7f3a', 0, 15, 'visitor1:301', 'refuse', '');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 79, 1800003776.75, 'id-ben-91c4', 1, 35, 'visitor2:61', 'move', 'market:1');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 80, 1800003796.75, 'id-ben-91c4', 1, 36, 'visitor2:62', 'move', 'act:pass');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 81, 1800003799.75, '', 2, 24, 'bot:2:24', 'move', 'market:3');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 82, 1800003862.75, 'id-ann-7f3a', 0, 16, 'visitor1:302', 'move', 'hand:ariane develop:right');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 83, 1800003862.75, '', 2, 25, 'bot:2:25', 'move', 'hand:menthor develop:right');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 84, 1800003865.75, 'id-ben-91c4', 1, 37, 'visitor2:63', 'move', 'hand:charles develop:left');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 85, 1800003885.75, '', 2, 26, 'bot:2:26', 'move', 'village:right');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 86, 1800003906.25, '', 2, 27, 'bot:2:27', 'move', 'hand:tom');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 87, 1800003952.25, '', 2, 28, 'bot:2:28', 'move', 'act:end');
INSERT INTO entries VALUES ('uS1vSJ7TqLrQOWuAfysFXw', 88, 1800003998.25, 'id-ann-7f3a', 0, 17, 'visitor1:303', 'move', 'combat:1');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 0, 1800003998.25, 'id-ann-7f3a', -1, 0, 'visitor1:304', 'sit', '{"seat":0,"name":"Ann"}');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 1, 1800003998.25, 'id-ann-7f3a', 0, 0, 'visitor1:305', 'ready', 'luck 0');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 2, 1800003998.25, 'id-ben-91c4', -1, 0, 'visitor2:64', 'sit', '{"seat":1,"name":"Ben"}');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 3, 1800003998.25, 'id-ben-91c4', 1, 0, 'visitor2:65', 'ready', 'luck 1');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 4, 1800003998.5, 'id-ben-91c4', 1, 0, 'visitor2:66', 'move', 'square:f5');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 5, 1800003998.75, 'id-ann-7f3a', 0, 0, 'visitor1:306', 'move', 'square:f8');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 6, 1800004018.75, 'id-ben-91c4', 1, 1, 'visitor2:67', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 7, 1800004021.75, 'id-ben-91c4', 1, 2, 'visitor2:68', 'move', 'square:d6');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 8, 1800004024.75, 'id-ann-7f3a', 0, 1, 'visitor1:307', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 9, 1800004044.75, 'id-ann-7f3a', 0, 2, 'visitor1:308', 'move', 'square:f4');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 10, 1800004045.0, 'id-ben-91c4', 1, 3, 'visitor2:69', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 11, 1800004048.0, 'id-ann-7f3a', 0, 3, 'visitor1:309', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 12, 1800004048.25, 'id-ann-7f3a', 0, 4, 'visitor1:310', 'move', 'square:g8');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 13, 1800004068.25, 'id-ben-91c4', 1, 4, 'visitor2:70', 'move', 'square:e6');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 14, 1800004088.25, 'id-ann-7f3a', 0, 5, 'visitor1:311', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 15, 1800004108.25, 'id-ben-91c4', 1, 5, 'visitor2:71', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 16, 1800004108.5, 'id-ann-7f3a', 0, 6, 'visitor1:312', 'move', 'square:d8');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 17, 1800004111.5, 'id-ben-91c4', 1, 6, 'visitor2:72', 'move', 'square:d4');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 18, 1800004114.5, 'id-ann-7f3a', 0, 7, 'visitor1:313', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 19, 1800004134.5, 'id-ann-7f3a', 0, 8, 'visitor1:314', 'move', 'square:f9');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 20, 1800004134.75, 'id-ben-91c4', 1, 7, 'visitor2:73', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 21, 1800004137.75, 'id-ben-91c4', 1, 8, 'visitor2:74', 'move', 'square:d8');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 22, 1800004138.0, 'id-ben-91c4', 1, 9, 'visitor2:75', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 23, 1800004158.0, 'id-ann-7f3a', 0, 9, 'visitor1:315', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 24, 1800004178.25, 'id-ben-91c4', 1, 10, 'visitor2:76', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 25, 1800004178.5, 'id-ann-7f3a', 0, 10, 'visitor1:316', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 26, 1800004178.75, 'id-ann-7f3a', 0, 11, 'visitor1:317', 'move', 'square:h6');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 27, 1800004181.75, 'id-ben-91c4', 1, 11, 'visitor2:77', 'move', 'square:f7');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 28, 1800004182.0, 'id-ann-7f3a', 0, 12, 'visitor1:318', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 29, 1800004202.0, 'id-ben-91c4', 1, 12, 'visitor2:78', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 30, 1800004205.0, 'id-ben-91c4', 1, 0, 'visitor2:79', 'chat', '{"name":"Ben","text":"It''s yours; go on"}');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 31, 1800004225.0, 'id-ben-91c4', 1, 13, 'visitor2:80', 'move', 'square:c7');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 32, 1800004245.0, 'id-ben-91c4', 1, 14, 'visitor2:81', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 33, 1800004248.0, 'id-ben-91c4', 1, 15, 'visitor2:82', 'move', 'square:f4');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 34, 1800004251.0, 'id-ben-91c4', 1, 16, 'visitor2:83', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 35, 1800004271.0, 'id-ben-91c4', 1, 17, 'visitor2:84', 'move', 'square:d9');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 36, 1800004277.0, 'id-ann-7f3a', 0, 13, 'visitor1:319', 'move', 'square:f11');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 37, 1800004277.25, 'id-ann-7f3a', 0, 14, 'visitor1:320', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 38, 1800004297.25, 'id-ben-91c4', 1, 18, 'visitor2:85', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 39, 1800004317.5, 'id-ben-91c4', 1, 19, 'visitor2:86', 'move', 'square:h5');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 40, 1800004337.5, 'id-ben-91c4', 1, 20, 'visitor2:87', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 41, 1800004337.75, 'id-ann-7f3a', 0, 15, 'visitor1:321', 'move', 'square:f10');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 42, 1800004357.75, 'id-ann-7f3a', 0, 16, 'visitor1:322', 'move', 'act:done');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 43, 1800004358.0, 'id-ann-7f3a', 0, 17, 'visitor1:323', 'move', 'square:g11');
INSERT INTO entries VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', 44, 1800004378.0, 'id-ann-7f3a', 0, 18, 'visitor1:324', 'move', 'act:done');
CREATE TABLE jobs (
	id VARCHAR(32) NOT NULL,
	person VARCHAR(32) NOT NULL,
	kind VARCHAR(16) NOT NULL,
	state VARCHAR(16) NOT NULL,
	done INTEGER NOT NULL,
	total INTEGER NOT NULL,
	result TEXT,
	error TEXT NOT NULL,
	changed DOUBLE PRECISION NOT NULL,
	PRIMARY KEY (id)
);
CREATE INDEX jobs_changed ON jobs (changed);
CREATE TABLE leases (
	"table" VARCHAR(32) NOT NULL,
	process VARCHAR(32) NOT NULL,
	until DOUBLE PRECISION NOT NULL,
	PRIMARY KEY ("table")
);
CREATE TABLE links (
	code VARCHAR(64) NOT NULL,
	person VARCHAR(32) NOT NULL,
	until DOUBLE PRECISION NOT NULL,
	PRIMARY KEY (code)
);
INSERT INTO links VALUES ('0000000000000000000000000000000000000000000000000000000000000000', 'id-ann-7f3a', 1800000600.0);
CREATE TABLE ludo_version (
	version INTEGER NOT NULL
);
INSERT INTO ludo_version VALUES (2);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL,
	name TEXT NOT NULL,
	epoch INTEGER NOT NULL,
	notify TEXT,
	seen DOUBLE PRECISION NOT NULL,
	PRIMARY KEY (id)
);
INSERT INTO people VALUES ('id-ann-7f3a', 'Ann', 0, null, 0.0);
INSERT INTO people VALUES ('id-ben-91c4', 'Ben', 0, null, 0.0);
CREATE TABLE records (
	"table" VARCHAR(32) NOT NULL,
	board INTEGER NOT NULL,
	game VARCHAR(32) NOT NULL,
	private BOOLEAN NOT NULL,
	finished DOUBLE PRECISION NOT NULL,
	summary TEXT NOT NULL,
	text TEXT NOT NULL,
	PRIMARY KEY ("table", board)
);
CREATE INDEX records_finished ON records (private, finished);
INSERT INTO records VALUES ('oM6c8zYbTNYbYXmIfkrPqw', 0, 'eden', true, 1800000563.0, '{"name":"L''été 0.844","game":"eden","edition":"base","options":{"modes":[],"shield_lasts":true},"duel":false,"phase":"ended","private":true,"seats":[{"spec":"person","name":"Ann"}],"to_move":[],"standing":[2],"next":""}', 'ludotheque record 1
game: eden
edition: base#99744a2c6b4573dff527c788be523829
rules: 1
rng: fair 1
seats: person
options: modes=none shield_lasts=on
commitment: 41612a90f08e6f321d4a6f2f37112eb5c1c50d72a77be18134217ecf6b509444
secret: 2e286be8cc2ebe01f277d35318919930d8103775d64482527f68e1edf784e514
salts: ["luck 0"]
table: {"names":["Ann"],"table":"L''été 0.844"}
started: 2027-01-15 08:00:00 UTC
result: {"opponent":null,"reason":{"facts":{"rounds":6,"score":0},"id":"eden-result-land-lost"},"seats":[{"rank":2,"score":0,"utility":0.0}]}
digest: 2f598f3d06c00aa25be0f0a2fc1974a2

  = objective ally=ally:flora goomz=goomz:yellow terrain=terrain:waterfall
  = objective ally=ally:fauna goomz=goomz:red terrain=terrain:swamp
  = objective ally=ally:water goomz=goomz:black terrain=terrain:mountain
  = roll dice=die:6,die:4,die:3,die:3 round=1
1 @9.0 die:6 card:I ally:flora place:4
1 @29.0 die:3 card:III ally:flora ally:water place:5
1 @69.0 die:3 card:II ally:fauna ally:flora
1 @89.0 die:4 card:IV ally:water ally:fauna
1 @92.0 act:end
1 @112.0 goomz:black
1 @115.0 goomz:yellow
1 @115.2 goomz:red
  = roll dice=die:3,die:3,die:5,die:6 round=2
1 @135.2 die:3 card:III ally:fauna ally:water place:3
1 @135.5 die:3 card:I ally:fauna place:6
1 @135.8 die:5 card:IV ally:fauna place:5
1 @155.8 noa:power die:6 face:3
1 @175.8 die:3 card:II ally:fauna ally:flora
1 @195.8 act:end
1 @215.8 goomz:black
1 @218.8 goomz:red
1 @219.0 goomz:yellow
  = roll dice=die:2,die:6,die:6,die:3 round=3
1 @279.2 die:2 card:IV ally:fauna place:5
1 @282.2 act:backup die:3 die:6
  = reroll die=die:6 face=face:3
1 @302.2 die:6 card:I ally:flora place:0
1 @305.2 die:3 card:II ally:water ally:flora
1 @308.2 act:end
1 @308.5 goomz:yellow
1 @312.0 goomz:red
1 @312.2 goomz:black
  = roll dice=die:3,die:4,die:5,die:4 round=4
1 @315.2 die:3 card:I ally:fauna place:3
1 @315.5 die:4 card:III ally:water place:7
1 @335.5 die:4 card:II ally:water goomz:yellow
1 @355.5 act:end
1 @355.8 goomz:yellow
1 @375.8 goomz:red
1 @376.0 goomz:black
  = roll dice=die:6,die:3,die:1,die:5 round=5
1 @396.0 die:1 card:III goomz:red goomz:black
1 @416.5 die:6 card:I ally:fauna place:1
1 @436.5 die:5 card:IV ally:flora place:2
1 @456.5 act:end
1 @476.5 goomz:red
1 @496.5 goomz:yellow
1 @499.5 goomz:black
  = roll dice=die:4,die:3,die:3,die:1 round=6
1 @519.5 act:backup die:4 die:1
  = reroll die=die:1 face=face:2
1 @522.5 act:backup die:3 die:2
  = reroll die=die:2 face=face:3
1 @542.5 die:3 card:I ally:flora place:4
1 @562.5 die:3 card:II ally:water ally:flora
1 @562.8 act:end
1 @563.0 goomz:red
');
INSERT INTO records VALUES ('HLU8VFtNOm0HwsFZy_qIlA', 0, 'havresac', false, 1800001722.0, '{"name":"L''été 0.956","game":"havresac","edition":"base","options":{"season":"summer","night":[],"random_faces":false,"same_chests":false},"duel":false,"phase":"ended","private":false,"seats":[{"spec":"person","name":"Ann"},{"spec":"random","name":""}],"to_move":[],"standing":[2,1],"next":""}', 'ludotheque record 1
game: havresac
edition: base#c1681b01921ccbf67590f74d94ec3ee6
rules: 1
rng: fair 1
seats: person, random
options: season=summer night=none random_faces=off same_chests=off
commitment: 41612a90f08e6f321d4a6f2f37112eb5c1c50d72a77be18134217ecf6b509444
secret: 2e286be8cc2ebe01f277d35318919930d8103775d64482527f68e1edf784e514
salts: ["luck 0"]
table: {"names":["Ann",""],"table":"L''été 0.956"}
started: 2027-01-15 08:13:21 UTC
result: {"opponent":null,"reason":{"facts":{"points":7,"winners":["seat:2"]},"id":"havresac-result-won"},"seats":[{"rank":2,"score":7,"utility":0.0},{"rank":1,"score":7,"utility":1.0}]}
digest: a9a51403dd0215a113ea182cd5a034df

  = guard card=hut:N creature=creature:fox place=start:e5 square=square:e5
  = guard card=hut:M creature=creature:pig place=start:g5 square=square:g5
  = guard card=hut:U creature=creature:fox place=start:e7 square=square:e7
  = scout card=hut:K creature=creature:fox place=hut:K square=square:c7
  = scout card=grove:7 creature=creature:fairy place=grove:7 square=square:h10
  = scout card=grove:5 creature=creature:fairy place=grove:5 square=square:b9
  = scout card=hut:J creature=creature:crocodile place=hut:J square=square:j4
  = scout card=hut:D creature=creature:fox place=hut:D square=square:e4
  = draw guardian=guardian:warrior seat=seat:1
  = draw guardian=guardian:warrior seat=seat:2
1 @0.2 square:e7
2 @0.2 square:g5
1 @20.2 act:done
  = draw guardian=guardian:priestess seat=seat:1
2 @20.2 act:done
  = draw guardian=guardian:priestess seat=seat:2
1 @40.2 square:f7
2 @40.2 square:e6
1 @43.2 act:done
  = draw guardian=guardian:thief seat=seat:1
2 @43.2 act:done
  = draw guardian=guardian:warrior seat=seat:2
1 @63.2 square:f9
2 @63.2 square:g7
1 @63.5 act:done
  = draw guardian=guardian:guide seat=seat:1
2 @63.5 act:done
  = draw guardian=guardian:guide seat=seat:2
1 @86.5 square:h7
2 @86.5 square:i7
1 @86.8 act:done
2 @86.8 act:done
2 @87.0 square:d7
2 @107.0 act:done
1 @110.0 square:i7
1 @113.0 act:done
  = home
1 @133.0 act:done
  = recruited seat=seat:1
2 @133.0 act:done
  = recruited seat=seat:2
  = scout card=hut:F creature=creature:fox place=hut:F square=square:h2
  = scout card=hut:R creature=creature:pig place=hut:R square=square:k11
  = scout card=hut:Q creature=creature:fox place=hut:Q square=square:g9
  = scout card=grove:2 creature=creature:fairy place=grove:2 square=square:c3
  = scout card=hut:I creature=creature:fox place=hut:I square=square:j5
  = draw guardian=guardian:guide seat=seat:1
  = draw guardian=guardian:warrior seat=seat:2
1 @182.0 square:j7
2 @182.0 square:i6
1 @185.0 act:done
  = draw guardian=guardian:thief seat=seat:1
2 @185.0 act:done
  = draw guardian=guardian:guide seat=seat:2
2 @228.0 square:f5
2 @231.0 act:done
  = draw guardian=guardian:priestess seat=seat:2
2 @251.0 square:h5
2 @254.0 act:done
  = draw guardian=guardian:thief seat=seat:2
2 @274.0 square:h6
2 @294.0 act:done
1 @294.2 square:k8
2 @294.2 square:i4
1 @294.5 act:done
  = draw guardian=guardian:priestess seat=seat:1
2 @294.5 act:done
1 @315.2 square:e6
1 @315.5 act:done
1 @315.8 square:e5
1 @318.8 act:done
1 @338.8 square:e4
1 @341.8 act:done
  = home
2 @341.8 guardian:thief
1 @342.0 act:done
  = recruited seat=seat:1
2 @342.0 act:done
  = recruited seat=seat:2
  = scout card=hut:L creature=creature:fox place=hut:L square=square:e9
  = scout card=hut:T creature=creature:crocodile place=hut:T square=square:j10
  = scout card=grove:6 creature=creature:fairy place=grove:6 square=square:c11
  = scout card=hut:O creature=creature:crocodile place=hut:O square=square:a9
  = scout card=hut:B creature=creature:fox place=hut:B square=square:c4
  = draw guardian=guardian:warrior seat=seat:1
  = draw guardian=guardian:guide seat=seat:2
1 @402.2 square:g5
2 @402.2 square:d7
1 @405.2 act:done
  = draw guardian=guardian:thief seat=seat:1
2 @405.2 act:done
  = draw guardian=guardian:warrior seat=seat:2
1 @428.2 square:g4
2 @428.2 square:d9
1 @428.5 act:done
  = draw guardian=guardian:priestess seat=seat:1
2 @428.5 act:done
  = draw guardian=guardian:thief seat=seat:2
1 @431.5 square:k8
2 @431.5 square:e8
1 @434.5 act:done
  = draw guardian=guardian:guide seat=seat:1
2 @434.5 act:done
  = draw guardian=guardian:priestess seat=seat:2
1 @437.5 square:i6
2 @437.5 square:c8
1 @457.5 act:done
2 @457.5 act:done
  = draw guardian=guardian:warrior seat=seat:2
1 @477.5 square:g6
2 @477.5 square:c7
1 @477.8 act:done
2 @477.8 act:done
2 @538.5 square:c6
2 @565.0 act:done
  = home
1 @631.2 act:done
  = recruited seat=seat:1
2 @631.2 act:done
  = recruited seat=seat:2
  = scout card=hut:C creature=creature:pig place=hut:C square=square:a1
  = scout card=hut:A creature=creature:fox place=hut:A square=square:a5
  = scout card=hut:S creature=creature:fox place=hut:S square=square:j8
  = scout card=grove:4 creature=creature:fairy place=grove:4 square=square:k5
  = scout card=hut:P creature=creature:fox place=hut:P square=square:i7
  = draw guardian=guardian:guide seat=seat:1
  = draw guardian=guardian:warrior seat=seat:2
1 @638.2 square:f7
2 @638.2 square:c6
1 @638.5 act:done
  = draw guardian=guardian:priestess seat=seat:1
2 @638.5 act:done
  = draw guardian=guardian:thief seat=seat:2
1 @638.8 square:g8
2 @638.8 square:d6
1 @658.8 act:done
  = draw guardian=guardian:thief seat=seat:1
2 @658.8 act:done
  = draw guardian=guardian:warrior seat=seat:2
1 @659.0 square:d6
2 @659.0 square:b6
2 @662.0 act:done
  = draw guardian=guardian:guide seat=seat:2
2 @665.0 square:f8
1 @685.0 act:done
2 @685.0 act:done
  = draw guardian=guardian:thief seat=seat:2
2 @705.0 square:a6
  = open item=item:sword place=chest:a6 seat=seat:2 square=square:a6
2 @708.0 act:done
1 @711.0 square:e6
2 @711.0 square:b7
1 @731.0 act:done
2 @731.0 act:done
1 @734.0 square:f9
1 @754.0 act:done
  = home
2 @754.0 act:done
  = recruited seat=seat:2
1 @757.2 guardian:warrior
1 @757.5 guardian:priestess
1 @757.8 act:done
  = recruited seat=seat:1
  = scout card=hut:E creature=creature:crocodile place=hut:E square=square:d2
  = scout card=hut:H creature=creature:pig place=hut:H square=square:k1
  = scout card=grove:1 creature=creature:fairy place=grove:1 square=square:e1
  = scout card=grove:3 creature=creature:fairy place=grove:3 square=square:g1
  = scout card=hut:G creature=creature:fox place=hut:G square=square:g4
  = draw guardian=guardian:warrior seat=seat:1
  = draw guardian=guardian:priestess seat=seat:2
2 @760.8 square:h6
2 @780.8 act:done
  = draw guardian=guardian:thief seat=seat:2
1 @800.8 square:d7
2 @800.8 square:f8
1 @801.0 act:done
  = draw guardian=guardian:thief seat=seat:1
2 @801.0 act:done
  = draw guardian=guardian:warrior seat=seat:2
2 @801.2 square:f7
2 @804.2 act:done
  = draw guardian=guardian:warrior seat=seat:2
1 @824.2 square:d8
2 @824.2 square:h5
1 @827.2 act:done
  = draw guardian=guardian:warrior seat=seat:1
2 @827.2 act:done
  = draw guardian=guardian:thief seat=seat:2
1 @847.2 square:d6
2 @847.2 square:g7
1 @867.2 act:done
  = draw guardian=guardian:priestess seat=seat:1
2 @867.2 act:done
1 @867.5 square:d9
2 @867.5 square:g5
1 @870.5 act:done
  = draw guardian=guardian:guide seat=seat:1
2 @870.5 act:done
1 @873.5 square:d5
1 @873.8 act:done
  = draw guardian=guardian:priestess seat=seat:1
1 @893.8 square:c5
1 @896.8 act:done
1 @917.2 square:c8
1 @920.2 act:done
  = home
');
INSERT INTO records VALUES ('EkFcmDW78KlKnEb58Iqnng', 0, 'goldblivion', false, 1800002743.5, '{"name":"L''été 0.238","game":"goldblivion","edition":"rulebook","options":{"noble":"ariane"},"duel":false,"phase":"ended","private":false,"seats":[{"spec":"person","name":"Ann"}],"to_move":[],"standing":[2],"next":""}', 'ludotheque record 1
game: goldblivion
edition: rulebook#c984bf4dcf0bc466b78600ef9a2d8601
rules: 1
rng: fair 1
seats: person
options: noble=ariane
commitment: 41612a90f08e6f321d4a6f2f37112eb5c1c50d72a77be18134217ecf6b509444
secret: 2e286be8cc2ebe01f277d35318919930d8103775d64482527f68e1edf784e514
salts: ["luck 0"]
table: {"names":["Ann"],"table":"L''été 0.238"}
started: 2027-01-15 08:28:42 UTC
result: {"opponent":{"rank":1,"score":10,"utility":1.0},"reason":{"facts":{"gold":2,"noble":"noble:ariane","other":10,"rounds":6},"id":"goldblivion-result-lost"},"seats":[{"rank":2,"score":2,"utility":0.0}]}
digest: e3f4069d8cc4206028d312509ba6374d

  = top card=fighter:joker pile=combat:1
  = top card=fighter:champion pile=combat:2
  = refill card=card:christina market=market:1
  = refill card=card:colin market=market:2
  = refill card=card:thardard market=market:3
  = refill card=card:rolly-rockers market=market:4
  = nobles cards=card:jade,card:blaze
1 @20.0 noble:blaze
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
1 @40.0 hand:blaze develop:right
  = develop seat=seat:1 side=develop:right
1 @43.0 hand:gloric
1 @46.0 hex:3
  = turn-tile force=3 hex=hex:3 tile=tile:f3n
  = fighter card=fighter:arthur seat=seat:1
  = fighter card=fighter:xena seat=seat:1
  = fighter card=fighter:xena seat=seat:1
1 @66.2 army:arthur
1 @66.5 hand:tom
1 @69.5 hand:naya
1 @89.5 act:end
  = noble-roll face=face:1
  = refill card=card:conversus market=market:1
1 @89.8 hex:3
1 @92.8 village:left
1 @95.8 market:4
1 @115.8 combat:1
  = top card=fighter:champion pile=combat:1
  = refill card=card:harmony market=market:1
1 @175.8 hand:naya
1 @195.8 market:3
  = refill card=card:magda market=market:1
1 @215.8 act:end
  = noble-roll face=face:1
  = refill card=card:colin market=market:1
1 @218.8 act:pass
  = noble-roll face=face:4
  = refill card=card:wanda market=market:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
1 @221.8 hand:christina develop:left
  = develop seat=seat:1 side=develop:left
1 @224.8 hand:gloric
1 @225.0 hex:7
  = turn-tile force=5 hex=hex:7 tile=tile:f5
  = fighter card=fighter:arthur seat=seat:1
  = fighter card=fighter:arthur seat=seat:1
  = fighter card=fighter:xena seat=seat:1
1 @245.0 army:arthur
1 @248.0 hand:tom
1 @248.2 village:left
  = roll face=face:4 seat=seat:1
1 @254.5 combat:1
  = top card=fighter:champion pile=combat:1
1 @257.5 act:end
  = noble-roll face=face:4
  = refill card=card:eve-and-lily market=market:1
  = noble-roll face=face:6
  = noble-roll face=face:2
1 @263.5 village:left
1 @264.0 combat:2
1 @264.2 market:3
  = top card=fighter:champion pile=combat:2
  = refill card=card:red market=market:1
1 @267.2 hand:naya
1 @307.5 hand:naya
1 @310.5 act:end
  = noble-roll face=face:4
  = refill card=card:bro market=market:1
  = noble-roll face=face:1
  = noble-roll face=face:3
1 @313.5 combat:2
  = top card=fighter:champion pile=combat:2
1 @316.5 act:pass
  = noble-roll face=face:2
  = refill card=card:vlad market=market:1
  = refill card=card:castrum market=market:1
  = refill card=card:menthor market=market:1
  = noble-roll face=face:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
1 @336.5 hand:tom develop:right
  = develop seat=seat:1 side=develop:right
1 @356.5 hand:tom
1 @396.8 hand:gloric
1 @397.0 hex:5
  = turn-tile force=7 hex=hex:5 tile=tile:m7n
1 @417.0 hand:naya
1 @417.2 act:end
  = noble-roll face=face:5
  = refill card=card:bar market=market:1
1 @420.2 hex:5
1 @440.2 village:left
  = roll face=face:3 seat=seat:1
1 @443.2 combat:2
  = top card=fighter:archer pile=combat:2
1 @446.2 village:left
1 @446.5 market:1
1 @449.5 market:3
  = refill card=card:neverland market=market:2
  = refill card=card:britney market=market:1
1 @493.2 hand:naya
1 @493.5 act:end
  = noble-roll face=face:3
  = refill card=card:forge market=market:1
  = refill card=card:rolly-rockers market=market:1
  = refill card=card:assassins market=market:1
  = noble-roll face=face:6
1 @513.5 combat:1
  = top card=fighter:karen pile=combat:1
1 @516.5 act:pass
  = noble-roll face=face:4
  = refill card=card:vlad market=market:1
  = refill card=card:goldie market=market:1
  = refill card=card:goldie market=market:1
  = noble-roll face=face:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
1 @516.8 hand:tom develop:left
  = develop seat=seat:1 side=develop:left
1 @536.8 hand:gloric
1 @537.0 hex:12
  = turn-tile force=4 hex=hex:12 tile=tile:f4
  = fighter card=fighter:champion seat=seat:1
  = fighter card=fighter:champion seat=seat:1
1 @540.0 market:2
  = refill card=card:amazone market=market:1
1 @543.0 hand:naya
1 @543.2 act:end
  = noble-roll face=face:4
  = refill card=card:conversus market=market:1
  = noble-roll face=face:6
  = noble-roll face=face:6
1 @543.5 hand:tom
1 @563.5 combat:2
  = top card=fighter:champion pile=combat:2
1 @566.5 market:1
  = refill card=card:castrum market=market:1
1 @569.5 building:conversus side:left
1 @572.8 act:end
  = noble-roll face=face:2
  = refill card=card:magda market=market:1
1 @573.0 combat:1
  = top card=fighter:archer pile=combat:1
1 @593.0 hand:naya
1 @613.0 act:pass
  = noble-roll face=face:5
  = refill card=card:harmony market=market:1
  = noble-roll face=face:4
  = noble-roll face=face:4
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
1 @633.0 hand:goldie develop:left
  = develop seat=seat:1 side=develop:left
1 @636.0 village:left
  = roll face=face:6 seat=seat:1
1 @639.0 market:2
  = refill card=card:bruno market=market:1
1 @665.0 hand:naya
1 @685.0 building:conversus side:left
1 @688.0 act:ingot
1 @688.2 market:1
  = refill card=card:magus market=market:1
1 @688.5 act:end
  = noble-roll face=face:1
  = refill card=card:britney market=market:1
1 @688.8 hex:7
1 @689.0 hex:8
  = turn-tile force=2 hex=hex:8 tile=tile:f2
  = noble-roll face=face:3
1 @709.0 hand:tom
1 @729.0 village:right
1 @729.2 hand:naya
1 @729.8 act:end
  = noble-roll face=face:2
  = refill card=card:bud-and-buddy market=market:1
1 @732.8 combat:1
  = top card=fighter:champion pile=combat:1
1 @776.2 hand:gloric
1 @796.2 hex:4
  = turn-tile force=3 hex=hex:4 tile=tile:f3n
  = fighter card=fighter:archer seat=seat:1
  = fighter card=fighter:karen seat=seat:1
  = fighter card=fighter:champion seat=seat:1
1 @859.5 act:fight
1 @859.8 army:archer
1 @862.8 act:pass
  = noble-roll face=face:1
  = refill card=card:magika market=market:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
  = draw seat=seat:1
1 @865.8 hand:naya develop:right
  = develop seat=seat:1 side=develop:right
1 @884.0 hand:naya
1 @884.2 market:2
  = refill card=card:menthor market=market:1
1 @884.5 hand:bruno side:left
1 @884.8 market:4
  = refill card=card:bud-and-buddy market=market:1
1 @887.8 building:conversus side:right
1 @907.8 act:end
  = noble-roll face=face:2
  = refill card=card:mine market=market:1
  = noble-roll face=face:5
1 @908.0 hex:9
  = turn-tile force=8 hex=hex:9 tile=tile:m8
  = noble-roll face=face:6
  = noble-roll face=face:2
1 @911.2 village:right
  = draw seat=seat:1
1 @914.2 combat:2
  = top card=fighter:champion pile=combat:2
1 @934.2 hand:gloric
1 @954.2 hex:9
  = fighter card=fighter:champion seat=seat:1
1 @954.5 army:champion
1 @975.0 hand:bud-and-buddy
1 @995.0 act:end
  = noble-roll face=face:3
  = refill card=card:magika market=market:1
1 @998.0 hex:9
1 @998.2 hex:11
  = turn-tile force=7 hex=hex:11 tile=tile:m7d
  = noble-roll face=face:1
1 @1018.2 combat:1
  = top card=fighter:archer pile=combat:1
1 @1021.2 hand:tom
1 @1021.5 act:pass
  = noble-roll face=face:2
  = refill card=card:eve-and-lily market=market:1
  = refill card=card:archimus market=market:1
  = refill card=card:amazone market=market:1
  = noble-roll face=face:4
');
CREATE TABLE settings (
	name VARCHAR(32) NOT NULL,
	value TEXT NOT NULL,
	PRIMARY KEY (name)
);
INSERT INTO settings VALUES ('key', '0000000000000000000000000000000000000000000000000000000000000001');
INSERT INTO settings VALUES ('push key', '0000000000000000000000000000000000000000000000000000000000000001');
CREATE TABLE sitting (
	person VARCHAR(32) NOT NULL,
	"table" VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	PRIMARY KEY (person, "table")
);
INSERT INTO sitting VALUES ('id-ann-7f3a', 'oM6c8zYbTNYbYXmIfkrPqw', 0);
INSERT INTO sitting VALUES ('id-ann-7f3a', 'LKJTEZKaOx20vCki3rr_Aw', 0);
INSERT INTO sitting VALUES ('id-ben-91c4', 'LKJTEZKaOx20vCki3rr_Aw', 1);
INSERT INTO sitting VALUES ('id-ann-7f3a', 'HLU8VFtNOm0HwsFZy_qIlA', 0);
INSERT INTO sitting VALUES ('id-ann-7f3a', 'EkFcmDW78KlKnEb58Iqnng', 0);
INSERT INTO sitting VALUES ('id-ann-7f3a', 'uS1vSJ7TqLrQOWuAfysFXw', 0);
INSERT INTO sitting VALUES ('id-ben-91c4', 'uS1vSJ7TqLrQOWuAfysFXw', 1);
INSERT INTO sitting VALUES ('id-ann-7f3a', 'QfyMFgfF5ls5CIEfj1qrPQ', 0);
INSERT INTO sitting VALUES ('id-ben-91c4', 'QfyMFgfF5ls5CIEfj1qrPQ', 1);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL,
	plan TEXT NOT NULL,
	secret VARCHAR(64) NOT NULL,
	opened DOUBLE PRECISION NOT NULL,
	touched DOUBLE PRECISION NOT NULL,
	private BOOLEAN NOT NULL,
	phase VARCHAR(16) NOT NULL,
	summary TEXT NOT NULL,
	due DOUBLE PRECISION,
	PRIMARY KEY (id)
);
CREATE INDEX tables_due ON tables (due);
CREATE INDEX tables_lobby ON tables (private, phase, touched);
INSERT INTO tables VALUES ('oM6c8zYbTNYbYXmIfkrPqw', '{"game":"eden","edition":"base","content":null,"options":{"modes":[],"shield_lasts":true},"seats":["open"],"terms":{"undo":"free","pause":30.0,"absent":"wait","grace":120.0,"bot":"greedy","clock":{"kind":"none","seconds":0.0,"increment":0.0}},"name":"L''été 0.844","private":true,"owner":"id-ann-7f3a","duel":false}', '2e286be8cc2ebe01f277d35318919930d8103775d64482527f68e1edf784e514', 1800000000.0, 1800000563.0, true, 'ended', '{"name":"L''été 0.844","game":"eden","edition":"base","options":{"modes":[],"shield_lasts":true},"duel":false,"phase":"ended","private":true,"seats":[{"spec":"person","name":"Ann"}],"to_move":[],"standing":[2],"next":""}', null);
INSERT INTO tables VALUES ('LKJTEZKaOx20vCki3rr_Aw', '{"game":"eden","edition":"base","content":null,"options":{"modes":[],"shield_lasts":true},"seats":["open","open"],"terms":{"undo":"free","pause":30.0,"absent":"wait","grace":120.0,"bot":"greedy","clock":{"kind":"none","seconds":0.0,"increment":0.0}},"name":"L''été 0.134","private":false,"owner":"id-ann-7f3a","duel":true}', '2e286be8cc2ebe01f277d35318919930d8103775d64482527f68e1edf784e514', 1800000563.0, 1800000563.0, false, 'playing', '{"name":"L''été 0.134","game":"eden","edition":"base","options":{"modes":[],"shield_lasts":true},"duel":true,"phase":"playing","private":false,"seats":[{"spec":"person","name":"Ann"},{"spec":"person","name":"Ben"}],"to_move":[0,1],"standing":null,"next":""}', null);
INSERT INTO tables VALUES ('HLU8VFtNOm0HwsFZy_qIlA', '{"game":"havresac","edition":"base","content":null,"options":{"season":"summer","night":[],"random_faces":false,"same_chests":false},"seats":["open","random"],"terms":{"undo":"free","pause":30.0,"absent":"wait","grace":120.0,"bot":"greedy","clock":{"kind":"none","seconds":0.0,"increment":0.0}},"name":"L''été 0.956","private":false,"owner":"id-ann-7f3a","duel":false}', '2e286be8cc2ebe01f277d35318919930d8103775d64482527f68e1edf784e514', 1800000801.75, 1800001722.0, false, 'ended', '{"name":"L''été 0.956","game":"havresac","edition":"base","options":{"season":"summer","night":[],"random_faces":false,"same_chests":false},"duel":false,"phase":"ended","private":false,"seats":[{"spec":"person","name":"Ann"},{"spec":"random","name":""}],"to_move":[],"standing":[2,1],"next":""}', null);
INSERT INTO tables VALUES ('EkFcmDW78KlKnEb58Iqnng', '{"game":"goldblivion","edition":"rulebook","content":null,"options":{"noble":"ariane"},"seats":["open"],"terms":{"undo":"free","pause":30.0,"absent":"wait","grace":120.0,"bot":"greedy","clock":{"kind":"none","seconds":0.0,"increment":0.0}},"name":"L''été 0.238","private":false,"owner":"id-ann-7f3a","duel":false}', '2e286be8cc2ebe01f277d35318919930d8103775d64482527f68e1edf784e514', 1800001722.0, 1800002743.5, false, 'ended', '{"name":"L''été 0.238","game":"goldblivion","edition":"rulebook","options":{"noble":"ariane"},"duel":false,"phase":"ended","private":false,"seats":[{"spec":"person","name":"Ann"}],"to_move":[],"standing":[2],"next":""}', null);
INSERT INTO tables VALUES ('uS1vSJ7TqLrQOWuAfysFXw', '{"game":"goldblivion","edition":"rulebook","content":null,"options":{"noble":"none"},"seats":["open","open","random"],"terms":{"undo":"ask","pause":0.0,"absent":"bot","grace":864000.0,"bot":"greedy","clock":{"kind":"turn","seconds":259200.0,"increment":0.0}},"name":"L''été 0.236","private":true,"owner":"id-ann-7f3a","duel":false}', '2e286be8cc2ebe01f277d35318919930d8103775d64482527f68e1edf784e514', 1800002743.5, 1800003998.25, true, 'playing', '{"name":"L''été 0.236","game":"goldblivion","edition":"rulebook","options":{"noble":"none"},"duel":false,"phase":"playing","private":true,"seats":[{"spec":"person","name":"Ann"},{"spec":"person","name":"Ben"},{"spec":"random","name":""}],"to_move":[0],"standing":null,"next":""}', 1800263198.25);
INSERT INTO tables VALUES ('W227ZIrBSlspXH9T_3heZA', '{"game":"goldblivion","edition":"rulebook","content":null,"options":{"noble":"none"},"seats":["open","open"],"terms":{"undo":"free","pause":30.0,"absent":"wait","grace":120.0,"bot":"greedy","clock":{"kind":"none","seconds":0.0,"increment":0.0}},"name":"L''été 0.623","private":false,"owner":"id-ann-7f3a","duel":false}', '2e286be8cc2ebe01f277d35318919930d8103775d64482527f68e1edf784e514', 1800003998.25, 1800003998.25, false, 'gathering', '{"name":"L''été 0.623","game":"goldblivion","edition":"rulebook","options":{"noble":"none"},"duel":false,"phase":"gathering","private":false,"seats":[{"spec":"open","name":""},{"spec":"open","name":""}],"to_move":[],"standing":null,"next":""}', null);
INSERT INTO tables VALUES ('QfyMFgfF5ls5CIEfj1qrPQ', '{"game":"havresac","edition":"base","content":null,"options":{"season":"summer","night":[],"random_faces":false,"same_chests":false},"seats":["open","open"],"terms":{"undo":"free","pause":30.0,"absent":"end","grace":600.0,"bot":"greedy","clock":{"kind":"live","seconds":900.0,"increment":10.0}},"name":"L''été 0.793","private":false,"owner":"id-ann-7f3a","duel":false}', '2e286be8cc2ebe01f277d35318919930d8103775d64482527f68e1edf784e514', 1800003998.25, 1800004378.0, false, 'playing', '{"name":"L''été 0.793","game":"havresac","edition":"base","options":{"season":"summer","night":[],"random_faces":false,"same_chests":false},"duel":false,"phase":"playing","private":false,"seats":[{"spec":"person","name":"Ann"},{"spec":"person","name":"Ben"}],"to_move":[0],"standing":null,"next":""}', 1800004978.0);
