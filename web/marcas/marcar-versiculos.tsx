import '../styles/cores.css'
import '../styles/marcas.css'
import { Eraser, NotebookPen } from 'lucide-react'
import type { CorDoDestaque } from '#contract/destaques.ts'
import type { MarcaNoCapitulo } from '#contract/marcas.ts'
import { EscolhaDeCor } from '../destaques/public.ts'
import { useNaoEnviadas } from '../platform/outbox/nao-enviadas.ts'
import { showErro } from '../ui/banner-store.ts'
import {
  findMarcaNoAlto,
  listTocadas,
  type NumeroNoTexto,
  planCores,
  toSeguidos,
  type VersosSeguidos,
} from './marcas-dos-versiculos.ts'
import type { Marcas } from './use-marcas.ts'

interface MarcarVersiculosProps {
  readonly marcas: Marcas
  readonly lista: readonly MarcaNoCapitulo[]
  /** All verses of the chapter. */
  readonly versiculos: readonly NumeroNoTexto[]
  /** Those of them that are chosen. */
  readonly escolhidos: readonly NumeroNoTexto[]
  readonly onAnotar: (lugar: VersosSeguidos, marca: MarcaNoCapitulo | undefined) => void
  readonly onRemover: (marcas: readonly MarcaNoCapitulo[]) => void
  /** The dialogs are about to be used. */
  readonly onIntent: () => void
}

/** Each is a call of its own. */
const MAX_MARCAS = 20

/** Colours and a note for chosen verses. */
export function MarcarVersiculos(props: MarcarVersiculosProps) {
  const { marcas, lista, versiculos, escolhidos, onAnotar, onRemover, onIntent } = props
  const seguidos = toSeguidos(versiculos, escolhidos)
  const tocadas = listTocadas(lista, seguidos)

  async function handleCor(cor: CorDoDestaque) {
    const { mudar, marcar } = planCores(lista, versiculos, escolhidos)
    if (mudar.length + marcar.length > MAX_MARCAS) {
      showErro('São trechos demais de uma vez. Escolha até 20.')
      return
    }
    const done = await Promise.allSettled([
      ...mudar.map((marca) => marcas.editar(marca, { cor })),
      ...marcar.map((lugar) => marcas.criar(lugar, { cor, nota: '' })),
    ])
    const falha = done.find(({ status }) => status === 'rejected')
    if (falha?.status === 'rejected') showErro(`A cor não foi guardada. ${messageOf(falha.reason)}`)
  }
  function handleAnotar() {
    const [lugar, ...outros] = seguidos
    if (!lugar) return
    if (outros.length > 0) {
      showErro('Uma nota fica em versículos seguidos. Escolha-os sem saltar nenhum.')
      return
    }
    const iguais = tocadas.filter(({ de, ate }) => de === lugar.de && ate === lugar.ate)
    onAnotar(lugar, iguais.find(({ nota }) => nota !== '') ?? iguais.at(-1))
  }
  const dialogo = {
    type: 'button',
    className: 'btn btn-sm',
    onPointerEnter: onIntent,
    onFocus: onIntent,
  } as const
  return (
    <div className="marcar">
      <EscolhaDeCor cor={findCorComum(lista, escolhidos)} onCor={(cor) => void handleCor(cor)} />
      <button {...dialogo} aria-label="Anotar" aria-haspopup="dialog" onClick={handleAnotar}>
        <NotebookPen className="i" aria-hidden="true" /> <span className="rotulo-largo">Anotar</span>
      </button>
      {tocadas.length > 0 && (
        <button
          {...dialogo}
          aria-label={tocadas.length === 1 ? 'Remover marca' : 'Remover marcas'}
          aria-haspopup="dialog"
          onClick={() => onRemover(tocadas)}
        >
          <Eraser className="i" aria-hidden="true" /> <span className="rotulo-largo">Remover</span>
        </button>
      )}
      <NaoEnviadas marcas={tocadas} />
    </div>
  )
}

/** Says that marks wait for the server, and why if it refused one. */
function NaoEnviadas({ marcas }: { marcas: readonly MarcaNoCapitulo[] }) {
  const ids = useNaoEnviadas((state) => state.ids)
  const naoEnviadas = marcas.filter(({ id }) => ids.has(id))
  if (naoEnviadas.length === 0) return null
  const recusa = naoEnviadas.map(({ id }) => ids.get(id)).find((sentence) => sentence !== undefined)
  return <p className="small faint">Ainda não enviado{recusa && `: ${recusa}`}</p>
}

/** The colour that all of the verses show; null when they differ. */
function findCorComum(
  lista: readonly MarcaNoCapitulo[],
  escolhidos: readonly NumeroNoTexto[],
): CorDoDestaque | null {
  const cores = new Set(escolhidos.map((versiculo) => findMarcaNoAlto(lista, versiculo)?.cor ?? null))
  const [cor = null, ...outras] = cores
  return outras.length === 0 ? cor : null
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : ''
}
