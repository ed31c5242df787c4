-- What an import has written and does not show yet, and what it replaced: text of a chapter in an edition, or an image
-- of a book. Each import ends by removing it, and the next one begins so, should the one before have been broken off.
CREATE TABLE importacao_sobra (
  tipo TEXT NOT NULL CHECK (tipo IN ('texto', 'imagem')),
  -- The chapter, or the book of an image.
  dono_id INTEGER NOT NULL,
  -- Number of the edition, or name of the image.
  nome TEXT NOT NULL,
  PRIMARY KEY (tipo, dono_id, nome)
) /*STRICT*/;

-- Documents whose entry in the index of the search must be made anew. oculto 1: not found until then; 2: of an edition
-- that nobody reads yet, and found with it.
CREATE TABLE busca_pendente (
  fonte TEXT NOT NULL,
  numero /*SQLITE*/INTEGER/*END*//*POSTGRES*/BIGINT/*END*/ NOT NULL,
  oculto INTEGER NOT NULL,
  PRIMARY KEY (fonte, numero)
) /*SQLITE*/STRICT, WITHOUT ROWID/*END*/;

-- FTS5 joins its segments while it writes, now and then for seconds, and everybody waits. Imports join them afterwards,
-- piece by piece (server/busca/indice/sqlite.ts).
/*SQLITE*/
INSERT INTO busca_padroes (busca_padroes, rank) VALUES ('automerge', 0);
INSERT INTO busca_padroes (busca_padroes, rank) VALUES ('crisismerge', 1999);
INSERT INTO busca_biblia (busca_biblia, rank) VALUES ('automerge', 0);
INSERT INTO busca_biblia (busca_biblia, rank) VALUES ('crisismerge', 1999);
INSERT INTO busca_ebooks (busca_ebooks, rank) VALUES ('automerge', 0);
INSERT INTO busca_ebooks (busca_ebooks, rank) VALUES ('crisismerge', 1999);
/*END*/
