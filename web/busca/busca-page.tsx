import '../styles/busca.css'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { foldText } from '#contract/fold.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { useErroDoLugar, useInterpretacao } from '../salto/use-interpretacao.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { BuscasRecentes } from './buscas-recentes.tsx'
import { CampoDeBusca } from './campo-de-busca.tsx'
import { DicasDaBusca } from './dicas-da-busca.tsx'
import { FiltrosDaBusca } from './filtros-da-busca.tsx'
import { Fonte } from './fonte.tsx'
import { Grupos } from './grupos.tsx'
import { checkBusca, type PedidoDaPagina, readPedido } from './pedido.ts'

/** /busca: the search over the standards, the Bible, the ebooks and the reader's notes. */
export function BuscaPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const pedido = readPedido(search)
  const { q, em, isLiteral } = pedido
  const titulo = useFocoPerdido(`${em} ${isLiteral} ${q}`)
  useLugarDeVolta(() => 'à busca', { isDestino: true })
  useTituloPagina(q ? `${q} · Busca` : 'Busca')
  return (
    <>
      <header className="busca-topo">
        <h1 className="h1" ref={titulo}>
          Busca
        </h1>
        <CampoDeBusca q={q} onSearch={(next) => void navigate(paths.busca(next, em))} />
        {q !== '' && <FiltrosDaBusca {...pedido} />}
      </header>
      <hr className="thick-thin" />
      <div className="busca">
        {q === '' ? (
          <>
            <BuscasRecentes />
            <DicasDaBusca />
          </>
        ) : (
          <Resposta {...pedido} />
        )}
      </div>
    </>
  )
}

function Resposta({ em, ...pedido }: PedidoDaPagina) {
  const { q } = pedido
  const erro = checkBusca(q)
  if (erro !== null) {
    return (
      <>
        <EstadoErro message={erro} />
        <DicasDaBusca />
      </>
    )
  }
  return (
    <>
      <IrPara key={q} q={q} />
      {em === null ? <Grupos {...pedido} /> : <Fonte {...pedido} fonte={em} />}
    </>
  )
}

/** The way to the place that the text names, when it is a reference. */
function IrPara({ q }: { q: string }) {
  const { sugestoes, erro } = useInterpretacao(q)
  const [sugestao] = sugestoes
  const erroDoLugar = useErroDoLugar(sugestao)
  if (sugestao === undefined || erro !== null || erroDoLugar !== null) return null
  // The beginning of a name is the beginning of many other words too.
  if (!/\d/.test(q) && foldText(q) !== foldText(sugestao.rotulo)) return null
  return (
    <p className="ir-para">
      <Link className="link" to={sugestao.to}>
        Ir para {sugestao.rotulo} <ArrowRight className="i" />
      </Link>
    </p>
  )
}

/**
 * 'Ver todos' and a suggestion go with the results in which they stood, and the focus with them: the reader goes on
 * from the title, at the top.
 * @param shown names what the page shows
 */
function useFocoPerdido(shown: string) {
  const titulo = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    const isOther = before.current !== shown
    before.current = shown
    if (!isOther || !titulo.current || document.activeElement !== document.body) return
    window.scrollTo(0, 0)
    titulo.current.tabIndex = -1
    titulo.current.focus({ preventScroll: true })
  }, [shown])
  return titulo
}
