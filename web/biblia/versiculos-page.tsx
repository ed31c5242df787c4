import '../styles/leitura.css'
import '../styles/biblia.css'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams, useSearchParams } from 'react-router'
import type { Livro } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseId } from '../platform/parse-id.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { PageTurn } from '../ui/page-turn.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { type Disposicao, useDisposicao } from './disposicao.ts'
import { EscolhaCapitulo, EscolhaDisposicao } from './ferramentas.tsx'
import { LivroInexistente } from './livro-inexistente.tsx'
import { parsePassagem } from './passagem.ts'
import { edicaoQuery, livroQuery, versiculosQuery } from './queries.ts'
import { AlteracoesEdicao, RodapeEdicao, SemBiblia } from './rodape-edicao.tsx'
import { useScrollToPassagem } from './use-scroll-to-passagem.ts'
import { VersiculosTexto } from './versiculos-texto.tsx'
import {
  type CapituloVizinho,
  findVizinhos,
  hasCapitulo,
  livrosVizinhosNeeded,
  nomeDoTestamento,
  testamentoOf,
} from './vizinhos.ts'

/** /biblia/capitulos/:livroId/:capituloId: the verses of a chapter; `?v=16-18` marks some of them. */
export function VersiculosPage() {
  const params = useParams()
  const livroId = parseId(params.livroId)
  // 0 is the number of no chapter: what is no number at all is treated alike.
  const capitulo = parseId(params.capituloId) ?? 0
  return livroId === null ? <LivroInexistente /> : <Capitulo livroId={livroId} capitulo={capitulo} />
}

function Capitulo({ livroId, capitulo }: { livroId: number; capitulo: number }) {
  const livro = useQuery(livroQuery(livroId))
  const [disposicao, chooseDisposicao] = useDisposicao()
  const nome = livro.data?.livro ?? 'Bíblia'
  // The book whose chapter this is; none while it is on its way, or when it has no such chapter.
  const livroDoCapitulo = livro.data && hasCapitulo(livro.data, capitulo) ? livro.data : null
  useTituloPagina(livroDoCapitulo ? `${nome} ${capitulo}` : nome)

  if (livro.error instanceof ApiError && livro.error.status === 404) return <LivroInexistente />
  return (
    <article className="leaf">
      <header className="chap-head">
        <p className="crumb">
          <Link className="caps faint" to={paths.biblia()}>
            {nomeDoTestamento(testamentoOf(livroId))}
          </Link>
        </p>
        <div className="bt">
          <h1 className="h1">
            {nome}
            {livroDoCapitulo && <span className="sr"> {capitulo}</span>}
          </h1>
          {livroDoCapitulo && (
            <div className="tools">
              <EscolhaCapitulo livro={livroDoCapitulo} capitulo={capitulo} />
              <EscolhaDisposicao disposicao={disposicao} onChoose={chooseDisposicao} />
            </div>
          )}
        </div>
      </header>
      <hr className="thick-thin" />
      {livro.isError ? (
        <EstadoErro message="Erro ao carregar o livro." onRetry={() => void livro.refetch()} />
      ) : (
        <Versiculos livroId={livroId} capitulo={capitulo} disposicao={disposicao} />
      )}
      {livroDoCapitulo && <Vizinhos key={capitulo} livro={livroDoCapitulo} capitulo={capitulo} />}
    </article>
  )
}

interface VersiculosProps {
  readonly livroId: number
  readonly capitulo: number
  readonly disposicao: Disposicao
}

function Versiculos({ livroId, capitulo, disposicao }: VersiculosProps) {
  const [search] = useSearchParams()
  const passagem = parsePassagem(search.get('v'))
  const versiculos = useQuery(versiculosQuery(livroId, capitulo))
  useScrollToPassagem(passagem[0]?.from, versiculos.data)

  if (versiculos.error instanceof ApiError && versiculos.error.status === 404)
    return <CapituloInexistente livroId={livroId} />
  if (versiculos.isError) {
    return <EstadoErro message="Erro ao carregar versículos." onRetry={() => void versiculos.refetch()} />
  }
  if (!versiculos.data) return <Loading />
  if (versiculos.data.length === 0) return <CapituloSemTexto />
  return (
    <>
      <VersiculosTexto
        capitulo={capitulo}
        versiculos={versiculos.data}
        disposicao={disposicao}
        passagem={passagem}
      />
      <RodapeEdicao />
      <AlteracoesEdicao />
    </>
  )
}

/** No Bible is installed, or one that has not this book (a New Testament alone). */
function CapituloSemTexto() {
  const { data: edicao } = useQuery(edicaoQuery())
  if (!edicao) return <Loading />
  return (
    <EstadoVazio>
      {edicao.nome === null ? <SemBiblia /> : 'A Bíblia instalada não traz este capítulo.'}
    </EstadoVazio>
  )
}

function CapituloInexistente({ livroId }: { livroId: number }) {
  return (
    <EstadoErro message="Nenhum capítulo encontrado.">
      <div className="mt-4">
        <Link className="link" to={paths.livroBiblia(livroId)}>
          Ver os capítulos do livro
        </Link>
      </div>
    </EstadoErro>
  )
}

function Vizinhos({ livro, capitulo }: { livro: Livro; capitulo: number }) {
  const queryClient = useQueryClient()
  const needed = livrosVizinhosNeeded(livro, capitulo)
  const { anterior, proximo } = findVizinhos(
    livro,
    capitulo,
    useLivroVizinho(needed.anterior),
    useLivroVizinho(needed.proximo),
  )
  const toPagina = (vizinho: CapituloVizinho | null, rotulo: string) =>
    vizinho && {
      to: paths.capituloBiblia(vizinho.livro, vizinho.capitulo),
      rotulo,
      titulo: vizinho.rotulo,
      prefetch: () => void queryClient.prefetchQuery(versiculosQuery(vizinho.livro, vizinho.capitulo)),
    }
  return (
    <PageTurn
      label="Capítulos"
      anterior={toPagina(anterior, 'Capítulo Anterior')}
      indice={{ to: paths.livroBiblia(livro.id), rotulo: livro.livro }}
      proximo={toPagina(proximo, 'Próximo Capítulo')}
    />
  )
}

/** The neighbouring book, asked for only at the first and last chapters. */
function useLivroVizinho(id: number | null): Livro | undefined {
  return useQuery({ ...livroQuery(id ?? 0), enabled: id !== null }).data
}
