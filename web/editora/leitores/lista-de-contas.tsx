import { useInfiniteQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { type Conta, MAX_PROCURA } from '#contract/editora/leitores.ts'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { formatDia } from '../../platform/format-dia.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { useAdiado } from '../../ui/use-adiado.ts'
import { MaisDaLista } from '../mais-da-lista.tsx'
import { contasQuery } from './queries.ts'
import { SinaisDaConta } from './sinais-da-conta.tsx'

const REST_MS = 250
const FALHA = 'Não foi possível carregar as contas'

/** The readers' accounts, found by name or e-mail; the newest ones when nothing is looked for. */
export function ListaDeContas() {
  useTituloPagina('Leitores')
  const [search, setSearch] = useSearchParams()
  const digitado = search.get('q') ?? ''
  const q = useAdiado(digitado.trim(), REST_MS)
  const lista = useInfiniteQuery({ ...contasQuery(q), placeholderData: (before) => before })
  const contas = lista.data && uniqueById(lista.data.pages.flatMap((page) => page.contas))
  return (
    <>
      <header className="mesa-rosto">
        <h1 className="h1">Leitores</h1>
        <p className="lead">
          As contas dos leitores. O que eles escrevem e marcam é só deles, e não pode ser aberto aqui.
        </p>
      </header>
      <label className="field mesa-procura">
        <span className="sr">Procurar por nome ou e-mail</span>
        <Search className="i" />
        <input
          className="input"
          type="search"
          placeholder="Procurar por nome ou e-mail"
          autoComplete="off"
          maxLength={MAX_PROCURA}
          value={digitado}
          onChange={({ target }) => setSearch(target.value ? { q: target.value } : {}, { replace: true })}
        />
      </label>
      {lista.isPending && <Loading label="Carregando as contas" />}
      {lista.isError && !contas && (
        <EstadoErro message={failureSentence(lista.error, FALHA)} onRetry={() => void lista.refetch()} />
      )}
      {contas?.length === 0 && <EstadoVazio>Nenhuma conta encontrada.</EstadoVazio>}
      {contas && contas.length > 0 && <Linhas contas={contas} isBusy={lista.isPlaceholderData} />}
      <MaisDaLista lista={lista} falha={FALHA} />
    </>
  )
}

function Linhas({ contas, isBusy }: { contas: readonly Conta[]; isBusy: boolean }) {
  return (
    <ul className="mesa-lista" aria-busy={isBusy}>
      {contas.map((conta) => (
        <li key={conta.id}>
          <div>
            <Link className="h3" to={paths.editora(`leitores/${conta.id}`)}>
              {conta.nome}
            </Link>
            <p className="muted mesa-email">{conta.email}</p>
          </div>
          <p className="small faint">
            <SinaisDaConta conta={conta} />
            Desde <time dateTime={conta.criado_em}>{formatDia(conta.criado_em)}</time>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** An account may be found by two of its words, on two parts of the list. */
function uniqueById(contas: readonly Conta[]): Conta[] {
  return [...new Map(contas.map((conta) => [conta.id, conta])).values()]
}
