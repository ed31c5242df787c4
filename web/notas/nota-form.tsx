import { type FormEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import { MAX_ANOTACAO, MAX_TITULO_DA_NOTA } from '#contract/notas.ts'
import { ApiError } from '../platform/api-error.ts'
import { CampoContado } from '../ui/campo-contado.tsx'
import { closeModalOf } from '../ui/use-modal.ts'
import { Falha } from './falha.tsx'
import { focusOnMount } from './focus-on-mount.ts'
import type { NotaEmEscrita } from './nota-em-escrita.ts'
import type { RascunhoDaNota } from './use-rascunho.ts'

interface NotaFormProps {
  /** Where the note is: 'CFW, Cap 20'. */
  readonly rotulo: string
  readonly rascunho: RascunhoDaNota
  readonly tituloField: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>
  /** Two versions have been put together for the reader to edit. */
  readonly isJoined: boolean
  readonly isPending: boolean
  /** What the last try failed with. */
  readonly error: Error | null
  readonly onSave: () => void
  /** For a note that was deleted elsewhere meanwhile. */
  readonly onSaveAsNew: () => void
}

/** Title and text of a note. */
export function NotaForm({
  rotulo,
  rascunho,
  tituloField,
  isJoined,
  isPending,
  error,
  onSave,
  onSaveAsNew,
}: NotaFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { edicao } = rascunho
  /** It was to be saved with nothing in it. */
  const [isRefused, setIsRefused] = useState(false)

  function change(texto: Partial<NotaEmEscrita>) {
    setIsRefused(false)
    rascunho.change(texto)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const firstBad = form.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (firstBad) firstBad.focus()
    else if (rascunho.isVazia) {
      setIsRefused(true)
      tituloField.current?.focus()
    } else onSave()
  }
  function handleDiscard() {
    rascunho.discard()
    // The button goes with the draft.
    tituloField.current?.focus()
  }
  return (
    <form ref={form} className="nota-form" noValidate onSubmit={handleSubmit}>
      <p className="caps caps-sm rubric">{rotulo}</p>
      {isJoined && (
        <p className="nota-aviso">
          As duas versões estão juntas abaixo. Edite o texto como ele deve ficar e salve.
        </p>
      )}
      {rascunho.isRestored && !isJoined && (
        <p className="nota-aviso">
          Este é o rascunho que você ainda não salvou.{' '}
          <button type="button" className="link" onClick={handleDiscard}>
            Descartar rascunho
          </button>
        </p>
      )}
      <CampoContado
        rotulo="Título"
        nome="O título"
        max={MAX_TITULO_DA_NOTA}
        isSaving={isPending}
        value={edicao.titulo}
        onChange={(titulo) => change({ titulo })}
        falta={isRefused ? 'Escreva um título ou uma anotação.' : null}
        fieldRef={tituloField}
      />
      <CampoContado
        rotulo="Anotação"
        nome="A anotação"
        max={MAX_ANOTACAO}
        isSaving={isPending}
        value={edicao.anotacao}
        onChange={(anotacao) => change({ anotacao })}
        isLong
        fieldRef={isJoined ? focusOnMount : undefined}
      />
      {error && !isPending && wasDeleted(error, edicao) && (
        <Falha
          sentence="Esta nota foi excluída em outro lugar. O seu texto continua aqui."
          acao="Salvar como nota nova"
          onRetry={onSaveAsNew}
        />
      )}
      {error && !isPending && !wasDeleted(error, edicao) && (
        <Falha
          sentence={`A nota não foi salva. ${error.message}`}
          onRetry={() => form.current?.requestSubmit()}
        />
      )}
      <footer>
        <button type="button" className="btn btn-2" onClick={closeDialog}>
          Cancelar
        </button>
        <button type="submit" className="btn btn-1" aria-disabled={isPending}>
          Salvar
        </button>
      </footer>
    </form>
  )
}

/** Whether the note that is edited is no longer there. */
function wasDeleted(error: Error, { versao }: NotaEmEscrita): boolean {
  return versao !== null && error instanceof ApiError && error.status === 404
}

function closeDialog({ currentTarget }: MouseEvent<HTMLElement>): void {
  closeModalOf(currentTarget)
}
