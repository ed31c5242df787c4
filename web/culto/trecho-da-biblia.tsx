import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { Versiculo } from '#contract/biblia.ts'
import { useAparencia } from '../aparencia/public.ts'
import {
  CapituloSemTexto,
  estruturaDoCapitulo,
  findLacunas,
  formatLacuna,
  hasBlocos,
  isEmVersos,
  type ParteDoCapitulo,
  useEdicao,
  versiculosQuery,
} from '../biblia/public.ts'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { isAteOFim, type Porcao } from './porcao.ts'

/** The words of a portion, set as its edition sets them, with the numbers of the verses and nothing else. */
export function TrechoDaBiblia({ porcao, nome }: { readonly porcao: Porcao; readonly nome: string }) {
  const { livro, capitulo } = porcao
  const { sigla, doEndereco } = useEdicao()
  const { data, error, refetch } = useQuery(versiculosQuery(livro, capitulo, sigla))
  if (error instanceof ApiError && error.status === 404)
    return <EstadoVazio>A edição da Bíblia em uso não tem este capítulo.</EstadoVazio>
  if (error && !data)
    return <EstadoErro message="Erro ao carregar versículos." onRetry={() => void refetch()} />
  if (!data) return <Loading label={`Carregando ${nome}`} />
  if (data.length === 0) return <CapituloSemTexto livroId={livro} capitulo={capitulo} />
  const versiculos = pickVersiculos(data, porcao)
  return (
    <>
      {versiculos.length > 0 ? (
        <Versiculos versiculos={versiculos} lacunas={findLacunas(data)} porcao={porcao} />
      ) : (
        <EstadoVazio>Nenhum versículo deste trecho está na edição da Bíblia em uso.</EstadoVazio>
      )}
      <p className="culto-fonte">
        <Link className="link" to={paths.capituloBiblia(livro, capitulo, undefined, doEndereco)}>
          Abrir o capítulo na Bíblia
        </Link>
      </p>
    </>
  )
}

/** The last portion of a chapter goes to its end, with whatever number an edition ends. */
function pickVersiculos(versiculos: readonly Versiculo[], porcao: Porcao): Versiculo[] {
  const ate = isAteOFim(porcao) ? Number.POSITIVE_INFINITY : porcao.ate
  return versiculos.filter((versiculo) => {
    const { numero_versiculo: numero } = versiculo
    return (versiculo.ate ?? numero) >= porcao.de && numero <= ate
  })
}

interface VersiculosProps {
  readonly versiculos: readonly Versiculo[]
  /** Of the chapter, by the verse before which they are. */
  readonly lacunas: ReturnType<typeof findLacunas>
  readonly porcao: Porcao
}

function Versiculos({ versiculos, lacunas, porcao }: VersiculosProps) {
  const { disposicao, numeros } = useAparencia()
  const isPoema = isEmVersos(porcao.livro)
  const comBlocos = hasBlocos(versiculos) && (isPoema || disposicao !== 'linhas')
  const isEmLinhas = !comBlocos && (isPoema || disposicao === 'linhas')
  const { partes } = estruturaDoCapitulo(versiculos, comBlocos)
  const titulo = versiculos[0]?.titulo
  const classes = ['read', isEmLinhas && 'versos', !numeros && 'sem-numeros']
  const renderLacuna = (numero: number) => {
    const lacuna = lacunas.get(numero)
    if (!lacuna || lacuna.to < porcao.de) return null
    const nesta = { ...lacuna, from: Math.max(lacuna.from, porcao.de) }
    return (
      <span className="lacuna" role="img" aria-label={formatLacuna(nesta)}>
        […]{' '}
      </span>
    )
  }
  return (
    <div className="bib">
      <div className={classes.filter(Boolean).join(' ')}>
        {titulo && <p className="titulo-salmo">{titulo}</p>}
        <div className="capitulo">
          {partes.map((parte, index) => {
            // The parts of one portion have no other name, and do not change.
            const key = `${index}`
            return <Bloco key={key} parte={parte} renderLacuna={renderLacuna} />
          })}
        </div>
      </div>
    </div>
  )
}

interface BlocoProps {
  readonly parte: ParteDoCapitulo
  readonly renderLacuna: (numero: number) => React.ReactNode
}

/** A heading of the edition's, a paragraph, or a line of poetry. */
function Bloco({ parte, renderLacuna }: BlocoProps) {
  if ('titulo' in parte) return <p className="titulo-de-secao">{parte.titulo}</p>
  const { tipo, estrofe, pedacos } = parte
  const isLinha = /^(?:q|li)/.test(tipo)
  const classes = ['bloco', tipo, isLinha && 'linha', estrofe && 'estrofe']
  return (
    <p className={classes.filter(Boolean).join(' ')}>
      {pedacos.map(({ versiculo, inicio, corridas }) => (
        <Fragment key={versiculo.id}>
          {inicio === 0 && renderLacuna(versiculo.numero_versiculo)}
          <span className={inicio === 0 ? 'v' : 'v-segue'}>
            {inicio === 0 && <sup className="num">{versiculo.numero_versiculo}</sup>}
            {corridas.map(({ texto, jesus }, index) => {
              const key = `${index}`
              return (
                <span key={key} className={jesus ? 'jesus' : undefined}>
                  {texto}
                </span>
              )
            })}
          </span>{' '}
        </Fragment>
      ))}
    </p>
  )
}
