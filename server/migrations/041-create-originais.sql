-- The standards in the language in which they were written, beside the translation: what the publisher imports.
-- Sections have the numbers of `secao`, without foreign keys: a change of the translation must not be refused for them.
CREATE TABLE pagina_original (
  idioma TEXT NOT NULL,
  simbolo_id INTEGER NOT NULL,
  numero INTEGER NOT NULL,
  titulo TEXT NOT NULL,
  PRIMARY KEY (idioma, simbolo_id, numero)
) /*STRICT*/;

CREATE TABLE secao_original (
  idioma TEXT NOT NULL,
  simbolo_id INTEGER NOT NULL,
  numero INTEGER NOT NULL,
  secao INTEGER NOT NULL,
  titulo TEXT,
  destaque TEXT,
  PRIMARY KEY (idioma, simbolo_id, numero, secao),
  FOREIGN KEY (idioma, simbolo_id, numero) REFERENCES pagina_original (idioma, simbolo_id, numero)
) /*STRICT*/;

CREATE TABLE paragrafo_original (
  idioma TEXT NOT NULL,
  simbolo_id INTEGER NOT NULL,
  numero INTEGER NOT NULL,
  secao INTEGER NOT NULL,
  -- Within the section, from 1.
  ordem INTEGER NOT NULL,
  subtitulo TEXT,
  texto TEXT NOT NULL,
  PRIMARY KEY (idioma, simbolo_id, numero, secao, ordem),
  FOREIGN KEY (idioma, simbolo_id, numero, secao) REFERENCES secao_original (idioma, simbolo_id, numero, secao)
) /*STRICT*/;
