import type { ReactNode } from 'react'
import type { ResultadoDaBusca } from '#contract/busca.ts'
import { formatLugar } from '#contract/lugar.ts'
import { checkBusca, FONTES, keyOf, Trecho, useComecarNoAchado, useLugar } from '../busca/public.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import type { SugestaoDeSalto } from './interpret-salto.ts'
import type { OpcaoDoSalto } from './opcoes.ts'
import { useAchados } from './use-achados.ts'

interface Digitado {
  readonly texto: string
  readonly sugestoes: readonly SugestaoDeSalto[]
  /** Whether the text is looked for as it is typed. */
  readonly isBusca: boolean
  /** Something was opened: the box has done its work. */
  readonly onOpened: () => void
}

/** What the jump box offers for a text, and what each of it opens. */
export function useOpcoes({ texto, sugestoes, isBusca, onOpened }: Digitado): readonly OpcaoDoSalto[] {
  const navigate = useNavigate()
  const { achados, isDoAparelho } = useAchados(isBusca ? texto : null)
  const livro = useComecarNoAchado(onOpened)
  const toLugar = useLugar()
  const go = (to: string) => () => {
    onOpened()
    void navigate(to)
  }

  const referencias = sugestoes.map(
    ({ rotulo, detalhe, to }): OpcaoDoSalto => ({
      chave: to,
      tipo: 'referencia',
      rotulo,
      detalhe,
      abrir: go(to),
    }),
  )
  const lugares = achados.map((achado): OpcaoDoSalto => {
    const lugar = toLugar(achado)
    return {
      chave: `${achado.fonte} ${keyOf(achado)}`,
      tipo: 'achado',
      rotulo: <Achado achado={achado} />,
      detalhe: nomeDoLugar(achado),
      abrir: lugar === null ? () => livro.abrir(achado) : go(lugar),
    }
  })
  const q = texto.trim()
  if (checkBusca(q) !== null) return referencias
  const busca: OpcaoDoSalto = {
    chave: 'busca',
    tipo: 'busca',
    rotulo: `Buscar “${q}” ${isDoAparelho ? 'no que está guardado neste aparelho' : 'em toda a biblioteca'}`,
    detalhe: null,
    abrir: go(paths.busca(q)),
  }
  return [...referencias, ...lugares, busca]
}

/** 'CFW 8.2' beside the title of its chapter; of others what they are of. */
function nomeDoLugar(achado: ResultadoDaBusca): ReactNode {
  if (achado.fonte !== 'padroes') return FONTES[achado.fonte].nome
  return <span className="nb">{formatLugar(achado.simbolo, achado.numero, achado.secao)}</span>
}

function Achado({ achado: { titulo, trecho } }: { achado: ResultadoDaBusca }) {
  return (
    <>
      <span className="lugar">
        <Trecho trecho={titulo} />
      </span>{' '}
      <span className="trecho">
        <Trecho trecho={trecho} />
      </span>
    </>
  )
}
