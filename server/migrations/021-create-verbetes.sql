-- The glossary of the search: words that people use, and the places that answer them (content/README.md). It is content
-- like the harmonies; termos and lugares are JSON (server/busca/glossario/verbete.ts).
CREATE TABLE verbete (
  tipo TEXT NOT NULL CHECK (tipo IN ('doutrina', 'versiculo')),
  ordem INTEGER NOT NULL,
  termos TEXT NOT NULL,
  lugares TEXT NOT NULL,
  PRIMARY KEY (tipo, ordem)
) /*STRICT*/;

-- The number of a highlight that has a note, which goes with the highlight, and the index of those notes.
CREATE TABLE busca_destaque (
  id /*SQLITE*/INTEGER/*END*//*POSTGRES*/BIGINT GENERATED ALWAYS AS IDENTITY/*END*/ PRIMARY KEY,
  usuario_id TEXT NOT NULL,
  destaque_id TEXT NOT NULL,
  UNIQUE (usuario_id, destaque_id),
  FOREIGN KEY (usuario_id, destaque_id) REFERENCES destaque (usuario_id, id) ON DELETE CASCADE
) /*STRICT*/;

/*SQLITE*/
CREATE VIRTUAL TABLE busca_destaques USING fts5(leitor, forma, raiz, content='', contentless_delete=1, tokenize='ascii', prefix='2 3');

CREATE TRIGGER busca_destaque_vai AFTER DELETE ON busca_destaque BEGIN
  DELETE FROM busca_destaques WHERE rowid = OLD.id;
  INSERT OR IGNORE INTO configuracao (chave, valor) VALUES ('limpeza_busca_destaques', '1');
END;
/*END*/

/*POSTGRES*/
CREATE TABLE busca_destaques (
  id BIGINT PRIMARY KEY REFERENCES busca_destaque (id) ON DELETE CASCADE,
  termos TSVECTOR NOT NULL
);
ALTER TABLE busca_destaques ALTER COLUMN termos SET STATISTICS 1000;
ALTER TABLE busca_destaques SET (toast_tuple_target = 8160);
CREATE INDEX busca_destaques_termos ON busca_destaques USING gin (termos) WITH (fastupdate = off);
/*END*/
