/** Ebooks of a seeded library, made by the database itself out of the pieces (seed-pedacos.ts). */
import type pg from 'pg'
import { TIPOS, toNumero } from '#server/busca/indice/numeros.ts'
import { CAPITULOS_POR_EBOOK, type LibrarySize, PARAGRAFOS_POR_CAPITULO } from './library-size.ts'

/** The first ids; those of the library's own ebooks are lower. */
export const FIRST_EBOOK = 100_000
const FIRST_CAPITULO = 1_000_000
const FIRST_PARAGRAFO = 10_000_000
const AREAS_DO_EBOOK = 2
const EBOOKS_DO_AUTOR = 3
/** As server/busca/indice/numeros.ts mixes ids, which is checked. */
const FATOR = 0x9e3779b1

export async function seedEbooks(client: pg.Client, size: LibrarySize): Promise<void> {
  await checkNumero(client)
  const { ebooks, paragrafos, pedacos } = size
  const capitulos = ebooks * CAPITULOS_POR_EBOOK
  const pedaco = (salt: number) =>
    `JOIN bench_pedaco p${salt} ON p${salt}.id = bench_pick(i, ${salt}, ${pedacos})`
  await client.query(`INSERT INTO autor (id, nome)
    SELECT ${FIRST_EBOOK} + i, initcap(split_part(p1.titulo, ' ', 2)) || ' ' || i
    FROM generate_series(0, ${Math.ceil(ebooks / EBOOKS_DO_AUTOR)}) AS i ${pedaco(1)}`)
  await client.query(`INSERT INTO ebook (id, identificador, impressao, kind, titulo, ano, idioma, paginas, lancamento, origem)
    SELECT ${FIRST_EBOOK} + i, 'bench-' || i, '', CASE WHEN i % 5 = 0 THEN 'artigo' ELSE 'livro' END, p2.titulo,
      1600 + i % 400, 'pt-BR', 50 + i % 400, to_char(DATE '2026-01-01' - (i % 3000)::integer, 'YYYY-MM-DD'), 'epub'
    FROM generate_series(0, ${ebooks} - 1) AS i ${pedaco(2)}`)
  await client.query(`INSERT INTO ebook_autor (ebook_id, autor_id, ordem)
    SELECT ${FIRST_EBOOK} + i, ${FIRST_EBOOK} + i / ${EBOOKS_DO_AUTOR}, 1 FROM generate_series(0, ${ebooks} - 1) AS i`)
  await client.query(`INSERT INTO ebook_area_tematica (ebook_id, area_tematica_id)
    SELECT ${FIRST_EBOOK} + i, area.id
    FROM generate_series(0, ${ebooks} - 1) AS i CROSS JOIN generate_series(1, ${AREAS_DO_EBOOK}) AS n
    JOIN (SELECT id, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS total FROM area_tematica) AS area
      ON area.place = bench_pick(i, n, area.total)
    ON CONFLICT DO NOTHING`)
  await client.query(`INSERT INTO ebook_capitulo (id, ebook_id, ordem_dentro_do_ebook, titulo, palavras)
    SELECT ${FIRST_CAPITULO} + i, ${FIRST_EBOOK} + i / ${CAPITULOS_POR_EBOOK}, i % ${CAPITULOS_POR_EBOOK} + 1, p3.titulo, 600
    FROM generate_series(0, ${capitulos} - 1) AS i ${pedaco(3)}`)
  await client.query(`INSERT INTO paragrafo (id, ebook_capitulo_id, ordem, texto, texto_busca)
    SELECT ${FIRST_PARAGRAFO} + i, ${FIRST_CAPITULO} + i / ${PARAGRAFOS_POR_CAPITULO}, i % ${PARAGRAFOS_POR_CAPITULO} + 1,
      p4.texto || ' ' || p5.texto, p4.busca || ' ' || p5.busca
    FROM generate_series(0, ${paragrafos} - 1) AS i ${pedaco(4)} ${pedaco(5)}`)
  await indexEbooks(client, { ebooks, capitulos, paragrafos, pedaco })
}

interface Indexed {
  ebooks: number
  capitulos: number
  paragrafos: number
  pedaco: (salt: number) => string
}

async function indexEbooks(
  client: pg.Client,
  { ebooks, capitulos, paragrafos, pedaco }: Indexed,
): Promise<void> {
  const { livro, capitulo, paragrafo } = TIPOS.ebooks
  const insert = (tipo: number, first: number, count: number, termos: string, joins: string) =>
    client.query(`INSERT INTO busca_ebooks (id, termos) SELECT ${numeroSql(tipo, `${first} + i`)}, ${termos}
      FROM generate_series(0, ${count} - 1) AS i ${joins}`)
  await insert(livro, FIRST_EBOOK, ebooks, 'p2.termos_titulo', pedaco(2))
  await insert(capitulo, FIRST_CAPITULO, capitulos, 'p3.termos_titulo', pedaco(3))
  await insert(paragrafo, FIRST_PARAGRAFO, paragrafos, 'p4.termos || p5.termos', `${pedaco(4)} ${pedaco(5)}`)
}

function numeroSql(tipo: number, id: string): string {
  return `${tipo} * 4294967296::bigint + ((${id})::bigint * ${FATOR}) % 4294967296`
}

async function checkNumero(client: pg.Client): Promise<void> {
  const { paragrafo } = TIPOS.ebooks
  const { rows } = await client.query(`SELECT ${numeroSql(paragrafo, `${FIRST_PARAGRAFO}`)} AS numero`)
  if (Number(rows[0].numero) !== toNumero(paragrafo, FIRST_PARAGRAFO)) {
    throw new Error('Documents are numbered otherwise now (server/busca/indice/numeros.ts).')
  }
}
