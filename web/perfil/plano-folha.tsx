import '../styles/planos.css'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Plano } from '#contract/assinaturas.ts'
import { reaisParts } from '#contract/reais.ts'

interface PlanoFolhaProps {
  readonly plano: Plano
  /** What may be done with it. */
  readonly children: ReactNode
}

/** One plan as a sheet; the annual one stands in a frame of two rules (design, "Plans"). */
export function PlanoFolha({ plano, children }: PlanoFolhaProps) {
  const { moeda, valor } = reaisParts(plano.mensalidade)
  return (
    <article className={plano.id === 'anual' ? 'plano plano-emoldurado' : 'plano'} aria-label={plano.nome}>
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
      {children}
    </article>
  )
}
