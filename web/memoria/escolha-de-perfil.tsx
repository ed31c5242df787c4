import type { PerfilDaMemoria } from '#contract/memoria.ts'
import { nomeDoPerfil } from './baralhos.ts'

interface EscolhaDePerfilProps {
  readonly perfis: readonly PerfilDaMemoria[]
  readonly escolhido: string
  readonly onChange: (id: string) => void
}

/** Who learns now; nothing to choose while there is the reader alone. */
export function EscolhaDePerfil({ perfis, escolhido, onChange }: EscolhaDePerfilProps) {
  if (perfis.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around its buttons.
    <div className="seg" role="group" aria-label="Quem memoriza">
      {perfis.map((perfil) => (
        <button
          key={perfil.id}
          type="button"
          aria-pressed={perfil.id === escolhido}
          onClick={() => onChange(perfil.id)}
        >
          {nomeDoPerfil(perfil)}
        </button>
      ))}
    </div>
  )
}
