import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { type TrocaDeSenha, trocarSenha } from '#contract/perfil.ts'
import { ApiError } from '../platform/api-error.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { textOf } from '../platform/form-text.ts'
import { request } from '../platform/request.ts'
import { clearBanner, showErro, showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { focusField } from './focus-field.ts'
import { sessoesQuery } from './queries.ts'
import { Secao } from './secao.tsx'
import { CAMPOS_DA_SENHA, type CampoDaSenha, type FormErrors, firstBad, validateSenha } from './validate.ts'

interface SenhaSecaoProps {
  /** Tells password managers whose password this is. */
  readonly email: string
}

/** Change of password. */
export function SenhaSecao({ email }: SenhaSecaoProps) {
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<FormErrors<CampoDaSenha>>({})

  const { mutate, isPending } = useMutation({
    mutationFn: (body: TrocaDeSenha) => request(trocarSenha, { body }),
    onSuccess: ({ success }) => {
      form.current?.reset()
      showSucesso(`${success} As outras sessões foram encerradas.`)
      void queryClient.invalidateQueries(sessoesQuery())
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'credenciais_invalidas') {
        setErrors({ senha_atual: error.message })
        focusField(form.current, 'senha_atual')
      } else if (error instanceof ApiError && error.fields.senha_nova) {
        setErrors({ senha_nova: error.fields.senha_nova })
        focusField(form.current, 'senha_nova')
      } else showErro(failureSentence(error, 'Não foi possível alterar a senha'))
    },
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    clearBanner()
    const data = new FormData(event.currentTarget)
    const values = {
      senha_atual: textOf(data, 'senha_atual'),
      senha_nova: textOf(data, 'senha_nova'),
      repeticao: textOf(data, 'repeticao'),
    }
    const found = validateSenha(values)
    setErrors(found)
    const bad = firstBad(CAMPOS_DA_SENHA, found)
    if (bad) focusField(form.current, bad)
    else mutate({ senha_atual: values.senha_atual, senha_nova: values.senha_nova })
  }

  const forget = (field: CampoDaSenha) => () => setErrors(({ [field]: _, ...others }) => others)

  return (
    <Secao titulo="Senha" texto="Ao alterar a senha, as outras sessões abertas são encerradas.">
      <form className="conta-form" noValidate ref={form} onSubmit={handleSubmit}>
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <Campo
          rotulo="Senha atual"
          name="senha_atual"
          type="password"
          autoComplete="current-password"
          erro={errors.senha_atual}
          onChange={forget('senha_atual')}
        />
        <Campo
          rotulo="Senha nova"
          name="senha_nova"
          type="password"
          autoComplete="new-password"
          dica="Use ao menos 8 caracteres."
          erro={errors.senha_nova}
          onChange={forget('senha_nova')}
        />
        <Campo
          rotulo="Repita a senha nova"
          name="repeticao"
          type="password"
          autoComplete="new-password"
          erro={errors.repeticao}
          onChange={forget('repeticao')}
        />
        <button type="submit" className="btn btn-1" aria-disabled={isPending}>
          {isPending ? 'Alterando…' : 'Alterar a senha'}
        </button>
      </form>
    </Secao>
  )
}
