import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { findImpressao } from '#server/platform/conteudo-repository.ts'
import type { Tables } from '#server/platform/tables.ts'
import { LugarDoVerbete, type Verbete } from './verbete.ts'

/** The source whose import brings the glossary. */
const FONTE = 'padroes'

const Termos = z.array(z.string())
const Lugares = z.array(LugarDoVerbete)

/** All entries, in the order of their files. */
export async function listVerbetes(db: Kysely<Tables>): Promise<Verbete[]> {
  const rows = await db.selectFrom('verbete').selectAll().orderBy('tipo').orderBy('ordem').execute()
  return rows.map(({ tipo, termos, lugares }) => ({
    tipo,
    termos: z.parse(Termos, JSON.parse(termos)),
    lugares: z.parse(Lugares, JSON.parse(lugares)),
  }))
}

/** Another one when the glossary may have changed; null before there is one. */
export function findEdicaoDoGlossario(db: Kysely<Tables>): Promise<string | null> {
  return findImpressao(db, FONTE)
}
