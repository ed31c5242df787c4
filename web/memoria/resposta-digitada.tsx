import { type FormEvent, useId, useState } from 'react'
import { type ComparacaoDaResposta, compareResposta } from './compare-resposta.ts'

/** Longer than any answer. */
const MAX_DIGITADO = 6_000

interface RespostaDigitadaProps {
  readonly resposta: string
  /** It was compared. */
  readonly onDita: () => void
}

/** The answer is typed, and compared with the true one word by word. */
export function RespostaDigitada({ resposta, onDita }: RespostaDigitadaProps) {
  const [comparacao, setComparacao] = useState<ComparacaoDaResposta | null>(null)
  const id = useId()
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const digitada = new FormData(event.currentTarget).get('resposta')
    setComparacao(compareResposta(resposta, typeof digitada === 'string' ? digitada : ''))
    onDita()
  }
  if (comparacao) return <RespostaComparada comparacao={comparacao} />
  return (
    <form className="memoria-digitar" onSubmit={handleSubmit}>
      <label className="label" htmlFor={id}>
        A sua resposta
      </label>
      <textarea id={id} name="resposta" className="input" rows={4} maxLength={MAX_DIGITADO} />
      <div className="memoria-acoes">
        <button type="submit" className="btn btn-1 btn-lg">
          Conferir
        </button>
      </div>
    </form>
  )
}

function RespostaComparada({
  comparacao: { palavras, certas },
}: {
  readonly comparacao: ComparacaoDaResposta
}) {
  return (
    <div className="memoria-conferida" role="status">
      <p className="small faint">
        {certas === palavras.length
          ? 'Todas as palavras, na ordem.'
          : `${certas} de ${palavras.length} palavras. As que faltaram estão sublinhadas.`}
      </p>
      <p className="memoria-resposta">
        {palavras.map(({ texto, isCerta }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places in an answer that does not change.
          <span key={index}>{isCerta ? `${texto} ` : <Falta texto={texto} />}</span>
        ))}
      </p>
    </div>
  )
}

function Falta({ texto }: { readonly texto: string }) {
  return (
    <>
      <ins className="memoria-falta">{texto}</ins>{' '}
    </>
  )
}
