-- A reader marks words as well, and not of the Bible alone: of the six standards too. inicio and fim stay what a mark is
-- listed by: verses as the library counts them, or parts of a page of a standard (parte.id). Words stand from a character
-- of one part up to, not including, one of another or the same: parte_* are parts of the page, or verses as the edition
-- counts them in which the words were chosen; null for whole verses. deslocamento_* are null when that text no longer
-- has the words, and parte_* then say where they last stood. trecho, antes and depois are read from the text by the
-- server, and find the words again when it is corrected.
CREATE TABLE marca_de_palavras (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  fonte TEXT NOT NULL CHECK (fonte IN ('biblia', 'cfw', 'cmw', 'bcw', 'fgop', 'dcpu', 'dcpr')),
  inicio INTEGER NOT NULL,
  fim INTEGER NOT NULL,
  -- Short name; null in a standard, and for whole verses, which are of every edition.
  edicao TEXT,
  parte_inicio INTEGER,
  deslocamento_inicio INTEGER,
  parte_fim INTEGER,
  deslocamento_fim INTEGER,
  trecho TEXT NOT NULL DEFAULT '',
  antes TEXT NOT NULL DEFAULT '',
  depois TEXT NOT NULL DEFAULT '',
  -- Null where there is only a note.
  cor TEXT CHECK (cor IN ('amarelo', 'verde', 'azul', 'rosa', 'roxo')),
  nota TEXT NOT NULL,
  versao INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  atualizado_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, id),
  CHECK (fim >= inicio),
  CHECK (cor IS NOT NULL OR nota <> ''),
  CHECK ((parte_inicio IS NULL) = (parte_fim IS NULL)),
  CHECK ((parte_inicio IS NULL) = (trecho = '')),
  CHECK ((deslocamento_inicio IS NULL) = (deslocamento_fim IS NULL)),
  CHECK (deslocamento_inicio IS NULL OR parte_inicio IS NOT NULL),
  CHECK (fonte = 'biblia' OR parte_inicio IS NOT NULL)
) /*STRICT*/;

INSERT INTO marca_de_palavras (usuario_id, id, fonte, inicio, fim, cor, nota, versao, criado_em, atualizado_em)
SELECT usuario_id, id, fonte, inicio, fim, cor, nota, versao, criado_em, atualizado_em FROM marca;

DROP TABLE marca;
ALTER TABLE marca_de_palavras RENAME TO marca;

CREATE INDEX marca_por_lugar ON marca (usuario_id, inicio);
-- Those of a text that is imported anew, of all readers.
CREATE INDEX marca_por_texto ON marca (fonte, parte_inicio) WHERE parte_inicio IS NOT NULL;
