-- PostgreSQL reads all hits of a search to find those with the lowest numbers. So the index of the ebooks, which grows
-- with the library, has parts in the order of the numbers: titles, and 1/64, 3/64, 12/64 and 48/64 of the paragraphs (from
-- 2³³ on, server/busca/indice/numeros.ts). The first parts give enough hits of a frequent word. The program fills it anew.
/*POSTGRES*/
DROP TABLE busca_ebooks;
CREATE TABLE busca_ebooks (id BIGINT PRIMARY KEY, termos TSVECTOR NOT NULL) PARTITION BY RANGE (id);
CREATE TABLE busca_ebooks_titulos PARTITION OF busca_ebooks FOR VALUES FROM (MINVALUE) TO (8589934592);
CREATE TABLE busca_ebooks_1 PARTITION OF busca_ebooks FOR VALUES FROM (8589934592) TO (8657043456);
CREATE TABLE busca_ebooks_2 PARTITION OF busca_ebooks FOR VALUES FROM (8657043456) TO (8858370048);
CREATE TABLE busca_ebooks_3 PARTITION OF busca_ebooks FOR VALUES FROM (8858370048) TO (9663676416);
CREATE TABLE busca_ebooks_4 PARTITION OF busca_ebooks FOR VALUES FROM (9663676416) TO (MAXVALUE);
ALTER TABLE busca_ebooks ALTER COLUMN termos SET STATISTICS 1000;
CREATE INDEX busca_ebooks_termos ON busca_ebooks USING gin (termos) WITH (fastupdate = on);

-- A phrase is looked for in the text itself: texts up to a page of the database stand where they are found.
ALTER TABLE busca_ebooks_titulos SET (toast_tuple_target = 8160);
ALTER TABLE busca_ebooks_1 SET (toast_tuple_target = 8160);
ALTER TABLE busca_ebooks_2 SET (toast_tuple_target = 8160);
ALTER TABLE busca_ebooks_3 SET (toast_tuple_target = 8160);
ALTER TABLE busca_ebooks_4 SET (toast_tuple_target = 8160);
ALTER TABLE busca_padroes SET (toast_tuple_target = 8160);
ALTER TABLE busca_biblia SET (toast_tuple_target = 8160);
ALTER TABLE busca_notas SET (toast_tuple_target = 8160);

DELETE FROM conteudo WHERE fonte = 'busca';
/*END*/
