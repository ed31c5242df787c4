import '../styles/planos.css'
import { Check } from 'lucide-react'
import { reaisParts } from '#contract/reais.ts'
import type { PlanoEscrito } from './planos.ts'

interface PlanoFolhaProps {
  readonly plano: PlanoEscrito
  readonly isChosen: boolean
  readonly onChoose: () => void
}

/** One plan as a sheet; the annual one stands in a frame of two rules (design, "Plans"). */
export function PlanoFolha({ plano, isChosen, onChoose }: PlanoFolhaProps) {
  const { moeda, valor } = reaisParts(plano.mensalidade)
  const isAnual = plano.id === 'anual'
  return (
    <article className={isAnual ? 'plano plano-emoldurado' : 'plano'} aria-label={plano.nome}>
      <h3 className="caps">{plano.nome}</h3>
      <p className="plano-preco">
        <span>{moeda}</span> {valor} <small>por mês</small>
      </p>
      <p className="muted">{plano.pagamento}</p>
      <ul>
        {plano.vantagens.map((vantagem) => (
          <li key={vantagem}>
            <Check className="i" aria-hidden="true" /> {vantagem}
          </li>
        ))}
      </ul>
      <button
        type="button"
        className={isAnual ? 'btn btn-1 btn-lg' : 'btn btn-2 btn-lg'}
        aria-disabled={isChosen}
        onClick={() => !isChosen && onChoose()}
      >
        {isChosen && <Check className="i" aria-hidden="true" />}
        {isChosen ? 'Escolhido' : 'Escolher este plano'}
        <span className="sr">: {plano.nome}</span>
      </button>
    </article>
  )
}
