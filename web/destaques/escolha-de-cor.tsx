import { Check } from 'lucide-react'
import { useId } from 'react'
import { CORES, type CorDoDestaque } from '#contract/destaques.ts'
import { ROTULOS } from './ultima-cor.ts'

interface EscolhaDeCorProps {
  /** Null for none yet. */
  readonly cor: CorDoDestaque | null
  readonly onCor: (cor: CorDoDestaque) => void
}

/** The five colours of a highlight; radio buttons, so the arrows choose. */
export function EscolhaDeCor({ cor, onCor }: EscolhaDeCorProps) {
  const name = useId()
  return (
    <fieldset className="cores">
      <legend className="label">Cor</legend>
      <div>
        {CORES.map((each) => (
          <label key={each} title={ROTULOS[each]}>
            <input
              className="sr"
              type="radio"
              name={name}
              checked={each === cor}
              onChange={() => onCor(each)}
            />
            <span className="amostra" data-cor={each}>
              {each === cor && <Check className="i" />}
            </span>
            <span className="sr">{ROTULOS[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
