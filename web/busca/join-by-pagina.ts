import type { ResultadoDaBusca } from '#contract/busca.ts'

export type AchadoNosPadroes = Extract<ResultadoDaBusca, { fonte: 'padroes' }>

/** Hits that are shown together. */
interface JuntosNaBusca {
  /** Place of the first hit among those that were given. */
  readonly inicio: number
  readonly resultados: readonly ResultadoDaBusca[]
}

/** Hits of the same chapter stand together, where its best one stands; the others stay alone. */
export function joinByPagina(resultados: readonly ResultadoDaBusca[]): JuntosNaBusca[] {
  const byPagina = Map.groupBy(resultados, (resultado) =>
    resultado.fonte === 'padroes' ? `${resultado.simbolo} ${resultado.numero}` : resultado,
  )
  let inicio = 0
  return [...byPagina.values()].map((juntos) => {
    const group = { inicio, resultados: juntos }
    inicio += juntos.length
    return group
  })
}

/** The title of the page itself, and not a place in it. */
export function isTituloDaPagina({ secao, trecho }: AchadoNosPadroes): boolean {
  return secao === null && trecho.texto === ''
}
