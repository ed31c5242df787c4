import { useNavigate } from 'react-router'
import type { ResultadoDaBusca } from '#contract/busca.ts'
import type { Sugestao } from '../../biblia/salto/interpret-salto.ts'
import { FONTES } from '../../busca/fontes.ts'
import { keyOf, toLugar } from '../../busca/lugar.ts'
import { checkBusca } from '../../busca/pedido.ts'
import { Trecho } from '../../busca/trecho.tsx'
import { useComecarNoAchado } from '../../busca/use-comecar-no-achado.ts'
import { paths } from '../../paths.ts'
import { useAchados } from './salto-achados.ts'
import type { OpcaoDoSalto } from './salto-opcoes.ts'

interface Digitado {
  readonly texto: string
  readonly sugestoes: readonly Sugestao[]
  /** Whether the text is looked for as it is typed. */
  readonly isBusca: boolean
  /** Something was opened: the box has done its work. */
  readonly onOpened: () => void
}

/** What the jump box offers for a text, and what each of it opens. */
export function useOpcoes({ texto, sugestoes, isBusca, onOpened }: Digitado): readonly OpcaoDoSalto[] {
  const navigate = useNavigate()
  const achados = useAchados(isBusca ? texto : null)
  const livro = useComecarNoAchado(onOpened)
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
      detalhe: FONTES[achado.fonte].nome,
      abrir: lugar === null ? () => livro.abrir(achado) : go(lugar),
    }
  })
  const q = texto.trim()
  if (checkBusca(q) !== null) return referencias
  const busca: OpcaoDoSalto = {
    chave: 'busca',
    tipo: 'busca',
    rotulo: `Buscar “${q}” em toda a biblioteca`,
    detalhe: null,
    abrir: go(paths.busca(q)),
  }
  return [...referencias, ...lugares, busca]
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
