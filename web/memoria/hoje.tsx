import type { PerfilDaMemoria } from '#contract/memoria.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { Loading } from '../ui/loading.tsx'
import type { Agenda } from './agenda.ts'
import { diasAte } from './dia.ts'

interface HojeProps {
  readonly agenda: Agenda
  readonly perfil: PerfilDaMemoria
  readonly isPending: boolean
  readonly agora: number
  readonly onStart: () => void
}

/** What is due today, and the way into it. */
export function Hoje({ agenda, perfil, isPending, agora, onStart }: HojeProps) {
  const { devidos, novos } = agenda
  const isVazio = devidos.length + novos.length === 0
  return (
    <section className="memoria-hoje" aria-labelledby="memoria-hoje">
      <h2 className="caps" id="memoria-hoje">
        Hoje
      </h2>
      {isPending && isVazio ? (
        <Loading label="Carregando os cartões" />
      ) : (
        <>
          <p className="h2">{isVazio ? sayNothing(agenda, perfil, agora) : sayDue(agenda)}</p>
          {!isVazio && (
            <button type="button" className="btn btn-1 btn-lg" onClick={onStart}>
              Começar
            </button>
          )}
        </>
      )}
    </section>
  )
}

function sayDue({ devidos, novos }: Agenda): string {
  const parts = [
    ...(devidos.length > 0 ? [`${formatQuantidade(devidos.length, 'cartão', 'cartões')} para rever`] : []),
    ...(novos.length > 0 ? [sayNew(novos.length, devidos.length > 0)] : []),
  ]
  return `${parts.join(' e ')}.`
}

/** @param isAfter what these are of was named already */
function sayNew(count: number, isAfter: boolean): string {
  return isAfter
    ? formatQuantidade(count, 'novo', 'novos')
    : formatQuantidade(count, 'cartão novo', 'cartões novos')
}

/** Longest that is told in days. */
const MAX_DIAS = 400

function sayNothing({ proximo }: Agenda, { baralhos }: PerfilDaMemoria, agora: number): string {
  if (baralhos.length === 0) return 'Escolha um baralho para começar.'
  if (proximo === null) return 'Nada para rever hoje.'
  const dias = diasAte(proximo, agora, MAX_DIAS)
  return `Por hoje é só. O próximo cartão volta ${dias <= 1 ? 'amanhã' : `em ${dias} dias`}.`
}
