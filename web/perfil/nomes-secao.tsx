import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Usuario } from '#contract/auth.ts'
import { atualizarNomes, type Nomes } from '#contract/perfil.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { textOf } from '../platform/form-text.ts'
import { request } from '../platform/request.ts'
import { clearBanner, showErro, showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { focusField } from './focus-field.ts'
import { Secao } from './secao.tsx'
import { CAMPOS_DOS_NOMES, type CampoDosNomes, type FormErrors, firstBad, validateNomes } from './validate.ts'

interface NomesSecaoProps {
  readonly usuario: Usuario
  readonly onChange: (usuario: Usuario) => void
}

/** First and last name; the e-mail stands below them, since it cannot be changed. */
export function NomesSecao({ usuario, onChange }: NomesSecaoProps) {
  const [errors, setErrors] = useState<FormErrors<CampoDosNomes>>({})
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Nomes) => request(atualizarNomes, { body }),
    onSuccess: (changed) => {
      onChange(changed)
      showSucesso('Nome salvo.')
    },
    onError: (error) => showErro(failureSentence(error, 'Não foi possível salvar o nome')),
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    clearBanner()
    const form = event.currentTarget
    const data = new FormData(form)
    const nomes = { first_name: textOf(data, 'first_name'), last_name: textOf(data, 'last_name') }
    const found = validateNomes(nomes)
    setErrors(found)
    const bad = firstBad(CAMPOS_DOS_NOMES, found)
    if (bad) focusField(form, bad)
    else mutate(nomes)
  }

  const forget = (field: CampoDosNomes) => () => setErrors(({ [field]: _, ...others }) => others)

  return (
    <Secao titulo="Dados pessoais" texto="O nome aparece no alto da página.">
      <form className="conta-form" noValidate onSubmit={handleSubmit}>
        <Campo
          rotulo="Nome"
          name="first_name"
          autoComplete="given-name"
          defaultValue={usuario.first_name}
          erro={errors.first_name}
          onChange={forget('first_name')}
        />
        <Campo
          rotulo="Sobrenome"
          name="last_name"
          autoComplete="family-name"
          defaultValue={usuario.last_name}
          erro={errors.last_name}
          onChange={forget('last_name')}
        />
        <div>
          <p className="label">E-mail</p>
          <p className="conta-email">{usuario.email}</p>
          <p className="small faint mt-1.5">O e-mail identifica a sua conta e não pode ser alterado aqui.</p>
        </div>
        <button type="submit" className="btn btn-1" aria-disabled={isPending}>
          {isPending ? 'Salvando…' : 'Salvar'}
        </button>
      </form>
    </Secao>
  )
}
