import '../styles/cores.css'
import '../styles/destaques.css'
import { Copy, NotebookPen, Search } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router'
import { CORES, type CorDoDestaque, type Destaque, MAX_TRECHO } from '#contract/destaques.ts'
import { paths } from '../paths.ts'
import { copyText } from '../platform/copy-text.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { assinarCopia } from '../ui/selecao/assinar-copia.ts'
import { BarraFlutuante } from '../ui/selecao/barra-flutuante.tsx'
import { toConsulta } from '../ui/selecao/consulta.ts'
import { readCopia } from '../ui/selecao/read-copia.ts'
import { useCopia } from '../ui/selecao/use-copia.ts'
import type { Passagem } from '../ui/texto-marcado/passagem.ts'
import { type PassagemSelecionada, usePassagem } from '../ui/texto-marcado/use-passagem.ts'
import { whenPresent } from '../ui/when-present.ts'
import { ROTULOS, readUltimaCor, writeUltimaCor } from './ultima-cor.ts'

interface BarraDeSelecaoProps {
  /** The text whose words can be highlighted. */
  readonly container: RefObject<HTMLElement | null>
  /** What a copy of its words cites. */
  readonly citacao: string
  /** @returns the highlight as it is shown at once */
  readonly onMarcar: (passagem: Passagem, cor: CorDoDestaque) => Destaque
  readonly onAnotar: (destaque: Destaque) => void
}

/** What can be done with selected words, beside them; at the foot of the window where fingers select. */
export function BarraDeSelecao(props: BarraDeSelecaoProps) {
  const selecao = usePassagem(props.container)
  useCopia(() => props.citacao)
  return selecao && <Barra selecao={selecao} {...props} />
}

function Barra({
  selecao,
  container,
  citacao,
  onMarcar,
  onAnotar,
}: BarraDeSelecaoProps & { selecao: PassagemSelecionada }) {
  const bar = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { passagem, caixa } = selecao
  const consulta = toConsulta(passagem.trecho)

  /** @param isByKey the focus goes on from the highlight, which also says what was done */
  function marcar(cor: CorDoDestaque, isByKey = false): Destaque | null {
    if (passagem.trecho.length > MAX_TRECHO) {
      showErro('O trecho é longo demais para um destaque. Escolha até 5.000 caracteres.')
      return null
    }
    const hadFocus = bar.current?.contains(document.activeElement)
    const destaque = onMarcar(passagem, cor)
    writeUltimaCor(cor)
    document.getSelection()?.removeAllRanges()
    if (hadFocus || isByKey) focusDestaque(container.current, destaque.id)
    return destaque
  }
  function anotar() {
    const destaque = marcar(readUltimaCor())
    if (destaque) onAnotar(destaque)
  }
  async function copiar() {
    const texto = readCopia(document.getSelection())?.texto ?? passagem.trecho
    const isCopied = await copyText(assinarCopia(texto, citacao))
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

/** The toolbar goes with the selection; who came to it by the keyboard goes on from the highlight. */
function focusDestaque(container: HTMLElement | null, id: string): void {
  if (container) whenPresent(container, `[data-abre="${id}"]`, (abrir) => abrir.focus())
}
