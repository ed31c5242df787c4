import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Cadastro, cadastro } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { CampoDaSenha } from '../ui/campo-da-senha.tsx'
import { useForm } from '../ui/use-form.ts'
import { withEmail } from './email-na-entrada.ts'

/** For so long the reader sees that he is registered. */
const RELOAD_MS = 2_000

/** The registration form. Registering signs nobody in, so the page reloads and shows the sign-in form. */
export function CadastroForm() {
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: (body: Cadastro) => request(cadastro, { body }),
    onSuccess: ({ success }) => showSucesso(success),
    onError: (error) => showErro(failureSentence(error, 'Erro ao cadastrar', 'Falha no cadastro.')),
  })

  useEffect(() => {
    if (!isSuccess) return
    // Whoever has gone elsewhere meanwhile stays there.
    const timer = setTimeout(() => reloadAtLogin(variables.email), RELOAD_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, variables])

  const { campo, handleSubmit } = useForm(Cadastro, { isBusy: isPending || isSuccess, onSubmit: mutate })

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Campo rotulo="Nome de usuário" autoComplete="username" {...campo('username')} />
      <Campo rotulo="E-mail" type="email" autoComplete="email" {...campo('email')} />
      <CampoDaSenha rotulo="Senha" autoComplete="new-password" {...campo('password')} />
      <small className="consentimento">
        Ao cadastrar, você aceita a{' '}
        <a href={paths.privacidade()} target="_blank" rel="noopener">
          política de privacidade
          <span className="sr"> (abre em nova guia)</span>
        </a>
        .
      </small>
      <button type="submit" className="btn btn-1 btn-lg" aria-disabled={isPending || isSuccess}>
        Cadastrar
      </button>
    </form>
  )
}

/** Reloads the page with the sign-in form in front; the page to return to stays in the history entry, with the e-mail. */
function reloadAtLogin(email: string): void {
  window.history.replaceState(withEmail(window.history.state, email), '', paths.login())
  window.location.reload()
}
