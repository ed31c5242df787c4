-- Several editions of the Bible, each with its own numbers of verses (docs/biblia.md).
-- A verse's id is livro * 1000000 + capitulo * 1000 + versículo, as its edition counts;
-- canon_inicio and canon_fim are the same of the library's own table (content/livros.yaml).
ALTER TABLE edicao RENAME TO edicao_unica;
ALTER TABLE titulo_salmo RENAME TO titulo_salmo_unico;
ALTER TABLE versiculo RENAME TO versiculo_unico;

CREATE TABLE edicao (
  id INTEGER PRIMARY KEY,
  sigla TEXT NOT NULL UNIQUE,
  nome TEXT NOT NULL,
  versao TEXT,
  licenca TEXT,
  atribuicao TEXT,
  alteracoes TEXT,
  -- What a reader is told of the text itself, beside the credit.
  aviso TEXT,
  -- How its verses are numbered: server/biblia/versificacao.
  versificacao TEXT NOT NULL,
  -- The library's own choice; a reader may have another.
  padrao INTEGER NOT NULL CHECK (padrao IN (0, 1)),
  -- Some verses only, with gaps between them.
  parcial INTEGER NOT NULL CHECK (parcial IN (0, 1))
) /*STRICT*/;

CREATE TABLE titulo_salmo (
  edicao_id INTEGER NOT NULL REFERENCES edicao (id),
  livro_id INTEGER NOT NULL REFERENCES livro (id),
  capitulo INTEGER NOT NULL,
  titulo TEXT NOT NULL,
  PRIMARY KEY (edicao_id, livro_id, capitulo)
) /*STRICT*/;

CREATE TABLE versiculo (
  edicao_id INTEGER NOT NULL REFERENCES edicao (id),
  id INTEGER NOT NULL,
  livro_id INTEGER NOT NULL REFERENCES livro (id),
  capitulo INTEGER NOT NULL,
  numero_versiculo INTEGER NOT NULL,
  -- The last verse in this text; numero_versiculo where none is joined.
  ate INTEGER NOT NULL,
  canon_inicio INTEGER NOT NULL,
  canon_fim INTEGER NOT NULL,
  texto_biblico TEXT NOT NULL CHECK (texto_biblico <> ''),
  -- EstruturaDoVersiculo (contract/biblia.ts) as JSON.
  estrutura TEXT,
  PRIMARY KEY (edicao_id, id)
) /*STRICT*/;

INSERT INTO edicao (id, sigla, nome, versao, licenca, atribuicao, alteracoes, aviso, versificacao, padrao, parcial)
SELECT id, CASE nome WHEN 'Bíblia Livre' THEN 'BLIVRE' ELSE 'BIBLIA' END,
  nome, versao, licenca, atribuicao, alteracoes, NULL, 'eng', 1, 0
FROM edicao_unica;

INSERT INTO titulo_salmo (edicao_id, livro_id, capitulo, titulo)
SELECT 1, livro_id, capitulo, titulo FROM titulo_salmo_unico WHERE EXISTS (SELECT 1 FROM edicao);

INSERT INTO versiculo (edicao_id, id, livro_id, capitulo, numero_versiculo, ate, canon_inicio, canon_fim, texto_biblico, estrutura)
SELECT 1, id, livro_id, capitulo, numero_versiculo, numero_versiculo, id, id, texto_biblico, NULL
FROM versiculo_unico WHERE EXISTS (SELECT 1 FROM edicao);

DROP TABLE versiculo_unico;
DROP TABLE titulo_salmo_unico;
DROP TABLE edicao_unica;

CREATE INDEX versiculo_canon ON versiculo (edicao_id, canon_inicio);
