import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ACOES, type Acao, type Ato } from '#contract/editora/atos.ts'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { formatMomento } from '../format-dia.ts'
import { MaisDaLista } from '../mais-da-lista.tsx'
import { atosQuery } from './queries.ts'

const FALHA = 'Não foi possível carregar o registro'
const NOMES: Readonly<Record<string, string>> = ACOES

/** /editora/registro: what was done at the desk, by whom and when. */
export function RegistroPage() {
  useTituloPagina('Registro')
  const id = useId()
  const [search, setSearch] = useSearchParams()
  const acao = parseAcao(search.get('acao'))
  const lista = useInfiniteQuery(atosQuery(acao))
  const atos = lista.data?.pages.flatMap((page) => page.atos)
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
          onChange={({ target }) => setSearch(target.value ? { acao: target.value } : {}, { replace: true })}
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
      {lista.isPending && <Loading label="Carregando o registro" />}
      {lista.isError && !atos && (
        <EstadoErro message={failureSentence(lista.error, FALHA)} onRetry={() => void lista.refetch()} />
      )}
      {atos?.length === 0 && <EstadoVazio>Nada foi feito ainda.</EstadoVazio>}
      {atos && atos.length > 0 && (
        <ul className="mesa-lista">
          {atos.map((ato) => (
            <AtoLinha key={ato.id} ato={ato} />
          ))}
        </ul>
      )}
      <MaisDaLista lista={lista} falha={FALHA} />
    </>
  )
}

function AtoLinha({ ato: { ocorrido_em, autor, acao, alvo, detalhes } }: { ato: Ato }) {
  const mais = Object.entries(detalhes).map(([nome, valor]) => `${nome} ${valor}`)
  return (
    <li>
      <div>
        <p>
          {NOMES[acao] ?? acao}
          {alvo.email && (
            <>
              :{' '}
              <Link className="link mesa-email" to={paths.editora(`leitores/${alvo.id}`)}>
                {alvo.email}
              </Link>
            </>
          )}
          {alvo.tipo === 'leitor' && !alvo.email && ' (conta que já não existe)'}
        </p>
        {mais.length > 0 && <p className="small muted">{mais.join(' · ')}</p>}
      </div>
      <p className="small faint">
        <time dateTime={ocorrido_em}>{formatMomento(ocorrido_em)}</time>
        {', '}
        <span className="mesa-email">{autor}</span>
      </p>
    </li>
  )
}

function parseAcao(text: string | null): Acao | null {
  const nomes = Object.keys(ACOES) as Acao[]
  return nomes.find((nome) => nome === text) ?? null
}
