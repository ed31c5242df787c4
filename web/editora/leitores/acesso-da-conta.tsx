import { useState } from 'react'
import {
  type ContaCompleta,
  encerrarSessoes,
  reativarConta,
  suspenderConta,
} from '#contract/editora/leitores.ts'
import { formatDia } from '../../platform/format-dia.ts'
import { request } from '../../platform/request.ts'
import { QuestaoDialog } from '../../ui/questao-dialog.tsx'
import { useAtoNaConta } from './use-ato-na-conta.ts'

/** Ends the sessions of an account, suspends it, brings it back. */
export function AcessoDaConta({ conta }: { conta: ContaCompleta }) {
  const [pergunta, setPergunta] = useState<'encerrar' | 'suspender' | null>(null)
  const params = { id: conta.id }
  const encerrar = useAtoNaConta<void>(
    () => request(encerrarSessoes, { params }),
    () => 'Sessões encerradas.',
  )
  const suspender = useAtoNaConta<void>(
    () => request(suspenderConta, { params }),
    () => 'Conta suspensa.',
  )
  const reativar = useAtoNaConta<void>(
    () => request(reativarConta, { params }),
    () => 'Conta reativada.',
  )
  const isSuspensa = conta.suspensa_em !== null
  const ato = pergunta === 'encerrar' ? encerrar : suspender
  return (
    <>
      {conta.suspensa_em && <p>Suspensa desde {formatDia(conta.suspensa_em)}: ninguém entra nela.</p>}
      <div className="mesa-atos">
        <button type="button" className="btn btn-2" onClick={() => setPergunta('encerrar')}>
          Encerrar todas as sessões
        </button>
        <button
          type="button"
          className="btn btn-2"
          aria-disabled={reativar.isPending}
          onClick={() => (isSuspensa ? !reativar.isPending && reativar.mutate() : setPergunta('suspender'))}
        >
          {isSuspensa ? 'Reativar a conta' : 'Suspender a conta'}
        </button>
      </div>
      {pergunta && (
        <QuestaoDialog
          titulo={pergunta === 'encerrar' ? 'Encerrar todas as sessões?' : 'Suspender esta conta?'}
          texto={
            pergunta === 'encerrar'
              ? 'O leitor sai da conta em todos os aparelhos, e entra de novo com a senha.'
              : 'As sessões terminam e ninguém entra na conta até que seja reativada. Nada do que é do leitor se perde.'
          }
          isPending={ato.isPending}
          onSim={(close) => ato.mutate(undefined, { onSettled: close })}
          onClose={() => setPergunta(null)}
        />
      )}
    </>
  )
}
