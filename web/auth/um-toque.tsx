import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { FormSide } from './form-side.tsx'
import { Painel } from './painel.tsx'

interface UmToqueProps {
  /** Of the page; the button says the same. */
  readonly titulo: string
  readonly texto: string
  /** Beside the form, before and after. */
  readonly pergunta: { readonly antes: string; readonly depois: string }
  /** What could not be done: 'Não foi possível confirmar'. */
  readonly falhou: string
  /** Null: the link is not whole, and there is nothing to touch. */
  readonly act: (() => Promise<{ readonly success: string }>) | null
  /** Under the word that it is done. */
  readonly depois?: ReactNode
}

/** A page to which a mail leads. Nothing happens by itself: programs look at links too. */
export function UmToque({ titulo, texto, pergunta, falhou, act, depois }: UmToqueProps) {
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: act ?? (() => Promise.reject(new Error('There is nothing to do.'))),
  })
  const falha = error && failureSentence(error, falhou)
  useTituloPagina(titulo)

  return (
    <main className="gate" data-modo="entrar">
      <Painel
        pergunta={data ? pergunta.depois : pergunta.antes}
        acao={
          <Link className="btn" to={paths.home()}>
            Abrir a biblioteca
          </Link>
        }
      />
      <FormSide className="fm e" titulo={titulo} texto={texto} isActive>
        <p className={data || falha ? 'nota-da-entrada' : undefined} role="status">
          {data?.success ?? falha}
        </p>
        {act && !data && (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (!isPending) mutate()
            }}
          >
            <button type="submit" className="btn btn-1 btn-lg" aria-disabled={isPending}>
              {falha ? 'Tentar de novo' : titulo}
            </button>
          </form>
        )}
        {data && depois}
      </FormSide>
    </main>
  )
}
