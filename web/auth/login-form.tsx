import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import * as z from 'zod/mini'
import type { Login } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { readRememberedPlace } from '../platform/sessao.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { CampoDaSenha } from '../ui/campo-da-senha.tsx'
import { useForm } from '../ui/use-form.ts'
import { useAuthStore } from './auth-store.ts'
import { readEmailNaEntrada } from './email-na-entrada.ts'
import { userQuery } from './queries.ts'

/** For so long the reader sees that he is signed in. */
const REDIRECT_MS = 1_000

/** No rules: the server says what is wrong. */
const Entrada = z.object({ email: z.string(), password: z.string() })

/** The sign-in form. */
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
    onError: (error) => showErro(failureSentence(error, 'Erro ao fazer login')),
  })

  useEffect(() => {
    if (!isSuccess) return
    const goOn = () => navigate(readRememberedPlace(state) ?? paths.home(), { replace: true })
    // Whoever has gone elsewhere meanwhile stays there.
    const timer = setTimeout(goOn, REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, navigate, state])

  const { campo, handleSubmit } = useForm(Entrada, { isBusy: isPending || isSuccess, onSubmit: mutate })

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Campo
        rotulo="E-mail"
        type="email"
        autoComplete="email"
        defaultValue={readEmailNaEntrada(state)}
        {...campo('email')}
      />
      <CampoDaSenha rotulo="Senha" autoComplete="current-password" {...campo('password')} />
      <Link className="link esqueci" to={paths.recuperarSenha()}>
        Esqueci a senha
      </Link>
      <button type="submit" className="btn btn-1 btn-lg" aria-disabled={isPending || isSuccess}>
        Entrar
      </button>
    </form>
  )
}
