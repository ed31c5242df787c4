import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import {
  BARALHOS,
  type Baralho,
  MAX_NOVOS_POR_DIA,
  type PerfilDaMemoria,
  type RevisaoDoCartao,
} from '#contract/memoria.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { baralhoOf, NOMES_DOS_BARALHOS } from './baralhos.ts'
import type { BaralhoLido } from './use-materia.ts'
import { useSalvarPerfil } from './use-perfil.ts'

interface BaralhosDoPerfilProps {
  readonly perfil: PerfilDaMemoria
  readonly baralhos: readonly BaralhoLido[]
  readonly revisoes: readonly RevisaoDoCartao[]
}

/** Which decks are learnt, and how many new cards a day. */
export function BaralhosDoPerfil({ perfil, baralhos, revisoes }: BaralhosDoPerfilProps) {
  const { mutate } = useSalvarPerfil(perfil)
  const id = useId()
  const vistas = new Set(revisoes.map(({ cartao }) => cartao))
  const change = (baralho: Baralho, isOn: boolean) => {
    const chosen = new Set(perfil.baralhos)
    if (isOn) chosen.add(baralho)
    else chosen.delete(baralho)
    mutate({ baralhos: BARALHOS.filter((each) => chosen.has(each)) })
  }
  return (
    <section aria-labelledby={id}>
      <h2 className="caps" id={id}>
        Baralhos
      </h2>
      <ul className="memoria-baralhos">
        {BARALHOS.map((baralho) => {
          const lido = baralhos.find((each) => each.baralho === baralho)
          return (
            <li key={baralho}>
              <label className="memoria-baralho">
                <input
                  type="checkbox"
                  checked={perfil.baralhos.includes(baralho)}
                  onChange={({ currentTarget }) => change(baralho, currentTarget.checked)}
                />
                <span>
                  <span className="memoria-nome">{NOMES_DOS_BARALHOS[baralho]}</span>
                  <span className="small faint">{sayBegun(baralho, lido, vistas)}</span>
                </span>
              </label>
              {lido?.error && !lido.cartoes && (
                <EstadoErro
                  message={failureSentence(lido.error, 'Não foi possível abrir este baralho')}
                  onRetry={lido.retry}
                />
              )}
            </li>
          )
        })}
      </ul>
      <label className="label" htmlFor={`${id}-novos`}>
        Cartões novos por dia
      </label>
      <div className="select memoria-novos">
        <select
          id={`${id}-novos`}
          className="input"
          value={perfil.novos_por_dia}
          onChange={({ currentTarget }) => mutate({ novos_por_dia: Number(currentTarget.value) })}
        >
          {Array.from({ length: MAX_NOVOS_POR_DIA + 1 }, (_, count) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the numbers themselves.
            <option key={count} value={count}>
              {count === 0 ? 'Nenhum: só rever' : count}
            </option>
          ))}
        </select>
        <ChevronDown className="i" aria-hidden="true" />
      </div>
    </section>
  )
}

/** How far a deck has been begun. */
function sayBegun(baralho: Baralho, lido: BaralhoLido | undefined, vistas: ReadonlySet<string>): string {
  const begun = [...vistas].filter((chave) => baralhoOf(chave) === baralho).length
  if (!lido?.cartoes) return begun > 0 ? formatQuantidade(begun, 'cartão começado', 'cartões começados') : ''
  const { length } = lido.cartoes
  if (length === 0) {
    return baralho === 'versiculos' ? 'Nenhum escolhido ainda.' : 'Esta biblioteca não tem este catecismo.'
  }
  const known = lido.cartoes.filter(({ chave }) => vistas.has(chave)).length
  return `${known} de ${formatQuantidade(length, 'cartão', 'cartões')}`
}
