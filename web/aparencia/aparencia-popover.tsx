import '../styles/aparencia.css'
import { ALargeSmall } from 'lucide-react'
import { useId } from 'react'
import { AparenciaControle } from './aparencia-controle.tsx'
import type { Definicao } from './escolhas.ts'

interface AparenciaPopoverProps {
  /** Those that matter on the page. */
  readonly definicoes: readonly Definicao[]
  /** Of the button, where it is not the framed one. */
  readonly className?: string
}

/** The button 'Aa' and its panel: the browser's own popover, which a click beside it and Esc close. */
export function AparenciaPopover({ definicoes, className = 'aa' }: AparenciaPopoverProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-label="Aparência do texto"
        title="Aparência do texto"
      >
        <ALargeSmall className="i" />
      </button>
      <div id={id} className="pop" popover="auto" role="dialog" aria-label="Aparência do texto">
        {definicoes.map((definicao) => (
          <AparenciaControle key={definicao.id} definicao={definicao} />
        ))}
      </div>
    </>
  )
}
