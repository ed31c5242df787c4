import type { ResultadoDaBusca } from '#contract/busca.ts'
import { PADROES, padraoOfSigla } from '#contract/padroes.ts'
import { CapituloAchado } from './capitulo-achado.tsx'
import { type AchadoNosPadroes, joinByPagina } from './join-by-pagina.ts'
import { keyOf } from './lugar.ts'
import { Resultado } from './resultado.tsx'

interface ResultadosProps {
  readonly resultados: readonly ResultadoDaBusca[]
  /** Place of the first one among all hits. */
  readonly ordem?: number
}

/** Hits, best first, those of one chapter together. */
export function Resultados({ resultados, ordem = 0 }: ResultadosProps) {
  return joinByPagina(resultados).map(({ inicio, resultados: juntos }) => {
    const capitulo = juntos.filter(isDeCapitulo)
    const [first, ...others] = capitulo
    if (first) {
      return <CapituloAchado key={keyOf(first)} resultados={[first, ...others]} ordem={ordem + inicio} />
    }
    return juntos.map((resultado, index) => (
      <Resultado key={keyOf(resultado)} resultado={resultado} ordem={ordem + inicio + index} />
    ))
  })
}

function isDeCapitulo(resultado: ResultadoDaBusca): resultado is AchadoNosPadroes {
  if (resultado.fonte !== 'padroes') return false
  const padrao = padraoOfSigla(resultado.simbolo)
  return padrao !== undefined && PADROES[padrao].unidade === 'capitulo'
}
