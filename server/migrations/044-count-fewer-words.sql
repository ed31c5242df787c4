-- Before each search PostgreSQL unpacks what it has counted of a table's words, 10,000 of them in 0.3 ms. Of a small table fewer will
-- do, since even the longer way to its first hits is short. As many as before stay counted of the two large parts of the ebooks, and of
-- what readers write.
/*POSTGRES*/
ALTER TABLE busca_padroes ALTER COLUMN termos SET STATISTICS 200;
ALTER TABLE busca_biblia ALTER COLUMN termos SET STATISTICS 200;
ALTER TABLE busca_ebooks_titulos ALTER COLUMN termos SET STATISTICS 200;
ALTER TABLE busca_ebooks_1 ALTER COLUMN termos SET STATISTICS 200;
ALTER TABLE busca_ebooks_2 ALTER COLUMN termos SET STATISTICS 200;
ANALYZE busca_padroes, busca_biblia, busca_ebooks_titulos, busca_ebooks_1, busca_ebooks_2;
/*END*/
