import { formatAncoraDosVersiculos } from '#contract/ancora.ts'
import type { LinhaDaComparacao } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import type { EdicaoInstalada } from './edicoes-comparadas.ts'
import type { Intervalo } from './passagem.ts'

/** Where an edition has the words of a row, in its own numbers. */
interface LugarComparado {
  readonly capitulo: number
  readonly versos: Intervalo
  /** Short name of the edition; absent where the reader reads in it anyway. */
  readonly edicao: string | undefined
}

/**
 * Where the words of a row are read: in the reader's edition when it is compared and has them, else in the first that has them.
 * @param emUso short name of the edition in which the reader reads @returns null when none of the editions has them
 */
export function findLugarComparado(
  { textos }: LinhaDaComparacao,
  edicoes: readonly EdicaoInstalada[],
  emUso: string | null,
): LugarComparado | null {
  const columns = edicoes.map(({ sigla }, index) => ({ sigla, textos: textos[index] ?? [] }))
  const having = columns.filter((column) => column.textos.length > 0)
  const column = having.find(({ sigla }) => sigla === emUso) ?? having[0]
  const first = column?.textos[0]
  if (!column || !first) return null
  const last = column.textos.findLast(({ capitulo }) => capitulo === first.capitulo) ?? first
  return {
    capitulo: first.capitulo,
    versos: { from: first.numero_versiculo, to: last.ate ?? last.numero_versiculo },
    edicao: column.sigla === emUso ? undefined : column.sigla,
  }
}

export function toCapituloDoLugar(livroId: number, { capitulo, edicao }: LugarComparado): string {
  return paths.capituloBiblia(livroId, capitulo, undefined, edicao)
}

export function toLugarComparado(livroId: number, lugar: LugarComparado): string {
  return `${toCapituloDoLugar(livroId, lugar)}#${formatAncoraDosVersiculos(lugar.versos)}`
}
