-- What each reader keeps, counted where it is written, so that a quota costs no look at 20,000 notes.
-- bytes: UTF-8, of titles and texts of notes, passages of highlights and the notes on them.
CREATE TABLE uso (
  usuario_id TEXT PRIMARY KEY REFERENCES usuario (id) ON DELETE CASCADE,
  notas INTEGER NOT NULL,
  destaques INTEGER NOT NULL,
  bytes INTEGER NOT NULL
) /*STRICT*/;

INSERT INTO uso (usuario_id, notas, destaques, bytes)
SELECT
  usuario.id,
  (SELECT count(*) FROM anotacao WHERE anotacao.usuario_id = usuario.id),
  (SELECT count(*) FROM destaque WHERE destaque.usuario_id = usuario.id),
  coalesce((SELECT sum(octet_length(titulo) + octet_length(anotacao)) FROM anotacao WHERE anotacao.usuario_id = usuario.id), 0)
    + coalesce((SELECT sum(octet_length(trecho) + octet_length(nota)) FROM destaque WHERE destaque.usuario_id = usuario.id), 0)
FROM usuario;

-- Lists are read in batches, each beginning where the one before ended.
CREATE INDEX anotacao_por_data_id ON anotacao (usuario_id, data_criacao, id);
DROP INDEX anotacao_por_data;
CREATE INDEX anotacao_por_pagina_data ON anotacao (usuario_id, simbolo_id, numero, data_criacao, id);
DROP INDEX anotacao_por_pagina;
