import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { criarEnderecoDoCalendario, excluirEnderecoDoCalendario } from '#contract/calendario-dos-planos.ts'
import { copyText } from '../platform/copy-text.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { enderecoDoCalendarioQuery } from './queries.ts'

/** The secret address at which a calendar program finds the reader's plans. */
export function CalendarioDePlanos() {
  const queryClient = useQueryClient()
  const query = enderecoDoCalendarioQuery()
  const { data, error, refetch } = useQuery(query)
  const { mutate, isPending } = useMutation({
    mutationFn: (endpoint: typeof criarEnderecoDoCalendario | typeof excluirEnderecoDoCalendario) =>
      request(endpoint, {}),
    onSuccess: (reply) => queryClient.setQueryData(query.queryKey, reply),
    onError: (reason) => showErro(failureSentence(reason, 'O calendário não foi mudado')),
  })
  const change = (endpoint: Parameters<typeof mutate>[0]) => !isPending && mutate(endpoint)
  return (
    <section className="hoje-parte" aria-labelledby="planos-calendario">
      <h2 className="caps" id="planos-calendario">
        No seu calendário
      </h2>
      <p className="muted">
        Um endereço secreto leva as leituras dos seus planos ao calendário do celular ou do computador.
        Assine-o como um calendário da internet. Quem tem o endereço vê as leituras, e nada mais de você.
      </p>
      {error && !data && (
        <EstadoErro
          message={failureSentence(error, 'Não foi possível abrir o calendário')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <Loading label="Carregando o calendário" />}
      {data?.endereco === null && (
        <button
          type="button"
          className="btn btn-2 btn-sm"
          aria-disabled={isPending}
          onClick={() => change(criarEnderecoDoCalendario)}
        >
          Criar o endereço
        </button>
      )}
      {data?.endereco && (
        <>
          <Endereco endereco={data.endereco} />
          <div className="hoje-acoes">
            <button
              type="button"
              className="btn btn-2 btn-sm"
              aria-disabled={isPending}
              onClick={() => change(criarEnderecoDoCalendario)}
            >
              Trocar o endereço
            </button>
            <button
              type="button"
              className="btn btn-2 btn-sm"
              aria-disabled={isPending}
              onClick={() => change(excluirEnderecoDoCalendario)}
            >
              Desligar
            </button>
          </div>
          <p className="small faint">Trocado ou desligado, o endereço de antes deixa de valer.</p>
        </>
      )}
    </section>
  )
}

function Endereco({ endereco }: { readonly endereco: string }) {
  const id = useId()
  const copy = async () => {
    if (await copyText(endereco)) showSucesso('Endereço copiado.')
    else showErro('O navegador não deixou copiar. Selecione o endereço e copie.')
  }
  return (
    <div className="hoje-endereco">
      <label className="label" htmlFor={id}>
        Endereço do calendário
      </label>
      <input
        id={id}
        className="input"
        readOnly
        value={endereco}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" className="btn btn-1" onClick={() => void copy()}>
        Copiar
      </button>
    </div>
  )
}
