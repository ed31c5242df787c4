import { totalDeCapitulos, totalDeVersiculos } from './total-de-versiculos.ts'

/** Verses of one chapter, by the library's own numbers. */
export interface Porcao {
  /** Canonical position of the book, 1 to 66. */
  readonly livro: number
  readonly capitulo: number
  readonly de: number
  readonly ate: number
}

export const LIVRO_DOS_SALMOS = 19

/** Most verses of a psalm on one evening: two stanzas of Salmo 119. */
export const MAX_DO_SALMO = 16
/** Most verses that are read: what is longer is cut. */
export const MAX_DA_LEITURA = 32

const MATEUS = 40
const APOCALIPSE = 66

/** The psalms in course. */
export const PORCOES_DOS_SALMOS = listPorcoes(LIVRO_DOS_SALMOS, LIVRO_DOS_SALMOS, MAX_DO_SALMO)

/** The New Testament in course, chapter by chapter. */
export const PORCOES_DO_NOVO = listPorcoes(MATEUS, APOCALIPSE, MAX_DA_LEITURA)

/** All of them, of the testament in which a book stands. */
export function porcoesDoTestamento(livro: number): readonly Porcao[] {
  return livro >= MATEUS ? PORCOES_DO_NOVO : listPorcoes(1, MATEUS - 1, MAX_DA_LEITURA)
}

function listPorcoes(from: number, to: number, max: number): Porcao[] {
  return range(from, to).flatMap((livro) =>
    range(1, totalDeCapitulos(livro)).flatMap((capitulo) => cutCapitulo(livro, capitulo, max)),
  )
}

/** Parts of a chapter of the same length, as far as that goes, none longer than `max`. */
function cutCapitulo(livro: number, capitulo: number, max: number): Porcao[] {
  const total = totalDeVersiculos(livro, capitulo)
  const partes = Math.ceil(total / max)
  return range(1, partes).map((parte) => ({
    livro,
    capitulo,
    de: Math.floor((total * (parte - 1)) / partes) + 1,
    ate: Math.floor((total * parte) / partes),
  }))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Whether the portion goes to the end of its chapter, whatever number that has in an edition. */
export function isAteOFim({ livro, capitulo, ate }: Porcao): boolean {
  return ate >= totalDeVersiculos(livro, capitulo)
}

/** 'Salmo 23', 'Salmo 119.1–16', 'Mateus 26.26–50'. @param nome of the book; a psalm needs none */
export function formatPorcao(porcao: Porcao, nome = ''): string {
  const { livro, capitulo, de, ate } = porcao
  const pagina = `${livro === LIVRO_DOS_SALMOS ? 'Salmo' : nome} ${capitulo}`.trim()
  if (de === 1 && isAteOFim(porcao)) return pagina
  return de === ate ? `${pagina}.${de}` : `${pagina}.${de}–${ate}`
}

const toNumero = ({ livro, capitulo }: Porcao, versiculo: number) =>
  livro * 1_000_000 + capitulo * 1_000 + versiculo

/** The portion before or after a place, which need not be one of the list; from one end the other follows. */
export function porcaoVizinha(lista: readonly Porcao[], atual: Porcao, passo: 1 | -1): Porcao {
  const inicio = toNumero(atual, atual.de)
  const fim = toNumero(atual, atual.ate)
  const vizinha =
    passo === 1
      ? lista.find((outra) => toNumero(outra, outra.de) > fim)
      : lista.findLast((outra) => toNumero(outra, outra.ate) < inicio)
  return vizinha ?? lista.at(passo === 1 ? 0 : -1) ?? atual
}
