import * as z from 'zod/mini'
import { Aparencia } from '#contract/aparencia.ts'
import type { Database } from '#server/platform/database.ts'
import { findPreferencia, upsertPreferencia } from './repository.ts'

const APARENCIA = 'aparencia'

/** How the reader's texts look; null while nothing was kept. What an older version kept is read as far as it goes. */
export async function readAparencia(db: Database, usuarioId: string): Promise<Aparencia | null> {
  const row = await findPreferencia(db, usuarioId, APARENCIA)
  return row ? z.parse(Aparencia, JSON.parse(row.valor)) : null
}

export async function salvarAparencia(
  db: Database,
  usuarioId: string,
  aparencia: Aparencia,
): Promise<Aparencia> {
  await upsertPreferencia(db, usuarioId, APARENCIA, JSON.stringify(aparencia))
  return aparencia
}
