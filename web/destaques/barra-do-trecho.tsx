import '../styles/cores.css'
import '../styles/destaques.css'
import { Copy, NotebookPen, Search, Share2 } from 'lucide-react'
import { useRef } from 'react'
import { CORES, type CorDoDestaque, MAX_TRECHO } from '#contract/destaques.ts'
import { paths } from '../paths.ts'
import { copyText } from '../platform/copy-text.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { assinarCopia } from '../ui/selecao/assinar-copia.ts'
import { BarraFlutuante } from '../ui/selecao/barra-flutuante.tsx'
import { toConsulta } from '../ui/selecao/consulta.ts'
import { readCopia } from '../ui/selecao/read-copia.ts'
import { whenPresent } from '../ui/when-present.ts'
import { ROTULOS, readUltimaCor, writeUltimaCor } from './ultima-cor.ts'

interface BarraDoTrechoProps<Marca> {
  /** The selected words, and where they stand in the window. */
  readonly trecho: string
  readonly caixa: DOMRect
  /** What a copy cites. @param lugares as `data-lugar` names them */
  readonly citar: (lugares: readonly string[]) => string
  /** @returns the mark as it is shown at once */
  readonly onMarcar: (cor: CorDoDestaque) => Marca
  readonly onAnotar: (marca: Marca) => void
  /** Absent where nothing can be given to others. @param texto with its citation */
  readonly onCompartilhar?: (texto: string) => void
  /** Where the buttons that open marks are. */
  readonly aberturas: () => HTMLElement | null
}

/** What can be done with selected words, beside them; at the foot of the window where fingers select. */
export function BarraDoTrecho<Marca extends { readonly id: string }>(props: BarraDoTrechoProps<Marca>) {
  const { trecho, caixa, citar, onMarcar, onAnotar, onCompartilhar, aberturas } = props
  const bar = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const consulta = toConsulta(trecho)

  /** @param isByKey the focus goes on from the mark, which also says what was done */
  function marcar(cor: CorDoDestaque, isByKey = false): Marca | null {
    if (trecho.length > MAX_TRECHO) {
      showErro('O trecho é longo demais para um destaque. Escolha até 5.000 caracteres.')
      return null
    }
    const hadFocus = bar.current?.contains(document.activeElement)
    const marca = onMarcar(cor)
    writeUltimaCor(cor)
    document.getSelection()?.removeAllRanges()
    if (hadFocus || isByKey) focusMarca(aberturas(), marca.id)
    return marca
  }
  function anotar() {
    const marca = marcar(readUltimaCor())
    if (marca) onAnotar(marca)
  }
  function readTexto(): string {
    const copia = readCopia(document.getSelection())
    return assinarCopia(copia?.texto ?? trecho, citar(copia?.lugares ?? []))
  }
  async function copiar() {
    const isCopied = await copyText(readTexto())
    if (isCopied) showSucesso('Trecho copiado.')
    else showErro('O navegador não deixou copiar o trecho.')
  }
  /** 'D' marks in the last colour. */
  function handleTecla(key: string): boolean {
    if (key.toLowerCase() !== 'd') return false
    marcar(readUltimaCor(), true)
    return true
  }

  return (
    <BarraFlutuante barra={bar} caixa={caixa} onTecla={handleTecla}>
      {CORES.map((cor) => (
        <button
          key={cor}
          type="button"
          className="icon-btn"
          aria-label={`Destacar em ${ROTULOS[cor].toLowerCase()}`}
          title={ROTULOS[cor]}
          onClick={() => marcar(cor)}
        >
          <span className="amostra" data-cor={cor} />
        </button>
      ))}
      <button type="button" className="icon-btn" aria-label="Anotar" title="Anotar" onClick={anotar}>
        <NotebookPen className="i" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label="Copiar"
        title="Copiar"
        onClick={() => void copiar()}
      >
        <Copy className="i" />
      </button>
      {onCompartilhar && (
        <button
          type="button"
          className="icon-btn"
          aria-label="Compartilhar"
          title="Compartilhar"
          aria-haspopup="dialog"
          onClick={() => onCompartilhar(readTexto())}
        >
          <Share2 className="i" />
        </button>
      )}
      {consulta !== null && (
        <button
          type="button"
          className="icon-btn"
          aria-label="Buscar"
          title="Buscar"
          onClick={() => void navigate(paths.busca(consulta))}
        >
          <Search className="i" />
        </button>
      )}
    </BarraFlutuante>
  )
}

/** The toolbar goes with the selection; who came to it by the keyboard goes on from the mark. */
function focusMarca(aberturas: HTMLElement | null, id: string): void {
  if (aberturas) whenPresent(aberturas, `[data-abre="${id}"]`, (abrir) => abrir.focus())
}
