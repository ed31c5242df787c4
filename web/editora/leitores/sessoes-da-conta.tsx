import { type RefObject, useState } from 'react'
import { describeAgente } from '#contract/agente.ts'
import { type ContaCompleta, encerrarSessaoDoLeitor } from '#contract/editora/leitores.ts'
import { formatDia } from '../../platform/format-dia.ts'
import { request } from '../../platform/request.ts'
import { EstadoVazio } from '../../ui/estado.tsx'
import { QuestaoDialog } from '../../ui/questao-dialog.tsx'
import { useAtoNaConta } from './use-ato-na-conta.ts'

type Sessao = ContaCompleta['sessoes'][number]

interface SessoesDaContaProps {
  readonly conta: ContaCompleta
  /** Takes the focus when a row goes with its button. */
  readonly tituloRef: RefObject<HTMLElement | null>
}

/** Where an account is signed in; each of its sessions can be ended. */
export function SessoesDaConta({ conta, tituloRef }: SessoesDaContaProps) {
  const [escolhida, setEscolhida] = useState<Sessao | null>(null)
  const { mutate, isPending } = useAtoNaConta<Sessao>(
    ({ id }) => request(encerrarSessaoDoLeitor, { params: { id: conta.id, sessaoId: id } }),
    () => 'Sessão encerrada.',
  )
  return (
    <>
      {conta.sessoes.length === 0 && <EstadoVazio>Nenhuma sessão aberta.</EstadoVazio>}
      <ul className="mesa-lista">
        {conta.sessoes.map((sessao) => (
          <li key={sessao.id}>
            <div>
              <p>{describeAgente(sessao.agente)}</p>
              <p className="small faint">
                Aberta em {formatDia(sessao.criada_em)}. Último uso em {formatDia(sessao.usada_em)}.
              </p>
            </div>
            <button type="button" className="btn btn-2" onClick={() => setEscolhida(sessao)}>
              Encerrar<span className="sr"> a sessão em {describeAgente(sessao.agente)}</span>
            </button>
          </li>
        ))}
      </ul>
      {escolhida && (
        <QuestaoDialog
          titulo="Encerrar esta sessão?"
          texto={`O leitor sai da conta em ${describeAgente(escolhida.agente)}, e entra de novo com a senha.`}
          rotulos={{ sim: 'Encerrar', nao: 'Cancelar' }}
          isPending={isPending}
          onSim={(close) =>
            mutate(escolhida, {
              onSuccess: () => {
                close()
                tituloRef.current?.focus()
              },
              onError: close,
            })
          }
          onClose={() => setEscolhida(null)}
        />
      )}
    </>
  )
}
