import { CircleAlert } from 'lucide-react'
import type { RefObject } from 'react'
import type { Problema } from '#contract/editora/textos.ts'
import { formatQuantidade } from '../platform/quantidade.ts'

interface ProblemasDoTextoProps {
  /** The one that is edited. */
  readonly arquivo: string
  readonly problemas: readonly Problema[]
  readonly campo: RefObject<HTMLTextAreaElement | null>
}

/** What is wrong with the source, each with the way to its line. */
export function ProblemasDoTexto({ arquivo, problemas, campo }: ProblemasDoTextoProps) {
  return (
    <>
      <p className="sr" role="status">
        {problemas.length > 0 && `${formatQuantidade(problemas.length, 'erro', 'erros')} no texto.`}
      </p>
      {problemas.length > 0 && (
        <ul className="problemas">
          {problemas.map((problema) => (
            <li key={`${problema.arquivo} ${problema.linha} ${problema.motivo}`} className="er">
              <CircleAlert className="i" aria-hidden="true" />
              <span>
                <LinhaDoProblema problema={problema} arquivo={arquivo} campo={campo} /> {problema.motivo}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface LinhaDoProblemaProps extends Omit<ProblemasDoTextoProps, 'problemas'> {
  readonly problema: Problema
}

function LinhaDoProblema({ problema: { linha, ...problema }, arquivo, campo }: LinhaDoProblemaProps) {
  if (linha === null) return null
  if (problema.arquivo !== arquivo) return `${problema.arquivo}, linha ${linha}:`
  return (
    <button type="button" className="link" onClick={() => selectLinha(campo.current, linha)}>
      Linha {linha}:
    </button>
  )
}

/** Puts the focus on a line, all of it selected, and brings it into view. */
function selectLinha(campo: HTMLTextAreaElement | null, linha: number): void {
  if (!campo) return
  const linhas = campo.value.split('\n')
  const start = linhas.slice(0, linha - 1).reduce((sum, each) => sum + each.length + 1, 0)
  campo.focus()
  campo.setSelectionRange(start, start + (linhas[linha - 1]?.length ?? 0))
  campo.scrollTop = (campo.scrollHeight * Math.max(0, linha - 4)) / Math.max(1, linhas.length)
}
