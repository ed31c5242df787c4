-- A new edition of a book is written beside the one that is read, in many transactions, and shown by one change of its
-- chapters: readers see a paragraph only in the edition that its chapter names. So paragraphs are there before their
-- chapter and images before their book, and neither has a foreign key.
ALTER TABLE ebook_capitulo ADD COLUMN edicao INTEGER NOT NULL DEFAULT 1;

CREATE TABLE paragrafo_de_edicao (
  id INTEGER NOT NULL,
  edicao INTEGER NOT NULL DEFAULT 1,
  ebook_capitulo_id INTEGER NOT NULL,
  ordem INTEGER NOT NULL,
  titulo TEXT,
  texto TEXT NOT NULL,
  tipo TEXT NOT NULL DEFAULT 'paragrafo',
  detalhes TEXT NOT NULL DEFAULT '{}',
  marcas TEXT NOT NULL DEFAULT '[]',
  texto_busca TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (id, edicao),
  UNIQUE (ebook_capitulo_id, edicao, ordem)
) /*STRICT*/;

INSERT INTO paragrafo_de_edicao (id, ebook_capitulo_id, ordem, titulo, texto, tipo, detalhes, marcas, texto_busca)
SELECT id, ebook_capitulo_id, ordem, titulo, texto, tipo, detalhes, marcas, texto_busca FROM paragrafo;

DROP TABLE paragrafo;
ALTER TABLE paragrafo_de_edicao RENAME TO paragrafo;

CREATE TABLE ebook_imagem_de_edicao (
  ebook_id INTEGER NOT NULL,
  nome TEXT NOT NULL,
  largura INTEGER NOT NULL,
  altura INTEGER NOT NULL,
  webp_base64 TEXT NOT NULL,
  PRIMARY KEY (ebook_id, nome)
) /*STRICT*/;

INSERT INTO ebook_imagem_de_edicao (ebook_id, nome, largura, altura, webp_base64)
SELECT ebook_id, nome, largura, altura, webp_base64 FROM ebook_imagem;

DROP TABLE ebook_imagem;
ALTER TABLE ebook_imagem_de_edicao RENAME TO ebook_imagem;
