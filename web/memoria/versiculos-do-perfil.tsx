import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { retirarVersiculos } from '#contract/cartoes.ts'
import type { PerfilDaMemoria } from '#contract/memoria.ts'
import { CreditoDaBiblia, livrosQuery, useEdicao } from '../biblia/public.ts'
import { changeShown } from '../platform/ask-again.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { escolherVersiculos } from './escolher-versiculos.ts'
import { parseVersiculos } from './parse-versiculos.ts'
import { versiculosEscolhidosQuery } from './queries.ts'
import { useSalvarPerfil } from './use-perfil.ts'

interface VersiculosDoPerfilProps {
  readonly perfil: PerfilDaMemoria
  /** What stands in the field at first. */
  readonly referencia: string
}

interface Retirada {
  readonly chave: string
  /** Where it stands. */
  readonly linha: HTMLElement | null
}

/** The verses that a profile has chosen, and a field for another reference. */
export function VersiculosDoPerfil({ perfil, referencia }: VersiculosDoPerfilProps) {
  const { sigla } = useEdicao()
  const queryClient = useQueryClient()
  const id = useId()
  const query = versiculosEscolhidosQuery(perfil.id, sigla)
  const { data: cartoes = [] } = useQuery(query)
  const { mutate: retirar } = useMutation({
    mutationFn: ({ chave }: Retirada) =>
      request(retirarVersiculos, { params: { id: perfil.id, chave }, query: { edicao: sigla } }),
    onSuccess: (_, { chave, linha }) => {
      passFocusOn(linha)
      // The list that was answered may be older than what another answer has taken away already.
      changeShown(queryClient, query.queryKey, () =>
        queryClient.setQueryData(query.queryKey, (now) => now?.filter((each) => each.chave !== chave)),
      )
    },
    onError: (error) => showErro(failureSentence(error, 'Não foi possível retirar os versículos')),
  })
  return (
    <section aria-labelledby={id}>
      <h2 className="caps" id={id}>
        Versículos escolhidos
      </h2>
      <NovaReferencia perfil={perfil} referencia={referencia} edicao={sigla} />
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
              onClick={({ currentTarget }) => retirar({ chave, linha: currentTarget.closest('li') })}
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

/** A row that goes leaves the focus to its neighbour, the last one to the field. */
function passFocusOn(linha: HTMLElement | null): void {
  if (!linha?.contains(document.activeElement)) return
  const vizinha = linha.nextElementSibling ?? linha.previousElementSibling
  const target = vizinha?.querySelector('button') ?? linha.closest('section')?.querySelector('input')
  target?.focus()
}

const MAX_REFERENCIA = 100
const TESTAMENTOS = ['antigo', 'novo'] as const

interface NovaReferenciaProps extends VersiculosDoPerfilProps {
  readonly edicao: string | undefined
}

function NovaReferencia({ perfil, referencia, edicao }: NovaReferenciaProps) {
  const queryClient = useQueryClient()
  const { mutate: learn } = useSalvarPerfil(perfil)
  const form = useRef<HTMLFormElement>(null)
  // Whoever comes with verses finds them at once.
  useEffect(() => {
    if (referencia !== '') form.current?.querySelector('input')?.focus()
  }, [referencia])
  const [texto, setTexto] = useState(referencia.slice(0, MAX_REFERENCIA))
  const [erro, setErro] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const livros = await Promise.all(
        TESTAMENTOS.map((each) => queryClient.ensureQueryData(livrosQuery(each))),
      )
      const lugar = parseVersiculos(texto, livros.flat())
      return typeof lugar === 'string' ? lugar : escolherVersiculos(queryClient, perfil.id, lugar, edicao)
    },
    onSuccess: (escolhido) => {
      if (typeof escolhido === 'string') return setErro(escolhido)
      setTexto('')
      // Who chooses verses wants to be asked for them.
      if (!perfil.baralhos.includes('versiculos')) learn({ baralhos: [...perfil.baralhos, 'versiculos'] })
      showSucesso(`${escolhido.numero} está entre os seus cartões.`)
    },
    onError: (error) => setErro(failureSentence(error, 'Não foi possível acrescentar')),
  })
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!isPending) mutate()
  }
  return (
    <form className="memoria-referencia" ref={form} onSubmit={handleSubmit} noValidate>
      <Campo
        rotulo="Referência"
        name="referencia"
        dica="Até doze versículos de um capítulo, como “Jo 3.16” ou “Sl 23.1-3”."
        maxLength={MAX_REFERENCIA}
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
