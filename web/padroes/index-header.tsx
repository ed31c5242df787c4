import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Flowers } from '../ui/flowers.tsx'
import { onIntent } from '../ui/intent.ts'
import { Loading } from '../ui/loading.tsx'
import type { FichaDoPadrao } from './fichas.ts'
import { textoQuery } from './queries.ts'
import { simbolosQuery } from './simbolos-queries.ts'

/** The title page of a standard: flowers, title, introduction, and the way to the full text. */
export function IndexHeader({ ficha }: { ficha: FichaDoPadrao }) {
  const queryClient = useQueryClient()
  const prefetch = () => void queryClient.prefetchQuery(textoQuery(ficha.padrao))
  return (
    <header className="rosto">
      <Flowers />
      <h1 className="h1">{ficha.titulo}</h1>
      <Introducao simboloId={ficha.simboloId} />
      <Link className="link" to={ficha.textoPath} {...onIntent(prefetch)}>
        Texto Completo <ArrowRight className="i" />
      </Link>
      {ficha.unidade.slug === 'pergunta' && (
        <Link className="link memorizar" to={paths.memoria()}>
          Memorizar <ArrowRight className="i" />
        </Link>
      )}
      {['cfw', 'bcw'].includes(ficha.padrao) && (
        <Link className="link memorizar" to={paths.hoje()}>
          Planos de estudo <ArrowRight className="i" />
        </Link>
      )}
      {ficha.padrao === 'dcpr' && (
        <Link className="link memorizar" to={paths.culto()}>
          Culto em família <ArrowRight className="i" />
        </Link>
      )}
    </header>
  )
}

function Introducao({ simboloId }: { simboloId: number }) {
  const { data, isError, refetch } = useQuery(simbolosQuery())
  if (!data && isError)
    return <EstadoErro message="Erro ao carregar padrões." onRetry={() => void refetch()} />
  if (!data) return <IntroducaoQueVem />
  const simbolo = data.find(({ id }) => id === simboloId)
  return <IntroducaoRecolhida paragrafos={simbolo?.introducao ?? []} />
}

/** Takes the room that the introduction will take. */
function IntroducaoQueVem() {
  return (
    <>
      <div className="introducao">
        <Loading />
      </div>
      <span className="link introducao-toda" aria-hidden="true">
        Ler toda a introdução
      </span>
    </>
  )
}

/** On phones only its beginning is seen at first, so that the filter is in sight; nothing is kept from screen readers. */
function IntroducaoRecolhida({ paragrafos }: { paragrafos: readonly string[] }) {
  const [isAberta, setIsAberta] = useState(false)
  const id = useId()
  return (
    <>
      <div className="introducao" id={id} data-aberta={isAberta || undefined}>
        {paragrafos.map((paragrafo) => (
          <p key={paragrafo}>{paragrafo}</p>
        ))}
      </div>
      <button
        type="button"
        className="link introducao-toda"
        aria-expanded={isAberta}
        aria-controls={id}
        onClick={() => setIsAberta(!isAberta)}
      >
        {isAberta ? 'Recolher a introdução' : 'Ler toda a introdução'}
      </button>
    </>
  )
}
