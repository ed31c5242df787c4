import { type FormEvent, useEffect, useState } from 'react'
import { type Destaque, MAX_NOTA_DO_DESTAQUE } from '#contract/destaques.ts'
import { ApiError } from '../platform/api-error.ts'
import { createAutosave } from '../platform/autosave.ts'
import { CampoContado } from '../ui/campo-contado.tsx'
import { keepRascunho, readRascunho, removeRascunho } from './rascunhos.ts'

/** A draft is on the device this many ms after the first unsaved letter. */
const DELAY_MS = 250

interface NotaDoDestaqueProps {
  readonly destaque: Destaque
  /** Whether the field takes the focus. */
  readonly isFocused: boolean
  /** Rejects with what saving failed with. */
  readonly onSalvar: (nota: string) => Promise<unknown>
  readonly onSalva: () => void
}

/** The note on a highlight; what is not saved stays on the device as a draft. */
export function NotaDoDestaque({ destaque, isFocused, onSalvar, onSalva }: NotaDoDestaqueProps) {
  const { id } = destaque
  const [salva, setSalva] = useState(destaque.nota)
  const [nota, setNota] = useState(() => readRascunho(id) ?? destaque.nota)
  const [isRascunho, setRascunho] = useState(nota !== destaque.nota)
  const [falha, setFalha] = useState<unknown>(null)
  const [isPending, setPending] = useState(false)
  const [autosave] = useState(() => createAutosave<string>((text) => keepRascunho(id, text, salva), DELAY_MS))
  useEffect(() => {
    window.addEventListener('pagehide', autosave.flush)
    return () => {
      window.removeEventListener('pagehide', autosave.flush)
      autosave.flush()
    }
  }, [autosave])

  function handleChange(text: string) {
    setNota(text)
    autosave.schedule(text)
  }
  function handleDiscard() {
    autosave.cancel()
    removeRascunho(id)
    setNota(salva)
    setRascunho(false)
  }
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending || nota.length > MAX_NOTA_DO_DESTAQUE) return
    autosave.flush()
    setPending(true)
    setFalha(null)
    try {
      await onSalvar(nota)
      removeRascunho(id)
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
      {isRascunho && (
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
        max={MAX_NOTA_DO_DESTAQUE}
        value={nota}
        onChange={handleChange}
        isLong
        fieldRef={isFocused ? focusOnce : undefined}
      />
      {falha !== null && <Falha falha={falha} doOutro={destaque.nota === salva ? null : destaque.nota} />}
      <p className="atos">
        {nota !== salva && !isPending && <span className="small faint">Ainda não foi salva.</span>}
        <button type="submit" className="btn btn-1" aria-disabled={isPending || nota === salva}>
          Salvar
        </button>
      </p>
    </form>
  )
}

/** @param props.doOutro what the note says since it was changed elsewhere */
function Falha({ falha, doOutro }: { falha: unknown; doOutro: string | null }) {
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
      <p>
        Este destaque foi alterado em outro aparelho. O seu texto continua aqui; salve de novo para que ele
        fique.
      </p>
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
