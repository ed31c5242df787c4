import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import { impressaoDoTexto } from './impressao-do-texto.ts'

export type LinhaDeCorrecao = Tables['correcao']

export interface CorrecaoEmVigor {
  arquivo: string
  versao: number
  arquivo_impressao: string
  texto: string
}

interface NovaLinha extends Pick<LinhaDeCorrecao, 'arquivo' | 'versao' | 'motivo' | 'desfaz' | 'autor_id'> {
  textoDoArquivo: string
  /** Null: the file itself again. */
  texto: string | null
}

/** The newest version of each file that has any, by file. */
export function listNewest(db: Kysely<Tables>): Promise<LinhaDeCorrecao[]> {
  return newest(db).orderBy('arquivo').execute()
}

function newest(db: Kysely<Tables>) {
  return db
    .selectFrom('correcao')
    .selectAll('correcao')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('correcao as later')
            .select('later.versao')
            .whereRef('later.arquivo', '=', 'correcao.arquivo')
            .whereRef('later.versao', '>', 'correcao.versao'),
        ),
      ),
    )
}

/** What is laid over the files, by file. */
export function listEmVigor(db: Kysely<Tables>): Promise<CorrecaoEmVigor[]> {
  return newest(db)
    .innerJoin('correcao_texto', 'correcao_texto.impressao', 'correcao.texto_impressao')
    .where('recusa', 'is', null)
    .where('incorporada_em', 'is', null)
    .clearSelect()
    .select(['arquivo', 'versao', 'arquivo_impressao', 'texto'])
    .orderBy('arquivo')
    .execute()
}

/** Versions of a file, newest first. */
export function listVersoes(db: Kysely<Tables>, arquivo: string, limit: number): Promise<LinhaDeCorrecao[]> {
  return db
    .selectFrom('correcao')
    .selectAll()
    .where('arquivo', '=', arquivo)
    .orderBy('versao', 'desc')
    .limit(limit)
    .execute()
}

export function findVersao(db: Kysely<Tables>, arquivo: string, versao: number) {
  return db
    .selectFrom('correcao')
    .selectAll()
    .where('arquivo', '=', arquivo)
    .where('versao', '=', versao)
    .executeTakeFirst()
}

/** The text of a fingerprint, or null where there is none. */
export async function findTexto(db: Kysely<Tables>, impressao: string | null): Promise<string | null> {
  if (impressao === null) return null
  const row = await db
    .selectFrom('correcao_texto')
    .select('texto')
    .where('impressao', '=', impressao)
    .executeTakeFirst()
  return row?.texto ?? null
}

/** @throws the database's error of a repeated key when the file has this version already */
export async function insertCorrecao(
  trx: Transaction<Tables>,
  { textoDoArquivo, texto, ...row }: NovaLinha,
): Promise<void> {
  await trx
    .insertInto('correcao')
    .values({
      ...row,
      arquivo_impressao: await keepTexto(trx, textoDoArquivo),
      texto_impressao: texto === null ? null : await keepTexto(trx, texto),
      criada_em: new Date().toISOString(),
      recusa: null,
      incorporada_em: null,
    })
    .execute()
}

async function keepTexto(trx: Transaction<Tables>, texto: string): Promise<string> {
  const impressao = impressaoDoTexto(texto)
  await trx
    .insertInto('correcao_texto')
    .values({ impressao, texto })
    .onConflict((conflict) => conflict.column('impressao').doNothing())
    .execute()
  return impressao
}

/** Sets corrections aside. @param recusa why */
export async function updateRecusa(
  trx: Transaction<Tables>,
  correcoes: readonly Pick<LinhaDeCorrecao, 'arquivo' | 'versao'>[],
  recusa: (arquivo: string) => string,
): Promise<void> {
  for (const { arquivo, versao } of correcoes) {
    await trx
      .updateTable('correcao')
      .set({ recusa: recusa(arquivo) })
      .where('arquivo', '=', arquivo)
      .where('versao', '=', versao)
      .execute()
  }
}

/** Retires a correction whose words the file has now. */
export async function updateIncorporada(
  db: Kysely<Tables>,
  { arquivo, versao }: Pick<LinhaDeCorrecao, 'arquivo' | 'versao'>,
): Promise<void> {
  await db
    .updateTable('correcao')
    .set({ incorporada_em: new Date().toISOString() })
    .where('arquivo', '=', arquivo)
    .where('versao', '=', versao)
    .execute()
}

/** Number of the newest version of a file; 0 for none. */
export async function findUltimaVersao(db: Kysely<Tables>, arquivo: string): Promise<number> {
  const row = await db
    .selectFrom('correcao')
    .select(({ fn }) => fn.max('versao').as('versao'))
    .where('arquivo', '=', arquivo)
    .executeTakeFirst()
  return row?.versao ?? 0
}
