import '../styles/leitura.css'
import '../styles/biblia.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import type { Livro, Versiculo } from '#contract/biblia.ts'
import { padraoOfSigla } from '#contract/padroes.ts'
import type { Citacao } from '#contract/referencias.ts'
import { FICHAS } from '../padroes/public.ts'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { useMediaQuery } from '../platform/media-query.ts'
import { parseId } from '../platform/parse-id.ts'
import { useArrival } from '../platform/use-arrival.ts'
import { CitacoesDialog, type LugarDaCitacao } from '../referencias/citacoes-dialog.tsx'
import {
  CabecaDaMargem,
  ChamadaDaCitacao,
  CitacoesSobOTexto,
  NotaDaMargem,
} from '../referencias/citacoes-margem.tsx'
import { CitacoesNoPapel } from '../referencias/citacoes-no-papel.tsx'
import { useCitacoes, useHasCitacoes } from '../referencias/use-citacoes.ts'
import { EstadoErro } from '../ui/estado.tsx'
import type { EscolhaDeImpressao } from '../ui/impressao/escolha-de-impressao.ts'
import { useImpressao } from '../ui/impressao/use-impressao.ts'
import { Loading } from '../ui/loading.tsx'
import { findLugarAVista } from '../ui/lugar-a-vista.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { CapituloInexistente, CapituloSemTexto } from './capitulo-sem-texto.tsx'
import { CapitulosVizinhos } from './capitulos-vizinhos.tsx'
import { AlteracoesDaBiblia, BibliaComLacunas, CreditoDaBiblia } from './credito-da-biblia.tsx'
import { Ferramentas } from './ferramentas.tsx'
import { LivroInexistente } from './livro-inexistente.tsx'
import { OuvirCapitulo } from './ouvir-capitulo.tsx'
import { livroAVistaQuery, versiculosQuery } from './queries.ts'
import { ultimoDoVersiculo } from './ultimo-do-versiculo.ts'
import { useEdicao } from './use-edicao.ts'
import { useParadaDoCapitulo } from './use-parada-do-capitulo.ts'
import { type TextoDoCapitulo, VersiculosMarcaveis } from './versiculos-marcaveis.tsx'
import { hasCapitulo, nomeDoTestamento, testamentoOf } from './vizinhos.ts'

/** /biblia/capitulos/:livroId/:capituloId: the verses of a chapter; `?v=16-18` marks some of them. */
export function VersiculosPage() {
  const params = useParams()
  const livroId = parseId(params.livroId)
  // 0 is the number of no chapter: what is no number at all is treated alike.
  const capitulo = parseId(params.capituloId) ?? 0
  return livroId === null ? <LivroInexistente /> : <Capitulo livroId={livroId} capitulo={capitulo} />
}

function Capitulo({ livroId, capitulo }: { livroId: number; capitulo: number }) {
  const { sigla, isCerta } = useEdicao()
  const livro = useQuery(livroAVistaQuery(livroId, sigla))
  const nome = livro.data?.livro ?? 'Bíblia'
  const impressao = useImpressao()
  // The book whose chapter this is; none while it is on its way, or when it has no such chapter.
  const livroDoCapitulo = livro.data && hasCapitulo(livro.data, capitulo) ? livro.data : null
  useLugarDeVolta(() => nomeDoLugar(nome, capitulo), { isDestino: true })
  useTituloPagina(livroDoCapitulo ? `${nome} ${capitulo}` : nome)

  if (livro.error instanceof ApiError && livro.error.status === 404)
    return isCerta ? <LivroInexistente /> : <Loading />
  // The title comes with its tools: they would push down what is under it.
  if (livro.isPending)
    return (
      <article className="leaf">
        <Loading />
      </article>
    )
  return (
    <article className="leaf">
      <header className="chap-head">
        <p className="crumb">
          <Link className="caps faint" to={paths.biblia(testamentoOf(livroId))}>
            {nomeDoTestamento(testamentoOf(livroId))}
          </Link>
          {livroDoCapitulo && <OuvirCapitulo livro={livroDoCapitulo} capitulo={capitulo} />}
        </p>
        <div className="bt">
          <h1 className="h1">
            {nome}
            {livroDoCapitulo && <span className="sr"> {capitulo}</span>}
          </h1>
          {livroDoCapitulo && (
            <Ferramentas livro={livroDoCapitulo} capitulo={capitulo} impressao={impressao} />
          )}
        </div>
      </header>
      <hr className="thick-thin" />
      {livro.isError && !livro.data ? (
        <EstadoErro message="Erro ao carregar o livro." onRetry={() => void livro.refetch()} />
      ) : (
        <Versiculos livroId={livroId} livro={livro.data} capitulo={capitulo} noPapel={impressao.noPapel} />
      )}
      {livroDoCapitulo && <CapitulosVizinhos key={capitulo} livro={livroDoCapitulo} capitulo={capitulo} />}
    </article>
  )
}

/** 'a João 3.16', with the verse that is in view. */
function nomeDoLugar(nome: string, capitulo: number): string {
  const versiculo = findLugarAVista('main .v[id]')?.id.slice(1)
  return versiculo ? `a ${nome} ${capitulo}.${versiculo}` : `a ${nome} ${capitulo}`
}

interface VersiculosProps {
  readonly livroId: number
  /** Its name is needed when something is to be copied or cited. */
  readonly livro: Livro | undefined
  readonly capitulo: number
  readonly noPapel: EscolhaDeImpressao | null
}

function Versiculos({ livroId, livro, capitulo, noPapel }: VersiculosProps) {
  const { sigla, isCerta, doEndereco } = useEdicao()
  const versiculos = useQuery(versiculosQuery(livroId, capitulo, sigla))
  const hasMarcas = useHasCitacoes(livroId, capitulo, sigla)
  const isTextoAqui = useArrival(versiculos.data !== undefined && hasMarcas)
  if (versiculos.error instanceof ApiError && versiculos.error.status === 404)
    return livro && isCerta ? <CapituloInexistente livro={livro} edicao={doEndereco} /> : <Loading />
  if (versiculos.isError && !versiculos.data) {
    return <EstadoErro message="Erro ao carregar versículos." onRetry={() => void versiculos.refetch()} />
  }
  if (!versiculos.data || !isTextoAqui) return <Loading />
  if (versiculos.data.length === 0) return <CapituloSemTexto livroId={livroId} capitulo={capitulo} />
  const texto = { livroId, nome: livro?.livro ?? '', capitulo, versiculos: versiculos.data }
  return (
    <>
      {livro && <ParadaNoCapitulo livro={livro} capitulo={capitulo} />}
      <TextoCitado key={`${livroId}.${capitulo} ${sigla}`} texto={texto} noPapel={noPapel} />
      <CreditoDaBiblia />
      <BibliaComLacunas />
      <AlteracoesDaBiblia />
    </>
  )
}

/** Remembers the place for 'Onde você parou' once text and name of the book are there. */
function ParadaNoCapitulo({ livro, capitulo }: { livro: Livro; capitulo: number }) {
  useParadaDoCapitulo(livro, capitulo)
  return null
}

/** The text with what the standards cite of it: in the margin from 1024 px, behind marks on every screen. */
function TextoCitado({ texto, noPapel }: { texto: TextoDoCapitulo } & Pick<VersiculosProps, 'noPapel'>) {
  const { livroId, nome, capitulo, versiculos } = texto
  const citacoes = useCitacoes(livroId, capitulo, ultimoDoCapitulo(versiculos))
  const hasMargin = useMediaQuery('(min-width: 64rem)')
  const citado = citacoes.aberto?.citado
  return (
    <>
      <VersiculosMarcaveis
        texto={texto}
        margem={hasMargin && <CabecaDaMargem citacoes={citacoes} />}
        renderNota={(versiculo) => hasMargin && <NotaDaMargem citacoes={citacoes} versiculo={versiculo} />}
        renderChamada={(versiculo) => <ChamadaDaCitacao citacoes={citacoes} versiculo={versiculo} />}
        findCitado={(numeros) => {
          const first = numeros.find((numero) => citacoes.grupos?.porVersiculo.has(numero))
          return first === undefined ? null : (trigger) => citacoes.open(first, trigger)
        }}
        sobOTexto={!hasMargin && <CitacoesSobOTexto citacoes={citacoes} />}
      />
      {noPapel?.provas === 'lugares' && <CitacoesNoPapel grupos={citacoes.grupos} />}
      {citacoes.aberto && (
        <CitacoesDialog
          trecho={citado === null ? `${nome} ${capitulo}: todo o capítulo` : `${nome} ${capitulo}.${citado}`}
          citacoes={citacoes.aberto.citacoes}
          toLugar={toLugar}
          onClose={citacoes.close}
        />
      )}
    </>
  )
}

function ultimoDoCapitulo(versiculos: readonly Versiculo[]): number {
  const last = versiculos.at(-1)
  return last ? ultimoDoVersiculo(last) : 0
}

function toLugar({ simbolo, numero, secao }: Citacao): LugarDaCitacao | null {
  const padrao = padraoOfSigla(simbolo)
  if (!padrao) return null
  const ficha = FICHAS[padrao]
  const pagina = ficha.paginaPath(numero)
  return {
    rotulo: `${ficha.nome}, ${ficha.unidade.nome} ${numero}`,
    to: paths.ancoraDaPagina(pagina, { secao }),
    toParte: (marcador) => paths.ancoraDaPagina(pagina, { marcador }),
  }
}
