-- The canon (content/livros.yaml) and the one installed edition.
-- A verse's id is livro * 1000000 + capitulo * 1000 + versículo.
CREATE TABLE livro (
  id INTEGER PRIMARY KEY,
  abreviatura TEXT NOT NULL UNIQUE,
  livro TEXT NOT NULL,
  testamento TEXT NOT NULL CHECK (testamento IN ('antigo', 'novo')),
  quantidade_capitulos INTEGER NOT NULL
) /*STRICT*/;

CREATE TABLE capitulo_biblia (
  livro_id INTEGER NOT NULL REFERENCES livro (id),
  capitulo INTEGER NOT NULL,
  quantidade_versiculos INTEGER NOT NULL,
  PRIMARY KEY (livro_id, capitulo)
) /*STRICT*/;

CREATE TABLE edicao (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  nome TEXT NOT NULL,
  versao TEXT,
  licenca TEXT,
  atribuicao TEXT,
  alteracoes TEXT
) /*STRICT*/;

CREATE TABLE titulo_salmo (
  livro_id INTEGER NOT NULL,
  capitulo INTEGER NOT NULL,
  titulo TEXT NOT NULL,
  PRIMARY KEY (livro_id, capitulo),
  FOREIGN KEY (livro_id, capitulo) REFERENCES capitulo_biblia (livro_id, capitulo)
) /*STRICT*/;

CREATE TABLE versiculo (
  id INTEGER PRIMARY KEY,
  livro_id INTEGER NOT NULL,
  capitulo INTEGER NOT NULL,
  numero_versiculo INTEGER NOT NULL,
  texto_biblico TEXT NOT NULL CHECK (texto_biblico <> ''),
  FOREIGN KEY (livro_id, capitulo) REFERENCES capitulo_biblia (livro_id, capitulo)
) /*STRICT*/;
