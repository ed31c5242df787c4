import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Login } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { textOf } from '../platform/form-text.ts'
import { readRememberedPlace } from '../platform/sessao.ts'
import { clearBanner, showErro, showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { useAuthStore } from './auth-store.ts'
import { userQuery } from './queries.ts'

/** Specification section 9: login redirect delay. */
const REDIRECT_MS = 1_000

/** The sign-in form. It has no rules of its own: the server says what is wrong. */
export function LoginForm() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { state } = useLocation()

  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async (credentials: Login) => {
      showSucesso(await useAuthStore.getState().login(credentials))
      // Whatever an earlier reader left in memory goes; and the session check must not be an old one.
      queryClient.clear()
      await queryClient.fetchQuery(userQuery())
    },
    onSuccess: () => {
      setTimeout(() => navigate(readRememberedPlace(state) ?? paths.home(), { replace: true }), REDIRECT_MS)
    },
    onError: (error) => showErro(failureSentence(error, 'Erro ao fazer login')),
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending || isSuccess) return
    clearBanner()
    const form = new FormData(event.currentTarget)
    mutate({ email: textOf(form, 'email'), password: textOf(form, 'password') })
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Campo rotulo="E-mail" name="email" type="email" autoComplete="email" />
      <Campo rotulo="Senha" name="password" type="password" autoComplete="current-password" />
      <button type="submit" className="btn btn-1 btn-lg" aria-disabled={isPending || isSuccess}>
        Entrar
      </button>
    </form>
  )
}
