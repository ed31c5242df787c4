-- What a reader is told of once a week by mail, a row for each kind that was ever turned on (ADR 047): the switches of
-- 'Notificações' are these rows. proxima_em is null while it is off; desde is after which arrivals a book is new.
CREATE TABLE aviso (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  tipo TEXT NOT NULL CHECK (tipo IN ('novos_livros', 'estudo_semanal')),
  proxima_em TEXT,
  desde TEXT NOT NULL,
  enviados INTEGER NOT NULL,
  ultima_em TEXT,
  PRIMARY KEY (usuario_id, tipo)
) /*STRICT*/;

CREATE INDEX aviso_devido ON aviso (proxima_em) WHERE proxima_em IS NOT NULL;

-- When a book was first seen in the catalogue; what is there already is nobody's news.
CREATE TABLE livro_chegada (
  ebook_id INTEGER PRIMARY KEY REFERENCES ebook (id) ON DELETE CASCADE,
  chegou_em TEXT NOT NULL
) /*STRICT*/;

INSERT INTO livro_chegada (ebook_id, chegou_em)
SELECT id, '2026-11-23T00:00:00.000Z' FROM ebook WHERE kind = 'livro';

-- Who turned a switch on while nothing was sent begins on one of the next seven days.
/*SQLITE*/
INSERT INTO aviso (usuario_id, tipo, proxima_em, desde, enviados)
SELECT p.usuario_id, t.tipo, strftime('%Y-%m-%dT09:00:00.000Z', 'now', (1 + abs(random() % 7)) || ' days'),
  strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 0
FROM preferencia AS p CROSS JOIN (SELECT 'novos_livros' AS tipo UNION ALL SELECT 'estudo_semanal') AS t
WHERE p.chave = 'perfil' AND json_extract(p.valor, '$.' || t.tipo) = 1;
/*END*/
/*POSTGRES*/
INSERT INTO aviso (usuario_id, tipo, proxima_em, desde, enviados)
SELECT p.usuario_id, t.tipo,
  to_char((now() AT TIME ZONE 'UTC') + make_interval(days => 1 + floor(random() * 7)::int), 'YYYY-MM-DD"T09:00:00.000Z"'),
  to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 0
FROM preferencia AS p CROSS JOIN (VALUES ('novos_livros'), ('estudo_semanal')) AS t (tipo)
WHERE p.chave = 'perfil' AND p.valor::jsonb ->> t.tipo = 'true';
/*END*/
