import '../styles/planos.css'
import { Check } from 'lucide-react'
import type { Preferencias } from '#contract/perfil.ts'
import { cadastroComPlano } from './cadastro-com-plano.ts'

interface PlanoAnuncioProps {
  readonly plano: {
    readonly id: NonNullable<Preferencias['plano']>
    readonly nome: string
    readonly pagamento: string
    readonly vantagens: readonly string[]
  }
  /** Currency and figures of the month, which are set in two sizes. */
  readonly preco: { readonly moeda: string; readonly valor: string }
}

/** One plan as a sheet; the annual one stands in a frame of two rules (design, "Plans"). */
export function PlanoAnuncio({ plano: { id, nome, pagamento, vantagens }, preco }: PlanoAnuncioProps) {
  const isAnual = id === 'anual'
  return (
    <article className={isAnual ? 'plano plano-emoldurado' : 'plano'} aria-label={nome}>
      <h3 className="caps">{nome}</h3>
      <p className="plano-preco">
        <span>{preco.moeda}</span> {preco.valor} <small>por mês</small>
      </p>
      <p className="muted">{pagamento}</p>
      <ul>
        {vantagens.map((vantagem) => (
          <li key={vantagem}>
            <Check className="i" aria-hidden="true" /> {vantagem}
          </li>
        ))}
      </ul>
      <a className={isAnual ? 'btn btn-1 btn-lg' : 'btn btn-2 btn-lg'} href={cadastroComPlano(id)}>
        Assine Agora
        <span className="sr">: {nome}</span>
      </a>
    </article>
  )
}
