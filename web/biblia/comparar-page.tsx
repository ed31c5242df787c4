import '../styles/leitura.css'
import '../styles/biblia.css'
import '../styles/comparacao.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useParams, useSearchParams } from 'react-router'
import { parseAncoraDosVersiculos } from '#contract/ancora.ts'
import type { Livro } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseId } from '../platform/parse-id.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { CapituloInexistente } from './capitulo-sem-texto.tsx'
import { CapitulosComparados } from './capitulos-comparados.tsx'
import { CreditoDaEdicao } from './credito-da-edicao.tsx'
import { type EdicaoInstalada, isInstalada, pickEdicoesComparadas } from './edicoes-comparadas.ts'
import { EscolhaDasEdicoes } from './escolha-das-edicoes.tsx'
import { LinhasComparadas } from './linhas-comparadas.tsx'
import { LivroInexistente } from './livro-inexistente.tsx'
import { comparacaoQuery, edicoesQuery, livroQuery } from './queries.ts'
import { useCapituloComparado } from './use-capitulo-comparado.ts'
import { useEdicao } from './use-edicao.ts'

/** /biblia/comparar/:livroId/:capituloId: a chapter in two or three editions; `?edicoes=A,B` says which. */
export function CompararPage() {
  const params = useParams()
  const livroId = parseId(params.livroId)
  const capitulo = parseId(params.capituloId) ?? 0
  return livroId === null ? <LivroInexistente /> : <Comparar livroId={livroId} capitulo={capitulo} />
}

function Comparar({ livroId, capitulo }: { livroId: number; capitulo: number }) {
  const livro = useQuery(livroQuery(livroId))
  const edicoes = useQuery(edicoesQuery())
  const noCapitulo = useCapituloComparado(livroId, capitulo)
  const nome = livro.data ? `${livro.data.livro} ${capitulo}` : 'Bíblia'
  useTituloPagina(`${nome}: comparar edições`)
  useLugarDeVolta(() => `à comparação de ${nome}`, { isDestino: true })

  if (livro.error instanceof ApiError && livro.error.status === 404) return <LivroInexistente />
  const failed = [livro, edicoes].find(({ isError, data }) => isError && !data)
  return (
    <article className="comparar">
      <header className="chap-head">
        <p className="crumb">
          <Link className="caps faint" to={noCapitulo}>
            {nome}
          </Link>
        </p>
        <h1 className="h1">Comparar edições</h1>
      </header>
      {failed ? (
        <EstadoErro message="Erro ao carregar as edições." onRetry={() => void failed.refetch()} />
      ) : livro.data && edicoes.data ? (
        <Edicoes livro={livro.data} capitulo={capitulo} instaladas={edicoes.data.filter(isInstalada)} />
      ) : (
        <Loading />
      )}
    </article>
  )
}

interface EdicoesProps {
  readonly livro: Livro
  readonly capitulo: number
  readonly instaladas: readonly EdicaoInstalada[]
}

function Edicoes({ livro, capitulo, instaladas }: EdicoesProps) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const escolhidas = pickEdicoesComparadas(useSearchParams()[0].get('edicoes'), instaladas)
  if (escolhidas.length < 2) {
    return (
      <EstadoVazio>
        Para comparar é preciso ter duas Bíblias instaladas.{' '}
        <Link className="link" to={paths.capituloBiblia(livro.id, capitulo)}>
          Ler {livro.livro} {capitulo}
        </Link>
      </EstadoVazio>
    )
  }
  const siglas = escolhidas.map(({ sigla }) => sigla)
  // Not a step of the history: the arrows of a select would leave one for each edition that they pass.
  const handleChoose = (chosen: readonly string[]) =>
    void navigate(
      { ...toLocation(paths.compararBiblia(livro.id, capitulo, chosen)), hash },
      { replace: true },
    )
  return (
    <>
      <EscolhaDasEdicoes instaladas={instaladas} escolhidas={escolhidas} onChoose={handleChoose} />
      <Textos livro={livro} capitulo={capitulo} edicoes={escolhidas} />
      <footer className="creditos-comparados">
        {escolhidas.map((edicao) => (
          <CreditoDaEdicao key={edicao.sigla} edicao={edicao} />
        ))}
      </footer>
      <CapitulosComparados key={capitulo} livro={livro} capitulo={capitulo} edicoes={siglas} />
    </>
  )
}

function toLocation(path: string): { pathname: string; search: string } {
  const { pathname, search } = new URL(path, window.location.origin)
  return { pathname, search }
}

interface TextosProps {
  readonly livro: Livro
  readonly capitulo: number
  readonly edicoes: readonly EdicaoInstalada[]
}

function Textos({ livro, capitulo, edicoes }: TextosProps) {
  const siglas = edicoes.map(({ sigla }) => sigla)
  const linhas = useQuery(comparacaoQuery(livro.id, capitulo, siglas))
  const emUso = useEdicao().edicao?.sigla ?? null
  const alvo = parseAncoraDosVersiculos(useLocation().hash)
  if (linhas.error instanceof ApiError && linhas.error.status === 404)
    return <CapituloInexistente livro={livro} edicao={undefined} />
  if (linhas.isError && !linhas.data)
    return <EstadoErro message="Erro ao comparar as edições." onRetry={() => void linhas.refetch()} />
  if (!linhas.data) return <Loading />
  return (
    <LinhasComparadas
      livroId={livro.id}
      nome={livro.livro}
      capitulo={capitulo}
      edicoes={edicoes}
      emUso={emUso}
      linhas={linhas.data}
      alvo={alvo}
    />
  )
}
