import '../styles/capas.css'
import '../styles/home.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { SimboloCard } from '../padroes/simbolo-card.tsx'
import { simbolosQuery } from '../padroes/simbolos-queries.ts'
import { OndeVoceParou } from '../paradas/onde-voce-parou.tsx'
import { EstadoErro } from '../ui/estado.tsx'
import { Flowers } from '../ui/flowers.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'

/** The home page: the six standards. */
export function HomePage() {
  useTituloPagina('Padrões')
  return (
    <>
      <header className="hero">
        <Flowers />
        <div className="row">
          <div>
            <h1>Padrões de Westminster</h1>
            <p className="lead">
              Confissão, catecismos e diretórios da Assembleia de 1643, na íntegra, com os textos-prova à
              margem e as suas notas ao lado.
            </p>
          </div>
          <OndeVoceParou />
        </div>
        <Hoje />
      </header>
      <Padroes />
    </>
  )
}

const LinhaDeHoje = lazy(async () => ({
  default: (await import('../planos-de-estudo/linha-de-hoje.tsx')).LinhaDeHoje,
}))

/** The reader's plans, once the page has been drawn. */
function Hoje() {
  const [isDrawn, setIsDrawn] = useState(false)
  useEffect(() => setIsDrawn(true), [])
  return <Suspense>{isDrawn && <LinhaDeHoje />}</Suspense>
}

function Padroes() {
  const { data, isError, refetch } = useQuery(simbolosQuery())
  if (data) {
    return (
      <ul className="stds">
        {data.map((simbolo) => (
          <SimboloCard key={simbolo.id} simbolo={simbolo} />
        ))}
      </ul>
    )
  }
  if (isError) return <EstadoErro message="Erro ao carregar padrões." onRetry={() => void refetch()} />
  return <Loading label="Carregando os padrões" />
}
