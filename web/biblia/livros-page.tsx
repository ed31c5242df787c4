import '../styles/leitura.css'
import '../styles/biblia.css'
import '../styles/biblia-livros.css'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import type { Livro } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import { useMediaQuery } from '../platform/media-query.ts'
import { Abas } from '../ui/abas.tsx'
import { CampoFiltro } from '../ui/campo-filtro.tsx'
import { EstadoVazio } from '../ui/estado.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLembrado } from '../ui/use-lembrado.ts'
import { EscolhaDeEdicao } from './escolha-de-edicao.tsx'
import { filterLivros, formatLivros } from './filter-livros.ts'
import { LivrosDoTestamento } from './livros-do-testamento.tsx'
import { livrosQuery } from './queries.ts'
import { nomeDoTestamento, TESTAMENTOS, type Testamento } from './vizinhos.ts'

type Livros = Readonly<Record<Testamento, UseQueryResult<Livro[]>>>

const ABAS = TESTAMENTOS.map((id) => ({ id, rotulo: nomeDoTestamento(id), to: paths.biblia(id) }))

/**
 * /biblia: the books of both testaments, side by side where there is room, else one behind each tab:
 * '?testamento=novo' opens the second. What the filter leaves is shown of both.
 */
export function LivrosPage() {
  useTituloPagina('Bíblia')
  const [filtro, setFiltro] = useLembrado('filtro', z.string(), '')
  const livros: Livros = { antigo: useQuery(livrosQuery('antigo')), novo: useQuery(livrosQuery('novo')) }
  const todos = TESTAMENTOS.flatMap((testamento) => livros[testamento].data ?? [])
  const visiveis = filterLivros(todos, filtro)
  return (
    <>
      <header className="chap-head biblia-rosto">
        <h1 className="h1">Bíblia</h1>
        <EscolhaDeEdicao />
        <CampoFiltro
          className="livros-filtro"
          rotulo="Filtrar por livro"
          filtro={filtro}
          onChange={setFiltro}
          // Nothing is said of the number while it is not known.
          total={todos.length === 0 ? '\u00a0' : formatLivros(visiveis.length)}
        />
      </header>
      {todos.length > 0 && visiveis.length === 0 ? (
        <EstadoVazio>Nenhum resultado encontrado.</EstadoVazio>
      ) : (
        <Testamentos livros={livros} filtro={filtro} />
      )}
    </>
  )
}

function Testamentos({ livros, filtro }: { livros: Livros; filtro: string }) {
  const hasRoom = useMediaQuery('(min-width: 64rem)')
  const [search] = useSearchParams()
  const atual = search.get('testamento') === 'novo' ? 'novo' : 'antigo'
  const isFiltering = filtro.trim() !== ''
  const renderLista = (testamento: Testamento) => (
    <LivrosDoTestamento
      key={testamento}
      testamento={testamento}
      lista={livros[testamento]}
      filtro={filtro}
      isTituloShown={hasRoom || isFiltering}
    />
  )
  if (hasRoom || isFiltering) return <div className="testamentos">{TESTAMENTOS.map(renderLista)}</div>
  return (
    <div className="testamentos-em-abas">
      <Abas label="Testamentos" abas={ABAS} atual={atual}>
        {renderLista(atual)}
      </Abas>
    </div>
  )
}
