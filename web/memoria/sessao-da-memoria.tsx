import { useState } from 'react'
import type { Cartao } from '#contract/cartoes.ts'
import type { PerfilDaMemoria, RevisaoDoCartao } from '#contract/memoria.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { type CartaoNaAgenda, makeAgenda, nextDaAgenda } from './agenda.ts'
import { CartaoPerguntado } from './cartao-perguntado.tsx'
import type { NotaDoCartao } from './estado-do-cartao.ts'
import { FimDaSessao } from './fim-da-sessao.tsx'
import { mergeRevisoes } from './merge-revisoes.ts'
import { useAvaliar } from './use-avaliar.ts'

/** After this long the page offers to end. */
const DURACAO_MS = 10 * 60_000

interface SessaoDaMemoriaProps {
  readonly perfil: PerfilDaMemoria
  readonly cartoes: readonly Cartao[]
  readonly revisoes: readonly RevisaoDoCartao[]
  readonly onEnd: () => void
}

interface Andamento {
  /** Null when the day is done. */
  readonly atual: CartaoNaAgenda | null
  /** Cards left, this one included. */
  readonly faltam: number
  readonly feitas: number
  readonly agora: number
}

/** A session: card after card, until the day is done or its reader has had enough. */
export function SessaoDaMemoria({ perfil, cartoes, revisoes, onEnd }: SessaoDaMemoriaProps) {
  const avaliar = useAvaliar(perfil.id)
  const look = (known: readonly RevisaoDoCartao[], feitas: number): Andamento => {
    const agora = Date.now()
    const agenda = makeAgenda({ cartoes, revisoes: known, novosPorDia: perfil.novos_por_dia, agora })
    const faltam = agenda.devidos.length + agenda.novos.length
    return { atual: nextDaAgenda(agenda, agora), faltam, feitas, agora }
  }
  const [inicio] = useState(() => Date.now())
  const [isLonga, setIsLonga] = useState(false)
  const [andamento, setAndamento] = useState(() => look(revisoes, 0))
  const { atual, faltam, feitas, agora } = andamento

  function handleAvaliar(nota: NotaDoCartao) {
    if (!atual) return
    const feita = avaliar(atual.cartao.chave, nota, Date.now())
    setAndamento(look(mergeRevisoes(revisoes, [feita]), feitas + 1))
  }

  if (!atual) return <FimDaSessao feitas={feitas} onEnd={onEnd} />
  if (!isLonga && agora - inicio >= DURACAO_MS) {
    return <FimDaSessao feitas={feitas} onEnd={onEnd} onContinue={() => setIsLonga(true)} />
  }
  return (
    <div className="memoria-sessao">
      <div className="memoria-barra">
        <p className="small faint">{formatQuantidade(faltam, 'cartão', 'cartões')} hoje</p>
        <button type="button" className="btn btn-2 btn-sm" onClick={onEnd}>
          Terminar
        </button>
      </div>
      <CartaoPerguntado key={`${atual.cartao.chave} ${feitas}`} cartao={atual} onAvaliar={handleAvaliar} />
    </div>
  )
}
