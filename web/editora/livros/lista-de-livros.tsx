import { useInfiniteQuery } from '@tanstack/react-query'
import { FilePlus, Search, Upload } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { type LivroDaMesa, MAX_PROCURA_DE_LIVRO, SituacaoDoLivro } from '#contract/editora/livros.ts'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { CapaMini } from '../../ui/capa/capa.tsx'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { useAdiado } from '../../ui/use-adiado.ts'
import { CampoDeEscolha } from '../campo-de-escolha.tsx'
import { MaisDaLista } from '../mais-da-lista.tsx'
import { ListaDeRascunhos } from './lista-de-rascunhos.tsx'
import { livrosQuery } from './queries.ts'
import { RotuloDoLivro } from './rotulo-do-livro.tsx'

const REST_MS = 250
const FALHA = 'Não foi possível carregar os livros'

type Mostrar = SituacaoDoLivro | 'rascunho' | 'todos'

/** The books of the library and the drafts, and the ways to make a new one. */
export function ListaDeLivros() {
  useTituloPagina('Livros · Editora')
  const [search, setSearch] = useSearchParams()
  const digitado = search.get('q') ?? ''
  const mostrar = toMostrar(search.get('mostrar'))
  const show = (q: string, next: Mostrar) =>
    setSearch({ ...(q && { q }), ...(next !== 'todos' && { mostrar: next }) }, { replace: true })
  return (
    <>
      <header className="mesa-rosto">
        <h1 className="h1">Livros</h1>
        <p className="lead">
          O que se envia ou se escreve aqui é um rascunho, e só aparece aos leitores depois de publicado.
        </p>
        <div className="mesa-atos">
          <Link className="btn btn-1" to={paths.editora('livros/enviar')}>
            <Upload className="i" aria-hidden="true" /> Enviar EPUB
          </Link>
          <Link className="btn btn-2" to={paths.editora('livros/artigo')}>
            <FilePlus className="i" aria-hidden="true" /> Escrever artigo
          </Link>
        </div>
      </header>
      <div className="textos-filtro">
        <CampoDeEscolha
          rotulo="Mostrar"
          value={mostrar}
          onChange={(value) => show(digitado, toMostrar(value))}
        >
          <option value="todos">Tudo</option>
          <option value="rascunho">Só os rascunhos</option>
          <option value="publicado">Só os publicados</option>
          <option value="retirado">Só os retirados</option>
        </CampoDeEscolha>
        <label className="field textos-busca">
          <span className="sr">Procurar por título ou autor</span>
          <Search className="i" />
          <input
            className="input"
            type="search"
            placeholder="Procurar por título ou autor"
            autoComplete="off"
            maxLength={MAX_PROCURA_DE_LIVRO}
            value={digitado}
            onChange={({ target }) => show(target.value, mostrar)}
          />
        </label>
      </div>
      {(mostrar === 'todos' || mostrar === 'rascunho') && (
        <ListaDeRascunhos q={digitado} isAlone={mostrar === 'rascunho'} />
      )}
      {mostrar !== 'rascunho' && (
        <LivrosDaBiblioteca digitado={digitado} situacao={mostrar === 'todos' ? null : mostrar} />
      )}
    </>
  )
}

function toMostrar(value: string | null): Mostrar {
  return SituacaoDoLivro.options.find((each) => each === value) ?? (value === 'rascunho' ? value : 'todos')
}

function LivrosDaBiblioteca({ digitado, situacao }: { digitado: string; situacao: SituacaoDoLivro | null }) {
  const q = useAdiado(digitado.trim(), REST_MS)
  const lista = useInfiniteQuery({
    ...livrosQuery({ q, situacao }),
    placeholderData: (before) => before,
  })
  const livros = lista.data?.pages.flatMap((page) => page.livros)
  return (
    <section aria-label="Livros e artigos">
      {lista.isPending && <Loading label="Carregando os livros" />}
      {lista.isError && !livros && (
        <EstadoErro message={failureSentence(lista.error, FALHA)} onRetry={() => void lista.refetch()} />
      )}
      {livros?.length === 0 && (
        <EstadoVazio>
          {q === '' && situacao === null ? 'A biblioteca ainda não tem livros.' : 'Nenhum livro encontrado.'}
        </EstadoVazio>
      )}
      {livros && livros.length > 0 && (
        <ul className="mesa-lista livros-da-mesa" aria-busy={lista.isPlaceholderData}>
          {livros.map((livro) => (
            <LinhaDoLivro key={livro.id} livro={livro} />
          ))}
        </ul>
      )}
      <MaisDaLista lista={lista} falha={FALHA} />
    </section>
  )
}

function LinhaDoLivro({ livro }: { livro: LivroDaMesa }) {
  const autores = livro.autores.map((nome) => ({ nome }))
  return (
    <li>
      <div className="livro-da-lista">
        <CapaMini livro={{ ...livro, autores }} />
        <div>
          <Link className="h3" to={paths.editora(`livros/${livro.id}`)}>
            {livro.titulo}
          </Link>
          <p className="small muted">{livro.autores.join(', ')}</p>
        </div>
      </div>
      <p className="small faint">
        {livro.kind === 'artigo' ? 'Artigo' : 'Livro'} <RotuloDoLivro situacao={livro.situacao} />
        {livro.rascunho && <RotuloDoLivro situacao="rascunho" />}
      </p>
    </li>
  )
}
