import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { type Cadastro, cadastro } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { textOf } from '../platform/form-text.ts'
import { request } from '../platform/request.ts'
import { clearBanner, showErro, showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { CADASTRO_FIELDS, type CadastroErrors, validateCadastro } from './validate-cadastro.ts'

/** Specification section 9: register reload delay. */
const RELOAD_MS = 2_000

/** The registration form. Registering signs nobody in, so the page reloads and shows the sign-in form. */
export function CadastroForm() {
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<CadastroErrors>({})

  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (body: Cadastro) => request(cadastro, { body }),
    onSuccess: ({ success }) => {
      showSucesso(success)
      setTimeout(reloadAtLogin, RELOAD_MS)
    },
    onError: (error) => showErro(failureSentence(error, 'Erro ao cadastrar', 'Falha no cadastro.')),
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || isSuccess) return
    clearBanner()
    const data = new FormData(event.currentTarget)
    const values = {
      username: textOf(data, 'username'),
      email: textOf(data, 'email'),
      password: textOf(data, 'password'),
    }
    const found = validateCadastro(values)
    setErrors(found)
    const firstBad = CADASTRO_FIELDS.find((field) => found[field])
    if (firstBad) form.current?.querySelector<HTMLInputElement>(`[name=${firstBad}]`)?.focus()
    else mutate(values)
  }

  const forget = (field: keyof Cadastro) => () => setErrors(({ [field]: _, ...others }) => others)

  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <Campo
        rotulo="Nome de usuário"
        name="username"
        autoComplete="username"
        erro={errors.username}
        onChange={forget('username')}
      />
      <Campo
        rotulo="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        erro={errors.email}
        onChange={forget('email')}
      />
      <Campo
        rotulo="Senha"
        name="password"
        type="password"
        autoComplete="new-password"
        erro={errors.password}
        onChange={forget('password')}
      />
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

/** Reloads the page with the sign-in form in front; the page to return to stays in the history entry. */
function reloadAtLogin(): void {
  window.history.replaceState(window.history.state, '', paths.login())
  window.location.reload()
}
