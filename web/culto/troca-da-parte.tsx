import { type FormEvent, useState } from 'react'
import { Campo } from '../ui/campo.tsx'
import { MAX_LUGAR_DIGITADO } from './parse-lugar-do-culto.ts'

/** What the way to another one is called, by the part. */
export interface PalavrasDaTroca {
  /** 'Outro salmo'. */
  readonly outra: string
  readonly anterior: string
  readonly proxima: string
  /** 'Salmo do dia'. */
  readonly doDia: string
  /** What can be typed. */
  readonly dica: string
}

interface TrocaDaParteProps {
  readonly palavras: PalavrasDaTroca
  /** What is shown now: told when it changes. */
  readonly lugar: string
  readonly isTrocada: boolean
  readonly onPasso: (passo: 1 | -1) => void
  /** @returns why not, as a sentence; null when it was taken */
  readonly onReferencia: (texto: string) => string | null
  readonly onDoDia: () => void
}

/** The one before, the next, one by its reference, and back to that of the day; folded until it is wanted. */
export function TrocaDaParte(props: TrocaDaParteProps) {
  const { palavras, lugar, isTrocada, onPasso, onReferencia, onDoDia } = props
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string>()
  const [hasNews, setHasNews] = useState(false)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const falha = onReferencia(texto)
    setErro(falha ?? undefined)
    if (falha === null) setTexto('')
  }
  // Silent until something was changed here: what a page begins with is no news.
  const tell = (change: () => void) => () => {
    setHasNews(true)
    change()
  }
  return (
    <details className="culto-troca">
      <summary>{palavras.outra}</summary>
      <div className="seg">
        <button type="button" onClick={tell(() => onPasso(-1))}>
          {palavras.anterior}
        </button>
        <button type="button" onClick={tell(() => onPasso(1))}>
          {palavras.proxima}
        </button>
        {isTrocada && (
          <button type="button" onClick={tell(onDoDia)}>
            {palavras.doDia}
          </button>
        )}
      </div>
      <form onSubmit={handleSubmit} noValidate>
        <Campo
          rotulo="Referência"
          name="referencia"
          dica={palavras.dica}
          maxLength={MAX_LUGAR_DIGITADO}
          autoComplete="off"
          value={texto}
          erro={erro}
          onChange={({ currentTarget }) => {
            setTexto(currentTarget.value)
            setErro(undefined)
          }}
        />
        <button type="submit" className="btn btn-2" onClick={() => setHasNews(true)}>
          Mostrar
        </button>
      </form>
      <p className="sr" role="status">
        {hasNews && !erro && lugar}
      </p>
    </details>
  )
}
