import '../styles/assinatura.css'
import { Copy } from 'lucide-react'
import { lazy, Suspense, useId } from 'react'
import type { InstrucaoDePagamento, MinhaAssinatura } from '#contract/assinaturas.ts'
import { formatReais } from '#contract/reais.ts'
import { copyText } from '../platform/copy-text.ts'
import { formatMomento } from '../platform/format-momento.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { Loading } from '../ui/loading.tsx'

const CodigoQr = lazy(async () => ({ default: (await import('./codigo-qr.tsx')).CodigoQr }))

interface PagamentoPendenteProps {
  readonly pendente: NonNullable<MinhaAssinatura['pendente']>
  readonly isPending: boolean
  /** Asks the provider once more. */
  readonly onRetry: () => void
}

/** A payment that waits: what the provider gave to pay it by. */
export function PagamentoPendente({ pendente, isPending, onRetry }: PagamentoPendenteProps) {
  const { valor, instrucao, expira_em } = pendente
  return (
    <div className="pagamento">
      <p>
        <strong>{formatReais(valor)}</strong>
        {instrucao && <>, até {formatMomento(expira_em)}</>}
      </p>
      {instrucao ? (
        <Instrucao instrucao={instrucao} />
      ) : (
        <>
          <p className="muted">O meio de pagamento não respondeu, e nada foi cobrado.</p>
          <button
            type="button"
            className="btn btn-1"
            aria-disabled={isPending}
            onClick={() => !isPending && onRetry()}
          >
            Tentar de novo
          </button>
        </>
      )}
    </div>
  )
}

function Instrucao({ instrucao }: { instrucao: InstrucaoDePagamento }) {
  if (instrucao.tipo === 'redirecionar') {
    return (
      <>
        <p className="muted">O cartão é informado no site do meio de pagamento, nunca aqui.</p>
        <a className="btn btn-1" href={instrucao.url}>
          Ir para o pagamento
        </a>
      </>
    )
  }
  return <Pix codigo={instrucao.copiaECola} />
}

function Pix({ codigo }: { codigo: string }) {
  const id = useId()
  async function handleCopy() {
    if (await copyText(codigo)) showSucesso('Código Pix copiado.')
    else showErro('O navegador não deixou copiar. Selecione o código e copie-o.')
  }
  return (
    <>
      <Suspense fallback={<Loading label="Carregando o código QR" />}>
        <CodigoQr
          texto={codigo}
          label="Código QR do Pix. Ao lado está o mesmo código em texto, para copiar e colar."
        />
      </Suspense>
      <div className="pagamento-campo">
        <label className="label" htmlFor={id}>
          Pix copia e cola
        </label>
        <textarea className="input" id={id} readOnly rows={4} value={codigo} />
      </div>
      <button type="button" className="btn btn-1" onClick={() => void handleCopy()}>
        <Copy className="i" aria-hidden="true" /> Copiar código
      </button>
    </>
  )
}
