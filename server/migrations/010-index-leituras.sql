-- The most-read list counts readings by book and state; the index alone answers it.
CREATE INDEX leitura_contagem ON leitura (ebook_id, estado);
DROP INDEX leitura_por_ebook;
