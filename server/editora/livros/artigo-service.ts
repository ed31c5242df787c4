import type { PreviaDoArtigo } from '#contract/editora/artigos.ts'
import type { Ficha } from '#contract/editora/ficha.ts'
import { toNfc } from '#server/platform/to-nfc.ts'
import type { MesaDosLivros } from './mesa-dos-livros.ts'
import { changeRascunho, conflict, requireRascunho } from './rascunhos-service.ts'
import { startLeitura } from './start-trabalho.ts'

type Visto = { id: string; versao: number }

/** All control characters but tab and line end. */
const CONTROLS = /(?![\t\n])\p{Cc}|[\u00ad\ufeff]/gu

/** Also what is wrong is kept; then the draft is 'recusado' with the lines. @throws AppError 404, 409 */
export async function salvarFonte(mesa: MesaDosLivros, visto: Visto, fonte: string): Promise<void> {
  const row = await requireRascunho(mesa, visto.id)
  if (row.tipo !== 'artigo') throw conflict('Este rascunho é de um arquivo: envie outro EPUB.')
  await changeRascunho(mesa, visto, { fonte: normalize(fonte), recusa: null })
  await startLeitura(mesa, { id: visto.id, versao: visto.versao + 1 })
}

/** The title of an article is that of what stands above its first chapter, so it is read again. @throws AppError 404, 409 */
export async function salvarFichaDoRascunho(mesa: MesaDosLivros, visto: Visto, ficha: Ficha): Promise<void> {
  const { tipo, fonte } = await requireRascunho(mesa, visto.id)
  await changeRascunho(mesa, visto, { ficha: JSON.stringify(normalizeFicha(ficha)), recusa: null })
  if (tipo === 'artigo' && fonte) await startLeitura(mesa, { id: visto.id, versao: visto.versao + 1 })
}

export async function preverArtigo(
  { pool }: MesaDosLivros,
  { titulo, fonte }: { titulo: string; fonte: string },
): Promise<PreviaDoArtigo> {
  const previa = await pool.run({ tipo: 'prever', titulo: line(titulo), fonte: normalize(fonte) })
  if (!previa) throw new Error('A preview was answered without one')
  return previa
}

/** Composed accents, no signs that nobody sees, single spaces; a preface keeps its paragraphs. */
export function normalizeFicha(ficha: Ficha): Ficha {
  const { titulo, subtitulo, autores, areas_tematicas, prefacio } = ficha
  return {
    ...ficha,
    ...(titulo !== undefined && { titulo: line(titulo) }),
    ...(subtitulo && { subtitulo: line(subtitulo) }),
    ...(autores && { autores: autores.map((autor) => ({ ...autor, nome: line(autor.nome) })) }),
    ...(areas_tematicas && { areas_tematicas: [...new Set(areas_tematicas.map(line))] }),
    ...(prefacio && { prefacio: paragraphs(prefacio) }),
  }
}

function paragraphs(texto: string): string {
  return normalize(texto)
    .split(/\n{2,}/)
    .map(line)
    .filter(Boolean)
    .join('\n\n')
}

function line(texto: string): string {
  return normalize(texto).replace(/\s+/g, ' ').trim()
}

/** Unix line ends. */
function normalize(texto: string): string {
  return toNfc(texto).replaceAll('\r\n', '\n').replaceAll('\r', '\n').replace(CONTROLS, '')
}
