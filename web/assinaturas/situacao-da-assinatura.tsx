import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  abrirPortal,
  type MinhaAssinatura,
  type Plano,
  type PlanoId,
  type Planos,
} from '#contract/assinaturas.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { formatDia } from '../platform/format-dia.ts'
import { request } from '../platform/request.ts'
import { showErro } from '../ui/banner-store.ts'
import { QuestaoDialog } from '../ui/questao-dialog.tsx'
import { fraseDaSituacao, nomeDaAssinatura } from './frase-da-situacao.ts'
import { nomeDoPlano } from './nome-do-plano.ts'
import type { AtoDaAssinatura } from './use-mudar-assinatura.ts'

interface SituacaoDaAssinaturaProps {
  readonly minha: MinhaAssinatura
  readonly oferta: Planos
  readonly isPending: boolean
  readonly onAto: (ato: AtoDaAssinatura) => void
}

/** The plan in force, what becomes of it, and what may be done with it. */
export function SituacaoDaAssinatura({ minha, oferta, isPending, onAto }: SituacaoDaAssinaturaProps) {
  const { planos, acesso } = oferta
  const [isAsking, setIsAsking] = useState(false)
  const outros = planos.filter(({ id }) => id !== minha.plano)
  return (
    <>
      <p className="conta-plano">{nomeDaAssinatura(minha, planos)}</p>
      <div aria-live="polite">
        <p className="conta-escolhido">{fraseDaSituacao(minha, acesso === 'livre')}</p>
        {minha.falhou_em && (
          <p className="conta-escolhido">
            A cobrança de {formatDia(minha.falhou_em)} não passou. Confira o cartão.
          </p>
        )}
        {minha.plano_seguinte && (
          <p className="conta-escolhido">
            A partir da próxima cobrança: <strong>{nomeDoPlano(planos, minha.plano_seguinte)}</strong>.
          </p>
        )}
      </div>
      <div className="conta-atos">
        {minha.pode.renovar && !minha.pendente && (
          <Ato
            nome="Pagar o próximo período"
            isPending={isPending}
            onClick={() => onAto({ ato: 'renovar' })}
            isFirst
          />
        )}
        {minha.pode.retomar && (
          <Ato
            nome="Retomar a assinatura"
            isPending={isPending}
            onClick={() => onAto({ ato: 'retomar' })}
            isFirst
          />
        )}
        {minha.pode.trocar && (
          <Trocas
            minha={minha}
            outros={outros}
            isPending={isPending}
            onTrocar={(plano) => onAto({ ato: 'trocar', plano })}
          />
        )}
        {minha.pode.portal && <Portal />}
        {minha.pode.cancelar && (
          <Ato
            nome={minha.situacao === 'aguardando' ? 'Desistir do pagamento' : 'Cancelar a assinatura'}
            isPending={isPending}
            onClick={() => (minha.situacao === 'aguardando' ? onAto({ ato: 'cancelar' }) : setIsAsking(true))}
          />
        )}
      </div>
      {isAsking && (
        <QuestaoDialog
          titulo="Deseja cancelar a assinatura?"
          texto={textoDaPergunta(minha)}
          onSim={(close) => {
            onAto({ ato: 'cancelar' })
            close()
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

function textoDaPergunta({ situacao, vale_ate }: MinhaAssinatura): string {
  if (situacao !== 'ativa' || vale_ate === null)
    return 'A assinatura termina agora, e nada mais é cobrado. As suas notas e os seus destaques continuam aqui.'
  return `Nada mais é cobrado, e você lê até ${formatDia(vale_ate)}. As suas notas e os seus destaques continuam aqui.`
}

interface TrocasProps {
  readonly minha: MinhaAssinatura
  readonly outros: readonly Plano[]
  readonly isPending: boolean
  readonly onTrocar: (plano: PlanoId) => void
}

function Trocas({ minha: { plano, plano_seguinte }, outros, isPending, onTrocar }: TrocasProps) {
  if (plano_seguinte !== null && plano !== null)
    return <Ato nome="Ficar no plano atual" isPending={isPending} onClick={() => onTrocar(plano)} />
  return outros.map(({ id, nome }) => (
    <Ato key={id} nome={`Trocar para ${nome}`} isPending={isPending} onClick={() => onTrocar(id)} />
  ))
}

/** Leads to the provider's own page, whose address is made when it is asked for. */
function Portal() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(abrirPortal),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => showErro(failureSentence(error, 'Não foi possível abrir a página do cartão')),
  })
  return <Ato nome="Trocar o cartão" isPending={isPending} onClick={() => mutate()} />
}

interface AtoProps {
  readonly nome: string
  readonly isPending: boolean
  readonly onClick: () => void
  readonly isFirst?: boolean
}

function Ato({ nome, isPending, onClick, isFirst = false }: AtoProps) {
  return (
    <button
      type="button"
      className={isFirst ? 'btn btn-1' : 'btn btn-2'}
      aria-disabled={isPending}
      onClick={() => !isPending && onClick()}
    >
      {nome}
    </button>
  )
}
