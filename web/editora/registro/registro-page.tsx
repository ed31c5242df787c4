import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { ACOES, type Acao } from '#contract/editora/atos.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { MaisDaLista } from '../mais-da-lista.tsx'
import { AtoLinha } from './ato-linha.tsx'
import { LeitorDoRegistro } from './leitor-do-registro.tsx'
import { atosQuery, type FiltroDoRegistro } from './queries.ts'

const FALHA = 'Não foi possível carregar o registro'

/** /editora/registro: what was done at the desk, by whom and when. */
export function RegistroPage() {
  useTituloPagina('Registro')
  const id = useId()
  const [search, setSearch] = useSearchParams()
  const acao = parseAcao(search.get('acao'))
  const leitor = search.get('leitor')
  const lista = useInfiniteQuery(atosQuery({ acao, leitor }))
  const atos = lista.data?.pages.flatMap((page) => page.atos)
  const show = (filtro: Partial<FiltroDoRegistro>) =>
    setSearch(toSearch({ acao, leitor, ...filtro }), { replace: true })
  return (
    <>
      <header className="mesa-rosto">
        <h1 className="h1">Registro</h1>
        <p className="lead">O que se fez aqui e pelo comando da editora, nos últimos cinco anos.</p>
      </header>
      <label className="label" htmlFor={id}>
        Mostrar
      </label>
      <div className="select mesa-filtro">
        <select
          className="input"
          id={id}
          value={acao ?? ''}
          onChange={({ target }) => show({ acao: parseAcao(target.value) })}
        >
          <option value="">Todos os atos</option>
          {Object.entries(ACOES).map(([nome, rotulo]) => (
            <option key={nome} value={nome}>
              {rotulo}
            </option>
          ))}
        </select>
        <ChevronDown className="i" aria-hidden="true" />
      </div>
      {leitor !== null && <LeitorDoRegistro id={leitor} onTodos={() => show({ leitor: null })} />}
      {lista.isPending && <Loading label="Carregando o registro" />}
      {lista.isError && !atos && (
        <EstadoErro message={failureSentence(lista.error, FALHA)} onRetry={() => void lista.refetch()} />
      )}
      {atos?.length === 0 && (
        <EstadoVazio>{acao || leitor ? 'Nada assim foi feito.' : 'Nada foi feito ainda.'}</EstadoVazio>
      )}
      {atos && atos.length > 0 && (
        <ul className="mesa-lista">
          {atos.map((ato) => (
            <AtoLinha
              key={ato.id}
              ato={ato}
              onLeitor={leitor === null ? (id) => show({ leitor: id }) : null}
            />
          ))}
        </ul>
      )}
      <MaisDaLista lista={lista} falha={FALHA} />
    </>
  )
}

function toSearch({ acao, leitor }: FiltroDoRegistro) {
  return { ...(acao && { acao }), ...(leitor && { leitor }) }
}

function parseAcao(text: string | null): Acao | null {
  const nomes = Object.keys(ACOES) as Acao[]
  return nomes.find((nome) => nome === text) ?? null
}
