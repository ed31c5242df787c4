import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '../platform/api-error.ts'
import { createAutosave } from '../platform/autosave.ts'
import { flushOnLeave } from '../platform/flush-on-leave.ts'
import { CampoContado } from '../ui/campo-contado.tsx'
import { keepRascunho, readRascunho, removeRascunho } from './rascunhos.ts'

/** A draft is on the device this many ms after the first unsaved letter. */
const DELAY_MS = 250

interface NotaDoDestaqueProps {
  /** Names the draft. */
  readonly id: string
  /** What the note says. */
  readonly nota: string
  readonly max: number
  /** What is said of it when another device was earlier: 'Este destaque foi alterado'. */
  readonly alterado: string
  /** Whether the field takes the focus. */
  readonly isFocused: boolean
  /** Rejects with what saving failed with. */
  readonly onSalvar: (nota: string) => Promise<unknown>
  /** The form has nothing more to do; not told of one that was left meanwhile. */
  readonly onSalva: () => void
}

interface Escrito {
  readonly nota: string
  /** What was saved when it was written. */
  readonly salva: string
}

/** The note on a highlight, or on a mark; what is not saved stays on the device as a draft. */
export function NotaDoDestaque(props: NotaDoDestaqueProps) {
  const { id, nota: atual, max, alterado, isFocused, onSalvar, onSalva } = props
  const [salva, setSalva] = useState(atual)
  const [nota, setNota] = useState(() => readRascunho(id) ?? atual)
  // While what was refused for another device's still stands in the list, the draft of it says the same.
  const [isRascunho, setRascunho] = useState(() => readRascunho(id) !== null)
  const [falha, setFalha] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  // What a draft is compared with follows the list, as it does when the card is opened anew.
  if (isRascunho && falha === null && salva !== atual) setSalva(atual)
  const [autosave] = useState(() =>
    createAutosave<Escrito>((escrito) => keepRascunho(id, escrito.nota, escrito.salva), DELAY_MS),
  )
  useEffect(() => flushOnLeave(autosave), [autosave])
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  function handleChange(text: string) {
    setNota(text)
    autosave.schedule({ nota: text, salva })
  }
  function handleDiscard() {
    autosave.cancel()
    removeRascunho(id)
    setNota(salva)
    setRascunho(false)
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending || nota.length > max) return
    autosave.flush()
    setPending(true)
    setFalha(null)
    try {
      await onSalvar(nota)
      // Whoever left the form may be writing on in another one.
      if (readRascunho(id) === nota) removeRascunho(id)
      if (isLeft.current) return
      setRascunho(false)
      setSalva(nota)
      onSalva()
    } catch (error) {
      setFalha(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <form className="nota-do-destaque" noValidate onSubmit={handleSubmit}>
      {isRascunho && nota !== salva && (
        <p className="aviso small">
          Este é o rascunho que você ainda não salvou.{' '}
          <button type="button" className="link" onClick={handleDiscard}>
            Descartar rascunho
          </button>
        </p>
      )}
      <CampoContado
        rotulo="Nota"
        nome="A nota"
        max={max}
        isSaving={isPending}
        value={nota}
        onChange={handleChange}
        isLong
        fieldRef={isFocused ? focusOnce : undefined}
      />
      {falha !== null && <Falha falha={falha} alterado={alterado} doOutro={atual === salva ? null : atual} />}
      <p className="atos">
        {nota !== salva && !isPending && <span className="small faint">Ainda não foi salva.</span>}
        <button type="submit" className="btn btn-1" aria-disabled={isPending || nota === salva}>
          Salvar
        </button>
      </p>
    </form>
  )
}

interface FalhaProps {
  readonly falha: unknown
  readonly alterado: string
  /** What the note says since it was changed elsewhere. */
  readonly doOutro: string | null
}

function Falha({ falha, alterado, doOutro }: FalhaProps) {
  const isConflito = falha instanceof ApiError && falha.code === 'estado_nao_permite'
  if (!isConflito) {
    const reason = falha instanceof Error ? falha.message : ''
    return (
      <p className="falha" role="alert">
        A nota não foi salva; o seu texto continua aqui. {reason}
      </p>
    )
  }
  return (
    <div className="falha" role="alert">
      <p>{alterado} em outro aparelho. O seu texto continua aqui; salve de novo para que ele fique.</p>
      {doOutro && (
        <details>
          <summary>A nota do outro aparelho</summary>
          <p className="serif">{doOutro}</p>
        </details>
      )}
    </div>
  )
}

/** As a `ref`, after the dialog has focused its close button. */
function focusOnce(element: HTMLElement | null): void {
  if (element) queueMicrotask(() => element.focus())
}
