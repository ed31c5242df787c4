import * as z from 'zod/mini'
import { Plano, type Planos } from '#contract/assinaturas.ts'
import type { Database } from '#server/platform/database.ts'
import type { AssinaturasDeps } from './assinaturas-deps.ts'
import { listPlanos } from './repository.ts'

/** In the order of their file. */
export async function readPlanos(db: Database): Promise<Plano[]> {
  const rows = await listPlanos(db.read)
  return rows.map((row) => z.parse(Plano, { ...row, vantagens: JSON.parse(row.vantagens) }))
}

/** What a visitor is told of subscribing. */
export async function readOferta({
  db,
  meios,
  acesso,
}: Pick<AssinaturasDeps, 'db' | 'meios' | 'acesso'>): Promise<Planos> {
  return { planos: await readPlanos(db), meios: meios.map(({ meio }) => meio), acesso }
}
