import type { Transaction } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import {
  MAX_ETIQUETAS,
  MAX_ETIQUETAS_DA_MARCACAO,
  type MarcacaoNomeada,
  TIPOS_DA_MARCACAO,
} from '#contract/etiquetas.ts'
import { foldText } from '#contract/fold.ts'
import { registrarMudanca } from '#server/limites/cotas.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import {
  countEtiquetas,
  deletePostas,
  findEtiquetasPorNome,
  hasMoreThan,
  insertEtiqueta,
  insertPostas,
} from './postas-repository.ts'

interface Etiquetas {
  marcacoes: readonly MarcacaoNomeada[]
  por: readonly string[]
  tirar: readonly string[]
}

/** Puts tags on what is there, and takes others off, all or nothing. @throws AppError 422 past the numbers of the contract */
export function etiquetar(
  db: Database,
  usuarioId: string,
  { marcacoes, por, tirar }: Etiquetas,
): Promise<void> {
  return db.write.transaction().execute(async (trx) => {
    // Two at once wait for each other here.
    await registrarMudanca(trx, usuarioId)
    const postas = await takeEtiquetas(trx, usuarioId, por)
    const tiradas = await findEtiquetasPorNome(trx, usuarioId, tirar.map(foldText))
    for (const tipo of TIPOS_DA_MARCACAO) {
      const ids = marcacoes.filter((each) => each.tipo === tipo).map(({ id }) => id)
      if (ids.length === 0) continue
      await deletePostas(trx, usuarioId, tipo, { ids, etiquetas: tiradas.map(({ id }) => id) })
      for (const etiqueta of postas) await insertPostas(trx, usuarioId, tipo, { ids, etiqueta })
      if (await hasMoreThan(trx, usuarioId, tipo, { ids, max: MAX_ETIQUETAS_DA_MARCACAO })) {
        throw new AppError(
          'cota_esgotada',
          `Cada marcação tem até ${MAX_ETIQUETAS_DA_MARCACAO} etiquetas. Nada foi mudado: tire uma antes de pôr outra.`,
        )
      }
    }
  })
}

/** Those of the reader that have these names; the others are made. @returns their ids */
async function takeEtiquetas(
  trx: Transaction<Tables>,
  usuarioId: string,
  nomes: readonly string[],
): Promise<string[]> {
  const wanted = new Map(nomes.map((nome) => [foldText(nome), normalizeNome(nome)]))
  const found = await findEtiquetasPorNome(trx, usuarioId, [...wanted.keys()])
  const ids = found.map(({ id }) => id)
  const known = new Set(found.map(({ nome_busca }) => nome_busca))
  for (const [nome_busca, nome] of wanted) {
    if (known.has(nome_busca)) continue
    const id = uuidv7()
    await insertEtiqueta(trx, {
      usuario_id: usuarioId,
      id,
      nome,
      nome_busca,
      criada_em: new Date().toISOString(),
    })
    ids.push(id)
  }
  if (ids.length > found.length && (await countEtiquetas(trx, usuarioId)) > MAX_ETIQUETAS) {
    throw new AppError(
      'cota_esgotada',
      `Você já tem ${MAX_ETIQUETAS} etiquetas, o máximo que a biblioteca guarda. Exclua uma para criar outra.`,
    )
  }
  return ids
}

/** As it is shown: without spaces around it, one between words. */
export function normalizeNome(nome: string): string {
  return nome.trim().replace(/\s+/g, ' ')
}
