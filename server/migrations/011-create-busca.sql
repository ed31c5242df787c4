-- The search (docs/busca.md): for each source one index over what server/busca/analise makes of its texts. A document
-- is its number (server/busca/indice/numeros.ts); its text stays in its own table. conteudo, fonte 'busca', holds the
-- version of the analyser that made the index.

-- The number of a note, which goes with the note.
CREATE TABLE busca_nota (
  id /*SQLITE*/INTEGER/*END*//*POSTGRES*/BIGINT GENERATED ALWAYS AS IDENTITY/*END*/ PRIMARY KEY,
  usuario_id TEXT NOT NULL,
  nota_id TEXT NOT NULL,
  UNIQUE (usuario_id, nota_id),
  FOREIGN KEY (usuario_id, nota_id) REFERENCES anotacao (usuario_id, id) ON DELETE CASCADE
) /*STRICT*/;

-- Words of the public texts, for 'você quis dizer': folded, and as they were first printed.
CREATE TABLE busca_palavra (
  palavra TEXT PRIMARY KEY,
  exibida TEXT NOT NULL,
  ocorrencias INTEGER NOT NULL
) /*SQLITE*/STRICT, WITHOUT ROWID/*END*/;

CREATE TABLE busca_trigrama (
  trigrama TEXT NOT NULL,
  palavra TEXT NOT NULL,
  PRIMARY KEY (trigrama, palavra)
) /*SQLITE*/STRICT, WITHOUT ROWID/*END*/;

/*SQLITE*/
CREATE VIRTUAL TABLE busca_padroes USING fts5(forma, raiz, content='', contentless_delete=1, tokenize='ascii', prefix='2 3');
CREATE VIRTUAL TABLE busca_biblia USING fts5(forma, raiz, content='', contentless_delete=1, tokenize='ascii', prefix='2 3');
CREATE VIRTUAL TABLE busca_ebooks USING fts5(forma, raiz, content='', contentless_delete=1, tokenize='ascii', prefix='2 3');
-- The reader is a word of the note, so that a search never walks through the notes of others.
CREATE VIRTUAL TABLE busca_notas USING fts5(leitor, forma, raiz, content='', contentless_delete=1, tokenize='ascii', prefix='2 3');

-- Also when a note goes with its account: actions of foreign keys fire triggers.
CREATE TRIGGER busca_nota_vai AFTER DELETE ON busca_nota BEGIN
  DELETE FROM busca_notas WHERE rowid = OLD.id;
END;
/*END*/

/*POSTGRES*/
CREATE TABLE busca_padroes (id BIGINT PRIMARY KEY, termos TSVECTOR NOT NULL);
CREATE TABLE busca_biblia (id BIGINT PRIMARY KEY, termos TSVECTOR NOT NULL);
CREATE TABLE busca_ebooks (id BIGINT PRIMARY KEY, termos TSVECTOR NOT NULL);
CREATE TABLE busca_notas (
  id BIGINT PRIMARY KEY REFERENCES busca_nota (id) ON DELETE CASCADE,
  termos TSVECTOR NOT NULL
);

-- Whether a word is rare decides between the two ways to the first hits, so more words than usual are counted.
ALTER TABLE busca_padroes ALTER COLUMN termos SET STATISTICS 1000;
ALTER TABLE busca_biblia ALTER COLUMN termos SET STATISTICS 1000;
ALTER TABLE busca_ebooks ALTER COLUMN termos SET STATISTICS 1000;
ALTER TABLE busca_notas ALTER COLUMN termos SET STATISTICS 1000;

-- An import writes thousands of texts: they wait in the index's list and go into the index together, which the import
-- asks for at its end (ten times as fast). A note is one text.
CREATE INDEX busca_padroes_termos ON busca_padroes USING gin (termos) WITH (fastupdate = on);
CREATE INDEX busca_biblia_termos ON busca_biblia USING gin (termos) WITH (fastupdate = on);
CREATE INDEX busca_ebooks_termos ON busca_ebooks USING gin (termos) WITH (fastupdate = on);
CREATE INDEX busca_notas_termos ON busca_notas USING gin (termos) WITH (fastupdate = off);
/*END*/
