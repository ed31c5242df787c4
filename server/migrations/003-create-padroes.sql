-- The six standards. A page is a chapter (CFW, FGOP, DCPU, DCPR) or a question (CMW, BCW): one Markdown file.
-- Ids are made of the numbers that people use, so importing again keeps them:
-- secao = simbolo * 100000 + numero * 100 + secao; parte = secao * 1000 + ordem.
CREATE TABLE simbolo (
  id INTEGER PRIMARY KEY,
  simbolo TEXT NOT NULL UNIQUE,
  titulo TEXT NOT NULL,
  ano INTEGER NOT NULL,
  unidade TEXT NOT NULL,
  total INTEGER NOT NULL,
  resumo TEXT NOT NULL,
  introducao TEXT NOT NULL
) /*STRICT*/;

CREATE TABLE pagina (
  simbolo_id INTEGER NOT NULL REFERENCES simbolo (id),
  numero INTEGER NOT NULL,
  titulo TEXT NOT NULL,
  PRIMARY KEY (simbolo_id, numero)
) /*STRICT*/;

CREATE TABLE secao (
  id INTEGER PRIMARY KEY,
  simbolo_id INTEGER NOT NULL,
  numero INTEGER NOT NULL,
  secao INTEGER NOT NULL,
  titulo TEXT,
  destaque TEXT,
  UNIQUE (simbolo_id, numero, secao),
  FOREIGN KEY (simbolo_id, numero) REFERENCES pagina (simbolo_id, numero)
) /*STRICT*/;

CREATE TABLE parte (
  id INTEGER PRIMARY KEY,
  secao_id INTEGER NOT NULL REFERENCES secao (id),
  ordem INTEGER NOT NULL,
  paragrafo INTEGER NOT NULL,
  marcador INTEGER,
  subtitulo TEXT,
  parte TEXT NOT NULL,
  UNIQUE (secao_id, ordem)
) /*STRICT*/;

CREATE TABLE referencia (
  parte_id INTEGER NOT NULL REFERENCES parte (id),
  ordem INTEGER NOT NULL,
  referencia TEXT NOT NULL,
  PRIMARY KEY (parte_id, ordem)
) /*STRICT*/;

-- The verses a reference covers, as inclusive ranges of canonical verse numbers.
CREATE TABLE referencia_trecho (
  parte_id INTEGER NOT NULL,
  referencia_ordem INTEGER NOT NULL,
  ordem INTEGER NOT NULL,
  inicio INTEGER NOT NULL,
  fim INTEGER NOT NULL,
  PRIMARY KEY (parte_id, referencia_ordem, ordem),
  FOREIGN KEY (parte_id, referencia_ordem) REFERENCES referencia (parte_id, ordem),
  CHECK (inicio <= fim)
) /*STRICT*/;

CREATE INDEX referencia_trecho_versiculos ON referencia_trecho (inicio, fim);
