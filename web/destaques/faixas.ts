import type { Destaque } from '#contract/destaques.ts'
import type { Paragrafo } from '#contract/ebook-texto.ts'
import type { FaixaDestaque } from '../ui/texto-marcado/faixas.ts'

/** What highlights cover of each paragraph, by its id. @param paragrafos of the chapter, in reading order */
export function toFaixas(
  destaques: readonly Destaque[],
  paragrafos: readonly Paragrafo[],
): ReadonlyMap<number, readonly FaixaDestaque[]> {
  const index = new Map(paragrafos.map(({ id }, place) => [id, place]))
  const faixas = new Map<number, FaixaDestaque[]>()
  for (const { id, cor, nota, inicio, fim, paragrafo_inicio_id, paragrafo_fim_id } of destaques) {
    const from = index.get(paragrafo_inicio_id ?? -1)
    const to = index.get(paragrafo_fim_id ?? -1)
    if (from === undefined || to === undefined) continue
    paragrafos.slice(from, to + 1).forEach((paragrafo, each) => {
      const faixa: FaixaDestaque = {
        tipo: 'destaque',
        id,
        cor,
        temNota: nota !== '',
        inicio: each === 0 ? inicio : 0,
        fim: from + each === to ? fim : paragrafo.texto.length,
        isUltima: from + each === to,
      }
      faixas.set(paragrafo.id, [...(faixas.get(paragrafo.id) ?? []), faixa])
    })
  }
  return faixas
}
