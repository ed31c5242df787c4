-- What the desk says of a book, laid over what its file says by every import of it, from wherever it comes (docs/livros.md).
CREATE TABLE ebook_mesa (
  identificador TEXT PRIMARY KEY,
  versao INTEGER NOT NULL,
  -- JSON: Ficha and FichaInteira of contract/editora/ficha.ts.
  ficha TEXT NOT NULL,
  do_arquivo TEXT NOT NULL,
  -- Names among the images of the book: the file's cover and the desk's.
  capa_do_arquivo TEXT,
  capa TEXT,
  -- Null: as the files say.
  situacao TEXT CHECK (situacao IN ('publicado', 'retirado')),
  -- Markdown of an article that was written at the desk.
  fonte TEXT,
  alterada_em TEXT NOT NULL
) /*STRICT*/;

-- What is made at the desk and not published yet. No foreign keys: an account may go, and no book ever does.
CREATE TABLE rascunho (
  id TEXT PRIMARY KEY,
  tipo TEXT NOT NULL CHECK (tipo IN ('epub', 'artigo')),
  estado TEXT NOT NULL CHECK (estado IN ('recebendo', 'lendo', 'pronto', 'recusado', 'publicando', 'publicado')),
  versao INTEGER NOT NULL,
  -- The book of which it is the new edition; escolhido is 1 when the desk said so, not the file.
  ebook_id INTEGER,
  escolhido INTEGER NOT NULL,
  -- Fingerprint of that book when the draft was read.
  ebook_visto TEXT,
  arquivo_nome TEXT,
  arquivo_bytes INTEGER,
  titulo TEXT NOT NULL,
  -- JSON: Ficha, FichaInteira, Relatorio.
  ficha TEXT NOT NULL,
  do_arquivo TEXT,
  relatorio TEXT,
  fonte TEXT,
  recusa TEXT,
  -- Who works on it, and until when that is to be believed.
  trabalho TEXT,
  trabalho_ate TEXT,
  autor_id TEXT,
  criado_em TEXT NOT NULL,
  alterado_em TEXT NOT NULL
) /*STRICT*/;

CREATE INDEX rascunho_por_data ON rascunho (alterado_em);
CREATE INDEX rascunho_por_livro ON rascunho (ebook_id);

-- The file: pieces of 1 MiB from 1, each in slices, because copies read a hundred rows at a time.
CREATE TABLE rascunho_parte (
  rascunho_id TEXT NOT NULL REFERENCES rascunho (id) ON DELETE CASCADE,
  numero INTEGER NOT NULL,
  fatia INTEGER NOT NULL,
  base64 TEXT NOT NULL,
  PRIMARY KEY (rascunho_id, numero, fatia)
) /*STRICT*/;

-- The beginning of each chapter as readers would see it (JSON: CapituloDoRascunho).
CREATE TABLE rascunho_capitulo (
  rascunho_id TEXT NOT NULL REFERENCES rascunho (id) ON DELETE CASCADE,
  ordem INTEGER NOT NULL,
  conteudo TEXT NOT NULL,
  PRIMARY KEY (rascunho_id, ordem)
) /*STRICT*/;

CREATE TABLE rascunho_capa (
  rascunho_id TEXT NOT NULL REFERENCES rascunho (id) ON DELETE CASCADE,
  origem TEXT NOT NULL CHECK (origem IN ('mesa', 'arquivo')),
  nome TEXT NOT NULL,
  largura INTEGER NOT NULL,
  altura INTEGER NOT NULL,
  webp_base64 TEXT NOT NULL,
  PRIMARY KEY (rascunho_id, origem)
) /*STRICT*/;
