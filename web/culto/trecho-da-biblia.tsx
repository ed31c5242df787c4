import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Versiculo } from '#contract/biblia.ts'
import { useAparencia } from '../aparencia/public.ts'
import {
  CapituloSemTexto,
  findLacunas,
  formatLacuna,
  useEdicao,
  VersosLidos,
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
  const aparencia = useAparencia()
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
      <VersosLidos
        className="read"
        aparencia={aparencia}
        livro={porcao.livro}
        versiculos={versiculos}
        renderLacuna={renderLacuna}
      />
    </div>
  )
}
