-- How many readings of each ebook have begun, counted in the transaction that begins one or takes it away, so that the most
-- read are found without a look at the readings of all. An ebook that nobody has begun has no row, or one with 0.
CREATE TABLE leituras_do_ebook (
  ebook_id INTEGER PRIMARY KEY REFERENCES ebook (id) ON DELETE CASCADE,
  total INTEGER NOT NULL
) /*STRICT*/;

CREATE INDEX leituras_do_ebook_total ON leituras_do_ebook (total, ebook_id);

INSERT INTO leituras_do_ebook (ebook_id, total)
SELECT ebook_id, count(*) FROM leitura WHERE estado <> 'quero_ler' GROUP BY ebook_id;
