import type { TrechoDaBusca } from '#contract/busca.ts'
import { cutCorridas } from '../ui/texto-marcado/corridas.ts'

/** Words around a hit, with the hits marked. */
export function TrechoAchado({ trecho: { texto, marcas } }: { trecho: TrechoDaBusca }) {
  return cutCorridas(texto, marcas).map(({ inicio, texto: words, faixas }) =>
    faixas.length > 0 ? <mark key={inicio}>{words}</mark> : words,
  )
}
