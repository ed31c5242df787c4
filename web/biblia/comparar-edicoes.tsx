import { useQuery } from '@tanstack/react-query'
import { Columns2 } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { isInstalada } from './edicoes-comparadas.ts'
import { findLugarNoCanon } from './lugar-no-canon.ts'
import { edicoesQuery, versiculosQuery } from './queries.ts'

interface CompararEdicoesProps {
  readonly livroId: number
  readonly capitulo: number
  /** Short name of the edition that is being read; the library's own when absent. */
  readonly edicao?: string | undefined
}

/** The way to a chapter's other editions; nothing where there are none. */
export function CompararEdicoes({ livroId, capitulo, edicao }: CompararEdicoesProps) {
  const { data } = useQuery(edicoesQuery())
  // Asked for by the page.
  const versiculos = useQuery({ ...versiculosQuery(livroId, capitulo, edicao), enabled: false })
  if (!data || data.filter(isInstalada).length < 2) return null
  const lugar = findLugarNoCanon(versiculos.data ?? [], capitulo)
  return (
    <Link
      className="icon-btn"
      to={paths.compararBiblia(livroId, lugar.capitulo, edicao === undefined ? [] : [edicao])}
      aria-label="Comparar edições"
      title="Comparar edições"
    >
      <Columns2 className="i" aria-hidden="true" />
    </Link>
  )
}
