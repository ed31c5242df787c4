CREATE TABLE area_tematica (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  descricao TEXT NOT NULL,
  explicacao TEXT NOT NULL
) /*STRICT*/;

CREATE TABLE autor (
  id INTEGER PRIMARY KEY,
  nome TEXT NOT NULL,
  ano_de_nascimento INTEGER,
  ano_de_morte INTEGER
) /*STRICT*/;

CREATE TABLE ebook (
  id INTEGER PRIMARY KEY,
  identificador TEXT NOT NULL UNIQUE,
  impressao TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('livro', 'artigo')),
  titulo TEXT NOT NULL,
  subtitulo TEXT,
  ano INTEGER,
  idioma TEXT NOT NULL,
  capa TEXT,
  prefacio TEXT,
  paginas INTEGER NOT NULL,
  lancamento TEXT NOT NULL
) /*STRICT*/;

CREATE TABLE ebook_autor (
  ebook_id INTEGER NOT NULL REFERENCES ebook (id) ON DELETE CASCADE,
  autor_id INTEGER NOT NULL REFERENCES autor (id),
  ordem INTEGER NOT NULL,
  PRIMARY KEY (ebook_id, autor_id)
) /*STRICT*/;

CREATE TABLE ebook_area_tematica (
  ebook_id INTEGER NOT NULL REFERENCES ebook (id) ON DELETE CASCADE,
  area_tematica_id INTEGER NOT NULL REFERENCES area_tematica (id),
  PRIMARY KEY (ebook_id, area_tematica_id)
) /*STRICT*/;

CREATE INDEX ebook_por_area ON ebook_area_tematica (area_tematica_id);

CREATE TABLE ebook_capitulo (
  id INTEGER PRIMARY KEY,
  ebook_id INTEGER NOT NULL REFERENCES ebook (id) ON DELETE CASCADE,
  ordem_dentro_do_ebook INTEGER NOT NULL,
  titulo TEXT NOT NULL,
  subtitulo TEXT,
  UNIQUE (ebook_id, ordem_dentro_do_ebook)
) /*STRICT*/;

CREATE TABLE paragrafo (
  id INTEGER PRIMARY KEY,
  ebook_capitulo_id INTEGER NOT NULL REFERENCES ebook_capitulo (id) ON DELETE CASCADE,
  ordem INTEGER NOT NULL,
  titulo TEXT,
  texto TEXT NOT NULL,
  UNIQUE (ebook_capitulo_id, ordem)
) /*STRICT*/;
