-- Progress is the share of the book's text before the furthest place read (ADR 032). It was the share of chapters; of
-- what is being read the words before the open chapter say it, until its reader goes on. No figure of 100 without 'lido'.
UPDATE leitura
SET progresso = coalesce(
  (
    SELECT CASE WHEN palavras.antes >= palavras.total THEN 99 ELSE 100 * palavras.antes / palavras.total END
    FROM (
      SELECT
        sum(capitulo.palavras) AS total,
        sum(
          CASE WHEN capitulo.ordem_dentro_do_ebook < aberto.ordem_dentro_do_ebook THEN capitulo.palavras ELSE 0 END
        ) AS antes
      FROM ebook_capitulo AS aberto
      JOIN ebook_capitulo AS capitulo ON capitulo.ebook_id = aberto.ebook_id
      WHERE aberto.id = leitura.capitulo_atual_id
    ) AS palavras
    WHERE palavras.total > 0
  ),
  progresso
)
WHERE estado = 'lendo';
