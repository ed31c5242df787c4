import '../styles/login.css'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { FormSide } from '../auth/form-side.tsx'
import { Painel } from '../auth/painel.tsx'
import { confirmar } from '../chaves/queries.ts'
import { paths } from '../paths.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'

const PERGUNTA = 'Um toque, e este endereço fica ligado à sua conta.'
const INCOMPLETO = 'O link está incompleto. Abra-o de novo no e-mail, ou peça outro na biblioteca.'

/** Where the mails lead that confirm an address. Nothing happens by itself: programs that look at links confirm nothing. */
export function ConfirmarPage() {
  const { hash } = useLocation()
  const chave = hash.slice(1)
  const { mutate, isPending, data, error } = useMutation({ mutationFn: () => confirmar(chave) })
  const falha = error && failureSentence(error, 'Não foi possível confirmar')
  useTituloPagina('Confirmar o e-mail')

  return (
    <main className="gate" data-modo="entrar">
      <Painel
        pergunta={data ? 'Tudo pronto.' : 'Não agora?'}
        acao={
          <Link className="btn" to={paths.home()}>
            Abrir a biblioteca
          </Link>
        }
      />
      <FormSide
        className="fm e"
        titulo="Confirmar o e-mail"
        texto={chave === '' ? INCOMPLETO : PERGUNTA}
        isActive
      >
        <p className={data || falha ? 'nota-da-entrada' : undefined} role="status">
          {data?.success ?? falha}
        </p>
        {chave !== '' && !data && (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (!isPending) mutate()
            }}
          >
            <button type="submit" className="btn btn-1 btn-lg" aria-disabled={isPending}>
              {falha ? 'Tentar de novo' : 'Confirmar o e-mail'}
            </button>
          </form>
        )}
      </FormSide>
    </main>
  )
}
