/** Readers of a seeded library with all that is theirs, made by the database itself. */
import type pg from 'pg'
import { hashPassword } from '#server/auth/passwords.ts'
import { LEITURAS_DO_LEITOR, type LibrarySize, NOTAS_DO_LEITOR } from './library-size.ts'
import { FIRST_EBOOK } from './seed-ebooks.ts'

/** Of every reader. */
export const SENHA = 'senha-de-prova'

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`
const iso = (time: string) => `to_char((${time}) AT TIME ZONE 'UTC', ${ISO})`

export function emailOf(leitor: number): string {
  return `leitor-${leitor}@exemplo.com.br`
}

/** Token of the session that each reader has. */
export function tokenOf(leitor: number): string {
  return `sessao-${leitor}`
}

export async function seedLeitores(client: pg.Client, size: LibrarySize): Promise<void> {
  const { leitores } = size
  const each = `generate_series(0, ${leitores} - 1) AS i`
  await client.query(
    `INSERT INTO usuario (id, username, email, email_normalizado, senha_hash, first_name, last_name, criado_em)
     SELECT bench_leitor(i), 'Leitor ' || i, 'leitor-' || i || '@exemplo.com.br', 'leitor-' || i || '@exemplo.com.br',
       $1, 'Leitor ' || i, '', ${iso('now()')} FROM ${each}`,
    [await hashPassword(SENHA)],
  )
  await client.query(`INSERT INTO sessao (usuario_id, id, token_hash, agente, criada_em, usada_em, expira_em)
    SELECT bench_leitor(i), bench_uuid(i), encode(sha256(('sessao-' || i)::bytea), 'hex'), 'bench',
      ${iso('now()')}, ${iso('now()')}, ${iso("now() + interval '25 days'")} FROM ${each}`)
  await client.query(`INSERT INTO evento_seguranca (id, tipo, ocorrido_em, rede, leitor, quantidade)
    SELECT bench_uuid(i), 'login', ${iso("now() - (i % 200000) * interval '1 minute'")}, '10.0.0.0/24', md5(i::text), 1 FROM ${each}`)
  await client.query(`INSERT INTO parada (usuario_id, obra, livro, numero, lida_em)
    SELECT bench_leitor(i), obra, CASE WHEN obra = 'biblia' THEN 43 END, 1 + i % 20, ${iso('now()')}
    FROM ${each} CROSS JOIN (VALUES ('cfw'), ('biblia')) AS obras (obra)`)
  await seedNotas(client, size)
  await seedLeituras(client, size)
}

/** Half of all notes are on the Confession. A note's id says which one it is, so that the index finds its pieces again. */
async function seedNotas(client: pg.Client, { leitores, pedacos }: LibrarySize): Promise<void> {
  await client.query(`INSERT INTO anotacao
      (usuario_id, id, simbolo_id, numero, titulo, anotacao, versao, data_criacao, data_edicao, texto_busca)
    SELECT bench_leitor(i), bench_uuid(k), greatest(1, bench_pick(k, 10, 10) - 3), 1 + bench_pick(k, 11, 30),
      p6.titulo, p7.texto, 1, quando, quando, lower(p6.titulo) || E'\\n' || p7.busca
    FROM (SELECT i, i * 10000 + n AS k,
        ${iso("TIMESTAMPTZ '2026-01-01' - bench_pick(i * 10000 + n, 12, 1000000) * interval '1 minute'")} AS quando
      FROM generate_series(0, ${leitores} - 1) AS i
      CROSS JOIN LATERAL generate_series(1, ${NOTAS_DO_LEITOR}) AS n) AS nota
    JOIN bench_pedaco p6 ON p6.id = bench_pick(k, 6, ${pedacos})
    JOIN bench_pedaco p7 ON p7.id = bench_pick(k, 7, ${pedacos})`)
  await client.query('INSERT INTO busca_nota (usuario_id, nota_id) SELECT usuario_id, id FROM anotacao')
  await client.query(`INSERT INTO busca_notas (id, termos)
    SELECT nota.id, p6.termos_titulo || p7.termos || ('l' || replace(usuario_id, '-', ''))::tsvector
    FROM (SELECT id, usuario_id, ('x' || right(nota_id, 12))::bit(48)::bigint AS k FROM busca_nota) AS nota
    JOIN bench_pedaco p6 ON p6.id = bench_pick(k, 6, ${pedacos})
    JOIN bench_pedaco p7 ON p7.id = bench_pick(k, 7, ${pedacos})`)
  await client.query(`INSERT INTO uso (usuario_id, notas, destaques, bytes, mudancas)
    SELECT usuario_id, count(*), 0, sum(octet_length(titulo) + octet_length(anotacao)), count(*)
    FROM anotacao GROUP BY usuario_id`)
}

/** Popular books first: of ten thousand the first one has a twentieth of all readings. */
async function seedLeituras(client: pg.Client, { leitores, ebooks }: LibrarySize): Promise<void> {
  await client.query(`INSERT INTO leitura
      (usuario_id, id, ebook_id, estado, progresso, ultima_visualizacao, criada_em)
    SELECT bench_leitor(i), bench_uuid(k),
      ${FIRST_EBOOK} + floor(${ebooks} * power(bench_pick(k, 8, 1000000) / 1000000.0, 3))::integer,
      (ARRAY['quero_ler', 'lendo', 'lendo', 'lendo', 'lido', 'lido'])[1 + bench_pick(k, 9, 6)], 50,
      ${iso("now() - bench_pick(k, 10, 500000) * interval '1 minute'")}, ${iso('now()')}
    FROM (SELECT i, i * 10000 + n AS k FROM generate_series(0, ${leitores} - 1) AS i
      CROSS JOIN LATERAL generate_series(1, ${LEITURAS_DO_LEITOR}) AS n) AS leitura
    ON CONFLICT DO NOTHING`)
  await client.query(`INSERT INTO leituras_do_ebook (ebook_id, total)
    SELECT ebook_id, count(*) FROM leitura WHERE estado <> 'quero_ler' GROUP BY ebook_id`)
}
