/**
 * The hits of a source in blocks: the documents of the lowest numbers, ranked. The first block also has those with the
 * exact phrase and those that the glossary names, wherever they are, and when there are few those that have only a part
 * of what was asked for.
 */
import type { Avaliacao } from './consulta-e-documento.ts'
import type { Escopo } from './escopo.ts'
import { withPiso } from './glossario/respostas-do-glossario.ts'
import { indiceOf } from './indice/indice-of.ts'
import { listNumerosDoBloco } from './list-numeros-do-bloco.ts'
import type { DocumentoAnalisado } from './memoria/documento-analisado.ts'
import { avaliar } from './ordem/avaliar.ts'
import type { ConsultaTraduzida } from './ordem/consulta-traduzida.ts'
import { readAnalisados } from './read-documentos.ts'

export interface DocumentoAchado {
  readonly analisado: DocumentoAnalisado
  readonly avaliacao: Avaliacao
  /** What it was compared with. */
  readonly traduzida: ConsultaTraduzida
}

interface BlocoDeAchados {
  /** Best first. */
  readonly achados: readonly DocumentoAchado[]
  /** Begins the next block; null after the last one. */
  readonly ultimo: number | null
  /** Hits of all blocks, counting up to MAX_CONTAGEM + 1; null when the first block does not tell. */
  readonly total: number | null
}

/** @param depois the number with which the block before ended; -1 for the first one */
export async function findBloco(escopo: Escopo, depois: number): Promise<BlocoDeAchados> {
  const { numeros, ultimo, total } = await listNumerosDoBloco(escopo, depois)
  const documentos = await readAnalisados(escopo, numeros)
  const achados: DocumentoAchado[] = []
  for (const analisado of documentos) {
    const traduzida = escopo.traduzir(analisado.dicionario)
    const piso = escopo.respostas.size > 0 ? escopo.respostas.get(analisado.numero) : undefined
    const avaliacao = withPiso(avaliar(traduzida, analisado), piso)
    if (avaliacao) achados.push({ analisado, avaliacao, traduzida })
  }
  const isAll = depois === -1 && ultimo === null
  return { achados: achados.sort(compareAchados), ultimo, total: isAll ? achados.length : total }
}

/** How many documents have everything that was asked for, counting up to `limite`. */
export async function countAchados(
  { db, consulta, fonte, usuarioId }: Pick<Escopo, 'db' | 'consulta' | 'fonte' | 'usuarioId'>,
  limite: number,
): Promise<number> {
  const indice = indiceOf(db.engine)
  const expressao = indice.toExpressao(consulta, fonte)
  return expressao === null ? 0 : indice.count(db.read, { fonte, expressao, usuarioId, limite })
}

function compareAchados(a: DocumentoAchado, b: DocumentoAchado): number {
  return b.avaliacao.pontos - a.avaliacao.pontos || compareOrdem(a.analisado.ordem, b.analisado.ordem)
}

function compareOrdem(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index += 1) {
    const difference = (a[index] ?? 0) - (b[index] ?? Number.NEGATIVE_INFINITY)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
