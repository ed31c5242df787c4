-- Groups of pages and ebooks on one theme; every pair inside a group is a harmony.
CREATE TABLE harmonia (
  id INTEGER PRIMARY KEY,
  tema TEXT NOT NULL UNIQUE,
  ordem INTEGER NOT NULL
) /*STRICT*/;

CREATE TABLE harmonia_pagina (
  harmonia_id INTEGER NOT NULL REFERENCES harmonia (id) ON DELETE CASCADE,
  simbolo_id INTEGER NOT NULL,
  numero INTEGER NOT NULL,
  PRIMARY KEY (harmonia_id, simbolo_id, numero),
  FOREIGN KEY (simbolo_id, numero) REFERENCES pagina (simbolo_id, numero)
) /*STRICT*/;

CREATE INDEX harmonia_por_pagina ON harmonia_pagina (simbolo_id, numero);

CREATE TABLE harmonia_ebook (
  harmonia_id INTEGER NOT NULL REFERENCES harmonia (id) ON DELETE CASCADE,
  ebook_id INTEGER NOT NULL REFERENCES ebook (id) ON DELETE CASCADE,
  PRIMARY KEY (harmonia_id, ebook_id)
) /*STRICT*/;
