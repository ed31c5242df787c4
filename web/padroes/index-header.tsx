import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { EstadoErro } from '../ui/estado.tsx'
import { Flowers } from '../ui/flowers.tsx'
import { Loading } from '../ui/loading.tsx'
import { simbolosQuery } from './simbolos-queries.ts'

interface IndexHeaderProps {
  /** Id of the standard, 1 to 6 (contract/atoms.ts). */
  readonly simboloId: number
  readonly titulo: string
  /** Address of the whole text on one page. */
  readonly textoCompleto: string
}

/** The title page of a standard: flowers, title, introduction, and the way to the full text. */
export function IndexHeader({ simboloId, titulo, textoCompleto }: IndexHeaderProps) {
  return (
    <header className="rosto">
      <Flowers />
      <h1 className="h1">{titulo}</h1>
      <Introducao simboloId={simboloId} />
      <Link className="link" to={textoCompleto}>
        Texto Completo <ArrowRight className="i" />
      </Link>
    </header>
  )
}

function Introducao({ simboloId }: { simboloId: number }) {
  const { data, isError, refetch } = useQuery(simbolosQuery())
  if (isError) return <EstadoErro message="Erro ao carregar padrões." onRetry={() => void refetch()} />
  if (!data) return <Loading />
  const simbolo = data.find(({ id }) => id === simboloId)
  return (
    <div className="introducao">
      {simbolo?.introducao.map((paragrafo) => (
        <p key={paragrafo}>{paragrafo}</p>
      ))}
    </div>
  )
}
