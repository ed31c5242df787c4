import '../styles/ao-lado.css'
import { ChevronLeft, ChevronRight, Pin, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import type { Parte } from '#contract/padrao-texto.ts'
import { EstadoVazio } from '../ui/estado.tsx'
import { chooseProva, setAoLado, setFixada, useAoLado } from './ao-lado-store.ts'
import { formatCitacao } from './citacao.ts'
import { ProvaAoLado } from './prova-ao-lado.tsx'
import type { RenderCredito } from './referencias-lidas.ts'
import { clampIndice, type ProvaDaPagina, stepProva } from './step-prova.ts'
import { useIrAoLado } from './use-ir-ao-lado.ts'
import type { Referencias } from './use-referencias.ts'
import { useSeguirMarcador } from './use-seguir-marcador.ts'

interface BibliaAoLadoProps {
  readonly referencias: Referencias
  /** Those with references, in the order of the page. */
  readonly partes: readonly Parte[]
  readonly renderCredito: RenderCredito
}

/** The pane beside a standard: the proof that the reader has come to, in its chapter. It says nothing by itself. */
export function BibliaAoLado({ referencias, partes, renderCredito }: BibliaAoLadoProps) {
  const { parteId, indice, isFixada, isAnunciada } = useAoLado()
  const pane = useRef<HTMLElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const leave = useIrAoLado(pane, region)
  useSeguirMarcador()
  const parte = partes.find(({ id }) => id === parteId) ?? partes[0]
  const atual = parte ? clampIndice(parte, indice) : 0
  const stepTo = (passo: 1 | -1) => parte && stepProva(partes, { parteId: parte.id, indice: atual }, passo)

  function close() {
    leave('botao')
    setAoLado(false)
  }
  function show(prova: ProvaDaPagina | null | undefined) {
    if (prova) chooseProva(prova.parteId, prova.indice)
  }
  function handleKey(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event
    if (altKey || ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest('select')) return
    const act = {
      ArrowLeft: () => show(stepTo(-1)),
      ArrowRight: () => show(stepTo(1)),
      Escape: close,
    }[key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <section ref={pane} className="ao-lado" aria-label="Bíblia ao lado" onKeyDown={handleKey}>
      <header>
        <h2 className="caps">Bíblia ao lado</h2>
        <Acao nome="Prova anterior" prova={stepTo(-1)} onShow={show}>
          <ChevronLeft className="i" />
        </Acao>
        <Acao nome="Próxima prova" prova={stepTo(1)} onShow={show}>
          <ChevronRight className="i" />
        </Acao>
        <button
          type="button"
          className="icon-btn fixar"
          aria-label="Fixar esta prova"
          title="Fixar esta prova"
          aria-pressed={isFixada}
          onClick={() => setFixada(!isFixada)}
        >
          <Pin className="i" />
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label="Fechar a Bíblia ao lado"
          title="Fechar"
          onClick={close}
        >
          <X className="i" />
        </button>
      </header>
      {parte && <Provas parte={parte} atual={atual} onDialog={referencias.openDialogo} />}
      <p className="sr" role="status">
        {isAnunciada && formatCitacao(parte?.referencias[atual]?.referencia ?? '')}
      </p>
      <section
        ref={region}
        className="ao-lado-texto"
        data-rola=""
        aria-label="Passagem"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
      >
        {parte ? (
          <ProvaAoLado
            key={`${parte.id} ${atual}`}
            parteId={parte.id}
            citacao={parte.referencias[atual]?.referencia ?? ''}
            padrao={referencias.padrao}
            vizinhas={vizinhasOf(partes, parte)}
            renderCredito={renderCredito}
          />
        ) : (
          <EstadoVazio>Esta página não tem textos-prova.</EstadoVazio>
        )}
      </section>
    </section>
  )
}

/** The parts that the reader comes to next. */
function vizinhasOf(partes: readonly Parte[], parte: Parte): number[] {
  const at = partes.indexOf(parte)
  return [partes[at + 1], partes[at - 1]].flatMap((vizinha) => vizinha?.id ?? [])
}

interface AcaoProps {
  readonly nome: string
  /** Where it leads; none before the first and after the last. */
  readonly prova: ProvaDaPagina | null | undefined
  readonly onShow: (prova: ProvaDaPagina | null | undefined) => void
  readonly children: ReactNode
}

/** It keeps the focus at the end, too. */
function Acao({ nome, prova, onShow, children }: AcaoProps) {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={nome}
      title={nome}
      aria-disabled={!prova}
      onClick={() => onShow(prova)}
    >
      {children}
    </button>
  )
}

interface ProvasProps {
  readonly parte: Parte
  readonly atual: number
  readonly onDialog: Referencias['openDialogo']
}

/** The references of the marker, in a row that keeps its height. */
function Provas({ parte, atual, onDialog }: ProvasProps) {
  return (
    <div className="ao-lado-provas" key={parte.id}>
      <button
        type="button"
        className="marcador"
        aria-haspopup="dialog"
        aria-label={`Todas as provas da nota ${parte.marcador}`}
        title="Todas as provas desta nota"
        onClick={({ currentTarget }) => onDialog(parte, currentTarget)}
      >
        [{parte.marcador}]
      </button>
      <ul aria-label={`Provas da nota ${parte.marcador}`}>
        {parte.referencias.map(({ referencia }, indice) => (
          <li key={referencia}>
            <button
              type="button"
              aria-current={indice === atual || undefined}
              onClick={() => chooseProva(parte.id, indice)}
            >
              {formatCitacao(referencia)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
