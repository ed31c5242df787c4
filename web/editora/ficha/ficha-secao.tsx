import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Ficha, FichaInteira } from '#contract/editora/ficha.ts'
import { ApiError } from '../../platform/api-error.ts'
import { showSucesso } from '../../ui/banner-store.ts'
import { FalhaAoGuardar } from '../livros/falha-ao-guardar.tsx'
import { CamposDaFicha } from './campos-da-ficha.tsx'
import { checkFormulario, type ErrosDaFicha, type FormularioDaFicha } from './formulario-da-ficha.ts'
import type { FichaEmEscrita } from './use-ficha-em-escrita.ts'

interface FichaSecaoProps {
  readonly escrita: FichaEmEscrita
  readonly doArquivo: FichaInteira
  /** Whether there is a file: that of an article says only what it began with. */
  readonly hasArquivo: boolean
  /** The server is at work on it. */
  readonly isBusy?: boolean
  /** Saves it, and has the page show what is saved. */
  readonly salvar: (ficha: Ficha) => Promise<unknown>
  readonly onRecarregar: () => void
}

/** What the catalogue says of a book, written over what its file says. */
export function FichaSecao({ escrita, doArquivo, hasArquivo, isBusy = false, ...props }: FichaSecaoProps) {
  const { salvar, onRecarregar } = props
  const tituloId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [erros, setErros] = useState<ErrosDaFicha>({})
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: salvar,
    onSuccess: () => {
      escrita.discard()
      showSucesso('Ficha guardada.')
    },
    onError: (failure) => showErros(errosDa(failure)),
  })

  function showErros(found: ErrosDaFicha) {
    flushSync(() => setErros(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending || isBusy || !escrita.isChanged) return
    const checked = checkFormulario(escrita.formulario, doArquivo)
    showErros(checked.erros ?? {})
    if (checked.ficha) mutate(checked.ficha)
  }
  function handleChange(formulario: FormularioDaFicha) {
    setErros({})
    escrita.change(formulario)
  }
  return (
    <section className="mesa-secao" aria-labelledby={tituloId}>
      <h2 className="h2" id={tituloId}>
        Ficha
      </h2>
      {hasArquivo && (
        <p className="muted mesa-texto">
          O que você muda aqui vale sobre o que o arquivo diz, também nas próximas edições. O resto acompanha
          o arquivo.
        </p>
      )}
      {escrita.restored && (
        <p className="aviso-da-mesa" role="status">
          {escrita.restored === 'deste'
            ? 'Esta é a ficha que você ainda não guardou.'
            : 'Esta ficha foi escrita antes da última mudança: confira-a antes de guardar.'}{' '}
          <button type="button" className="link" onClick={escrita.discard}>
            Descartar o que escrevi
          </button>
        </p>
      )}
      <form ref={form} className="ficha-form" noValidate onSubmit={handleSubmit}>
        <CamposDaFicha
          formulario={escrita.formulario}
          doArquivo={hasArquivo ? doArquivo : null}
          erros={erros}
          onChange={handleChange}
        />
        {error && !isPending && (
          <FalhaAoGuardar
            error={error}
            onRecarregar={() => {
              reset()
              onRecarregar()
            }}
          />
        )}
        <div className="mesa-atos">
          <button
            type="submit"
            className="btn btn-2"
            aria-disabled={isPending || isBusy || !escrita.isChanged}
          >
            {isPending ? 'Guardando…' : 'Guardar a ficha'}
          </button>
          <p className="small muted" role="status">
            {!escrita.isChanged && !isPending ? 'Nada foi mudado ainda.' : ''}
          </p>
        </div>
      </form>
    </section>
  )
}

/** The server's sentences, by the names that the form has. */
function errosDa(error: Error): ErrosDaFicha {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).map(([campo, frase]) => [campo.replace(/^ficha\./, ''), frase]),
  )
}
