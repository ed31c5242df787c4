-- Books from EPUB files, the place where a reader stopped, and highlights.
-- A book that leaves the catalogue is marked and stays, because readers have it on their shelves.
ALTER TABLE ebook ADD COLUMN origem TEXT NOT NULL DEFAULT 'markdown';
ALTER TABLE ebook ADD COLUMN retirado INTEGER NOT NULL DEFAULT 0;

-- nivel: depth in the table of contents, from 1; secoes: JSON, headings inside the chapter with their paragraph.
ALTER TABLE ebook_capitulo ADD COLUMN nivel INTEGER NOT NULL DEFAULT 1;
ALTER TABLE ebook_capitulo ADD COLUMN palavras INTEGER NOT NULL DEFAULT 0;
ALTER TABLE ebook_capitulo ADD COLUMN secoes TEXT NOT NULL DEFAULT '[]';

-- texto is always plain; what is set differently inside it are ranges over it (marcas, JSON).
ALTER TABLE paragrafo ADD COLUMN tipo TEXT NOT NULL DEFAULT 'paragrafo';
ALTER TABLE paragrafo ADD COLUMN detalhes TEXT NOT NULL DEFAULT '{}';
ALTER TABLE paragrafo ADD COLUMN marcas TEXT NOT NULL DEFAULT '[]';
ALTER TABLE paragrafo ADD COLUMN texto_busca TEXT NOT NULL DEFAULT '';

-- Images inside books and covers, all encoded again as WebP; nome is a hash of the result.
CREATE TABLE ebook_imagem (
  ebook_id INTEGER NOT NULL REFERENCES ebook (id) ON DELETE CASCADE,
  nome TEXT NOT NULL,
  largura INTEGER NOT NULL,
  altura INTEGER NOT NULL,
  webp_base64 TEXT NOT NULL,
  PRIMARY KEY (ebook_id, nome)
) /*STRICT*/;

-- Where the reader stopped: a character of a paragraph. No foreign key: a new edition moves it, it never blocks one.
ALTER TABLE leitura ADD COLUMN posicao_paragrafo_id INTEGER;
ALTER TABLE leitura ADD COLUMN posicao_deslocamento INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leitura ADD COLUMN posicao_versao INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leitura ADD COLUMN posicao_aparelho TEXT;
ALTER TABLE leitura ADD COLUMN posicao_em TEXT;

-- A marked passage. The quoted text and what stands around it find the passage again after a new edition;
-- null paragraphs mean that this edition no longer has it. Nothing removes a highlight but its reader.
CREATE TABLE destaque (
  usuario_id TEXT NOT NULL REFERENCES usuario (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  ebook_id INTEGER NOT NULL REFERENCES ebook (id),
  ebook_capitulo_id INTEGER,
  paragrafo_inicio_id INTEGER,
  inicio INTEGER NOT NULL,
  paragrafo_fim_id INTEGER,
  fim INTEGER NOT NULL,
  trecho TEXT NOT NULL,
  antes TEXT NOT NULL,
  depois TEXT NOT NULL,
  cor TEXT NOT NULL CHECK (cor IN ('amarelo', 'verde', 'azul', 'rosa', 'roxo')),
  nota TEXT NOT NULL,
  versao INTEGER NOT NULL,
  criado_em TEXT NOT NULL,
  editado_em TEXT NOT NULL,
  PRIMARY KEY (usuario_id, id)
) /*STRICT*/;

CREATE INDEX destaque_por_ebook ON destaque (ebook_id);
CREATE INDEX destaque_do_leitor ON destaque (usuario_id, ebook_id);
