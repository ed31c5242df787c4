import '../../styles/preferencias.css'
import { ALargeSmall } from 'lucide-react'
import { useId } from 'react'
import { PreferenciaControle } from './preferencia-controle.tsx'
import type { Definicao } from './preferencias.ts'

interface PreferenciasPopoverProps {
  /** Those that matter on the page. */
  readonly definicoes: readonly Definicao[]
}

/** The button 'Aa' and its panel: the browser's own popover, which a click beside it and Esc close. */
export function PreferenciasPopover({ definicoes }: PreferenciasPopoverProps) {
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="aa"
        popoverTarget={id}
        aria-label="Aparência do texto"
        title="Aparência do texto"
      >
        <ALargeSmall className="i" />
      </button>
      <div id={id} className="pop" popover="auto" role="dialog" aria-label="Aparência do texto">
        {definicoes.map((definicao) => (
          <PreferenciaControle key={definicao.id} definicao={definicao} />
        ))}
      </div>
    </>
  )
}
