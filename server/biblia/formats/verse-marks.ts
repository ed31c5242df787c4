import type { EstruturaDoVersiculo, TipoDeBloco } from '#contract/biblia.ts'
import { movePositions } from '../move-positions.ts'
import { tidyText } from './tidy-text.ts'

/** Beside what one verse can reasonably carry, more is hostile or a mistake, and is left out. */
const LIMITS = { notas: 100, titulos: 20, blocos: 500, jesus: 200 } as const
const LONGEST = { nota: 4_000, titulo: 1_000 } as const
/** Of a text that goes beside the verse no more is gathered than tells that it is too long. */
const GATHERED = 2 * LONGEST.nota

/** The kinds of note: footnote, and reference to other places. */
export type TipoDeNota = NonNullable<EstruturaDoVersiculo['notas']>[number]['tipo']

/** Gathers how print sets the verse being read. Positions count the characters of the text as it was read so far. */
interface VerseMarks {
  addBloco(posicao: number, tipo: TipoDeBloco): void
  addTitulo(posicao: number, nivel: number, texto: string): void
  addNota(posicao: number, tipo: TipoDeNota, texto: string): void
  openJesus(posicao: number): void
  closeJesus(posicao: number): void
  /** Ends a verse. What stands behind its last word, or in a verse without words, goes to the next; notes only in the chapter. */
  take(lido: string, texto: string): EstruturaDoVersiculo | undefined
  /** A new chapter: the notes of an omitted verse at the end of the one before are left out. */
  beginCapitulo(): void
  /** How many marks were left out since it was asked last. */
  takeLeftOut(): number
}

type Rascunho = Required<EstruturaDoVersiculo>

export function createVerseMarks(): VerseMarks {
  let marcas = emptyMarks()
  /** Notes of verses without words, which the next verse of the chapter takes over. */
  let herdadas: Rascunho['notas'] = []
  let leftOut = 0
  /** Of the verse being read; what stands before no verse (in books that are left out) is not counted. */
  let leftOutHere = 0
  let jesusDepth = 0
  let jesusInicio = 0

  function push<T>(list: T[], limit: number, mark: T): void {
    if (list.length < limit) list.push(mark)
    else leftOutHere += 1
  }
  function endJesus(fim: number): void {
    if (fim > jesusInicio) push(marcas.jesus, LIMITS.jesus, { inicio: jesusInicio, fim })
  }

  return {
    addBloco: (posicao, tipo) => push(marcas.blocos, LIMITS.blocos, { posicao, tipo }),
    addTitulo(posicao, nivel, lido) {
      const texto = tidyAside(lido)
      if (texto.length > LONGEST.titulo || lido.length > GATHERED) leftOutHere += 1
      else if (texto !== '') push(marcas.titulos, LIMITS.titulos, { posicao, nivel, texto })
    },
    addNota(posicao, tipo, lido) {
      const texto = tidyAside(lido)
      if (texto.length > LONGEST.nota || lido.length > GATHERED) leftOutHere += 1
      else if (texto !== '') push(marcas.notas, LIMITS.notas, { posicao, tipo, texto })
    },
    openJesus(posicao) {
      if (jesusDepth === 0) jesusInicio = posicao
      jesusDepth += 1
    },
    closeJesus(posicao) {
      if (jesusDepth === 1) endJesus(posicao)
      jesusDepth = Math.max(0, jesusDepth - 1)
    },
    take(lido, texto) {
      if (jesusDepth > 0) endJesus(lido.length)
      jesusInicio = 0
      const lidas = { ...marcas, notas: [...herdadas, ...marcas.notas].slice(0, LIMITS.notas) }
      leftOut += leftOutHere + herdadas.length + marcas.notas.length - lidas.notas.length
      leftOutHere = 0
      marcas = emptyMarks()
      herdadas = []
      if (isEmpty(lidas)) return undefined
      if (texto === '') {
        herdadas = lidas.notas.map((nota) => ({ ...nota, posicao: 0 }))
        keepForNext(marcas, lidas.titulos, lidas.blocos)
        return undefined
      }
      const { titulos = [], blocos = [], jesus = [], notas = [] } = movePositions(lido, texto, lidas)
      const isInside = ({ posicao }: { posicao: number }): boolean => posicao < texto.length
      const isBehind = ({ posicao }: { posicao: number }): boolean => posicao >= texto.length
      keepForNext(marcas, titulos.filter(isBehind), blocos.filter(isBehind))
      return withoutEmpty({
        titulos: titulos.filter(isInside),
        blocos: joinBlocos(blocos.filter(isInside)),
        jesus: joinRanges(jesus, texto),
        notas: notas.toSorted((a, b) => a.posicao - b.posicao),
      })
    },
    beginCapitulo() {
      leftOut += herdadas.length
      herdadas = []
    },
    takeLeftOut() {
      const count = leftOut
      leftOut = 0
      return count
    },
  }
}

/** Adds to a text that is gathered beside the verse, up to a bound. */
export function gatherAside(before: string, more: string): string {
  return before.length > GATHERED ? before : before + more.slice(0, GATHERED + 1)
}

function emptyMarks(): Rascunho {
  return { titulos: [], blocos: [], jesus: [], notas: [] }
}

function isEmpty({ titulos, blocos, jesus, notas }: Rascunho): boolean {
  return titulos.length + blocos.length + jesus.length + notas.length === 0
}

function tidyAside(lido: string): string {
  return tidyText(lido.replaceAll('\0', ''))
}

function keepForNext(next: Rascunho, titulos: Rascunho['titulos'], blocos: Rascunho['blocos']): void {
  next.titulos = titulos.map((titulo) => ({ ...titulo, posicao: 0 }))
  next.blocos = joinBlocos(blocos.map((bloco) => ({ ...bloco, posicao: 0 })))
}

/** Of several at one place the last counts, with one blank line before it. */
function joinBlocos(blocos: Rascunho['blocos']): Rascunho['blocos'] {
  const joined: Rascunho['blocos'] = []
  for (const bloco of blocos) {
    const isHere = (other: Rascunho['blocos'][number] | undefined): boolean =>
      other?.posicao === bloco.posicao
    if (isHere(joined.at(-1)) && joined.at(-1)?.tipo !== 'b') joined.pop()
    if (bloco.tipo !== 'b' || !isHere(joined.at(-1))) joined.push(bloco)
  }
  return joined
}

/** Without the empty ones; those with only a space between them are one. */
function joinRanges(ranges: Rascunho['jesus'], texto: string): Rascunho['jesus'] {
  const joined: Rascunho['jesus'] = []
  for (const { inicio, fim } of ranges) {
    if (fim <= inicio) continue
    const last = joined.at(-1)
    if (last && texto.slice(last.fim, inicio).trim() === '') last.fim = fim
    else joined.push({ inicio, fim })
  }
  return joined
}

function withoutEmpty({ titulos, blocos, jesus, notas }: Rascunho): EstruturaDoVersiculo | undefined {
  const estrutura: EstruturaDoVersiculo = {
    ...(titulos.length > 0 && { titulos }),
    ...(blocos.length > 0 && { blocos }),
    ...(jesus.length > 0 && { jesus }),
    ...(notas.length > 0 && { notas }),
  }
  return Object.keys(estrutura).length > 0 ? estrutura : undefined
}
