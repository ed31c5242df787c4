import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Campo } from './campo.tsx'

interface CampoDaSenhaProps extends Omit<ComponentProps<typeof Campo>, 'type' | 'acao'> {
  /** Name of the button, where a form has several of these fields. */
  readonly mostrar?: string
}

/** A field for a password, which its reader can look at. */
export function CampoDaSenha({ mostrar = 'Mostrar senha', ...campo }: CampoDaSenhaProps) {
  const [isShown, setIsShown] = useState(false)
  const Olho = isShown ? EyeOff : Eye
  return (
    <Campo
      {...campo}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      acao={
        <button
          type="button"
          className="icon-btn"
          aria-pressed={isShown}
          title={mostrar}
          onClick={() => setIsShown(!isShown)}
        >
          <Olho className="i" aria-hidden="true" />
          <span className="sr">{mostrar}</span>
        </button>
      }
    />
  )
}
