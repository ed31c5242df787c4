import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { retirarVersiculos } from '#contract/cartoes.ts'
import { CreditoDaBiblia, livrosQuery, useEdicao } from '../biblia/public.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { escolherVersiculos } from './escolher-versiculos.ts'
import { parseVersiculos } from './parse-versiculos.ts'
import { versiculosEscolhidosQuery } from './queries.ts'

/** The verses that a profile has chosen, and a field for another reference. */
export function VersiculosDoPerfil({ perfil }: { readonly perfil: string }) {
  const { sigla } = useEdicao()
  const queryClient = useQueryClient()
  const id = useId()
  const query = versiculosEscolhidosQuery(perfil, sigla)
  const { data: cartoes = [] } = useQuery(query)
  const { mutate: retirar } = useMutation({
    mutationFn: (chave: string) =>
      request(retirarVersiculos, { params: { id: perfil, chave }, query: { edicao: sigla } }),
    onSuccess: (left) => queryClient.setQueryData(query.queryKey, left),
    onError: (error) => showErro(failureSentence(error, 'Não foi possível retirar os versículos')),
  })
  return (
    <section aria-labelledby={id}>
      <h2 className="caps" id={id}>
        Versículos escolhidos
      </h2>
      <NovaReferencia perfil={perfil} edicao={sigla} />
      <ul className="memoria-versiculos">
        {cartoes.map(({ chave, numero, resposta }) => (
          <li key={chave}>
            <p>
              <span className="rubric">{numero}</span> {resposta}
            </p>
            <button
              type="button"
              className="btn btn-2 btn-sm"
              aria-label={`Retirar ${numero}`}
              onClick={() => retirar(chave)}
            >
              Retirar
            </button>
          </li>
        ))}
      </ul>
      {cartoes.length > 0 && <CreditoDaBiblia />}
    </section>
  )
}

const TESTAMENTOS = ['antigo', 'novo'] as const

interface NovaReferenciaProps {
  readonly perfil: string
  readonly edicao: string | undefined
}

function NovaReferencia({ perfil, edicao }: NovaReferenciaProps) {
  const queryClient = useQueryClient()
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const livros = await Promise.all(
        TESTAMENTOS.map((each) => queryClient.ensureQueryData(livrosQuery(each))),
      )
      const lugar = parseVersiculos(texto, livros.flat())
      return typeof lugar === 'string' ? lugar : escolherVersiculos(queryClient, perfil, lugar, edicao)
    },
    onSuccess: (escolhido) => {
      if (typeof escolhido === 'string') return setErro(escolhido)
      setTexto('')
      showSucesso(`${escolhido.numero} está entre os seus cartões.`)
    },
    onError: (error) => setErro(failureSentence(error, 'Não foi possível acrescentar')),
  })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form className="memoria-referencia" onSubmit={handleSubmit} noValidate>
      <Campo
        rotulo="Referência"
        name="referencia"
        dica="Até doze versículos de um capítulo, como “Jo 3.16” ou “Sl 23.1-3”."
        maxLength={100}
        value={texto}
        erro={erro}
        onChange={({ currentTarget }) => {
          setTexto(currentTarget.value)
          setErro(undefined)
        }}
      />
      <button type="submit" className="btn btn-2" aria-disabled={isPending}>
        Acrescentar
      </button>
    </form>
  )
}
