import type { FonteDaMarca, MarcaDoLeitor } from '#contract/marcas.ts'
import { PADROES } from '#contract/padroes.ts'
import { readQuantidadeVersiculos } from '#server/biblia/service.ts'
import { fromVerseNumber } from '#server/biblia/verse-number.ts'
import { readPagina } from '#server/padroes/pagina.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { placePalavras } from './place-palavras.ts'
import { insertMarca } from './repository.ts'

type MarcaImportada = Omit<MarcaDoLeitor, 'versao'> & { fonte: FonteDaMarca }

/** A mark with the times that it had; words that the text no longer has are kept without a place. @returns false when its id is there @throws AppError 404, 422 */
export async function importarMarca(
  db: Database,
  usuarioId: string,
  marca: MarcaImportada,
): Promise<boolean> {
  const { id, cor, nota, criado_em, atualizado_em } = marca
  await requireLugar(db, marca)
  return insertMarca(db, {
    ...{ usuario_id: usuarioId, id, cor, nota, versao: 1, criado_em, atualizado_em },
    ...(await findLugar(db, marca)),
  })
}

async function findLugar(
  db: Database,
  { fonte, inicio, fim, palavras }: MarcaImportada,
): ReturnType<typeof placePalavras> {
  const sem = { fonte, inicio, fim, edicao: null, trecho: '', antes: '', depois: '' }
  const deslocamentos = { deslocamento_inicio: null, deslocamento_fim: null }
  if (!palavras) return { ...sem, ...deslocamentos, parte_inicio: null, parte_fim: null }
  const { trecho, lugar, edicao } = palavras
  try {
    if (lugar) return await placePalavras(db, { fonte, trecho, ...lugar }, edicao ?? undefined)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  const { parte_inicio, parte_fim } = lugar ?? { parte_inicio: inicio, parte_fim: fim }
  return { ...sem, ...deslocamentos, edicao, trecho, parte_inicio, parte_fim }
}

/** @throws AppError 404 for no such chapter or page, 422 for verses or parts that it has not */
async function requireLugar(db: Database, { fonte, inicio, fim, palavras }: MarcaImportada): Promise<void> {
  if (fim < inicio) throw semLugar()
  if (fonte !== 'biblia') {
    const pagina = Math.floor(inicio / 100_000)
    const isOne =
      Math.floor(fim / 100_000) === pagina && Math.floor(pagina / 1_000) === PADROES[fonte].simboloId
    if (!palavras || !isOne) throw semLugar()
    await readPagina(db, PADROES[fonte].simboloId, pagina % 1_000)
    return
  }
  for (const canonico of [inicio, fim]) {
    const { livro, capitulo, versiculo } = fromVerseNumber(canonico)
    const ultimo = await readQuantidadeVersiculos(db, livro, capitulo)
    if (versiculo < 1 || versiculo > ultimo || livro !== fromVerseNumber(inicio).livro) throw semLugar()
  }
}

function semLugar(): AppError {
  return new AppError('dados_invalidos', 'O texto não tem este lugar.')
}
