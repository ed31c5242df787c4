import { createContext, use } from 'react'
import { FolhaModal } from '../ui/folha-modal.tsx'
import type { NotaDoTexto } from './estrutura-do-capitulo.ts'

/** Opens a note by its letter. */
export const AbrirNotaContext = createContext<(sinal: string) => void>(() => undefined)

const NOMES = { nota: 'Nota de rodapé', remissao: 'Remissão' }

/** The letter of a note, after the word that it is about; it opens the note. */
export function NotaDeRodape({ nota: { sinal, tipo, versiculo } }: { nota: NotaDoTexto }) {
  const open = use(AbrirNotaContext)
  return (
    <>
      {'\u2060'}
      <button
        type="button"
        className="nr"
        id={idDaNota(sinal)}
        aria-haspopup="dialog"
        aria-label={`${NOMES[tipo]} ${sinal}, versículo ${versiculo}`}
        onClick={() => open(sinal)}
      >
        {sinal}
      </button>
    </>
  )
}

interface NotaDeRodapeDialogProps {
  readonly nota: NotaDoTexto
  /** 'João 3'. */
  readonly lugar: string
  readonly onClose: () => void
}

export function NotaDeRodapeDialog({ nota, lugar, onClose }: NotaDeRodapeDialogProps) {
  const { sinal, tipo, versiculo, texto } = nota
  function handleClose() {
    // Browsers that do not focus a clicked button would return the focus to the top of the page.
    document.getElementById(idDaNota(sinal))?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <FolhaModal titulo={NOMES[tipo]} onClose={handleClose}>
      <p className="lugar-da-nota">
        {lugar}.{versiculo}
      </p>
      <p className="texto-do-rodape">{texto}</p>
    </FolhaModal>
  )
}

/** The notes of a chapter as paper has them, at its end. */
export function NotasDeRodapeNoPapel({ notas }: { notas: readonly NotaDoTexto[] }) {
  if (notas.length === 0) return null
  return (
    <section className="no-papel">
      <h2>Notas</h2>
      <ol className="curtas">
        {notas.map(({ sinal, versiculo, texto }) => (
          <li key={sinal}>
            <span className="marcador">
              {sinal} {versiculo}
            </span>{' '}
            {texto}
          </li>
        ))}
      </ol>
    </section>
  )
}

function idDaNota(sinal: string): string {
  return `nota-${sinal}`
}
