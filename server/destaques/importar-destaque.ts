import type { Destaque } from '#contract/destaques.ts'
import { requireCapitulo, requireEbook } from '#server/ebooks/texto-service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { insertDestaque } from './repository.ts'
import { findPassagem } from './service.ts'

/** A highlight with the times that it had; without a place when its book says something else there. @returns false when its id is there @throws AppError 404, 422 */
export async function importarDestaque(
  db: Database,
  usuarioId: string,
  destaque: Omit<Destaque, 'versao'>,
): Promise<boolean> {
  const { id, ebook_id, trecho, cor, nota, inicio, fim, criado_em, editado_em } = destaque
  await requireEbook(db, ebook_id)
  const lugar = await findLugar(db, destaque)
  return insertDestaque(db, {
    ...{
      usuario_id: usuarioId,
      id,
      ebook_id,
      inicio,
      fim,
      trecho,
      cor,
      nota,
      versao: 1,
      criado_em,
      editado_em,
    },
    ...(lugar ?? SEM_LUGAR),
  })
}

const SEM_LUGAR = {
  ...{ ebook_capitulo_id: null, paragrafo_inicio_id: null, paragrafo_fim_id: null },
  ...{ antes: '', depois: '' },
}

async function findLugar(db: Database, { trecho, ...destaque }: Omit<Destaque, 'versao'>) {
  const { ebook_id, capitulo_id, paragrafo_inicio_id, paragrafo_fim_id, inicio, fim, cor } = destaque
  if (capitulo_id === null || paragrafo_inicio_id === null || paragrafo_fim_id === null) return null
  try {
    await requireCapitulo(db, ebook_id, capitulo_id)
    const marca = { paragrafo_inicio_id, inicio, paragrafo_fim_id, fim, cor }
    const passagem = await findPassagem(db, capitulo_id, marca)
    if (passagem.trecho !== trecho) return null
    const { antes, depois } = passagem
    return { ebook_capitulo_id: capitulo_id, paragrafo_inicio_id, paragrafo_fim_id, antes, depois }
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}
