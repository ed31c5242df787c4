import type { EstruturaDoVersiculo } from '#contract/biblia.ts'
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import type { CanonLivro } from '../canon.ts'
import type { ParsedBiblia, ParsedCapitulo, ParsedLivro } from '../parsed-biblia.ts'
import { joinVersiculos } from './join-versiculos.ts'
import { parseNumeros } from './parse-numeros.ts'
import { tidyText } from './tidy-text.ts'

/** Where in a publisher's file a verse stands. */
interface Origem {
  file: string
  /** From 1; absent in formats without lines. */
  line?: number
}

export interface LugarDoVersiculo {
  /** 1 to 66. */
  livro: number
  capitulo: number
  /** As written in the file: '3', '3a' (first part of a split verse), '3-4' (two verses in one text). */
  versiculo: string
}

/** What one or more files of a format were read into, before cleaning and checking. */
export interface FormatReading {
  biblia: ParsedBiblia
  avisos: string[]
  /** Books outside the 66, as the file calls them. */
  livrosDeFora: string[]
  problemas: ContentProblem[]
}

export interface BibliaDescrita {
  nome?: string | null | undefined
  sigla?: string | null | undefined
  versao?: string | null | undefined
  licenca?: string | null | undefined
  atribuicao?: string | null | undefined
}

/** Collects the verses of any format in any order; readers only say what stands where. */
export interface BibliaBuilder {
  /** What the file says of its edition; the first value given to a field stays. */
  describe(edicao: BibliaDescrita): void
  /** @param estrutura positions count the characters of `texto`, which then is tidied already */
  addVersiculo(lugar: LugarDoVersiculo, texto: string, origem: Origem, estrutura?: EstruturaDoVersiculo): void
  addTitulo(livro: number, capitulo: number, texto: string): void
  /** Notes a book outside the 66, whose text the reader leaves out. */
  skipLivro(codigo: string): void
  /** Counts notes and marks of composition that were left out for their size or number. */
  skipMarcas(quantas: number): void
  addProblem(origem: Origem, reason: string): void
  build(nomePadrao: string): FormatReading
}

interface Rascunho {
  titulo: string | null
  versiculos: Map<number, RascunhoDeVersiculo>
  /** In which file each number was read, those inside '18-19' too. */
  lidos: Map<number, string>
}

interface RascunhoDeVersiculo {
  texto: string
  ate?: number
  estrutura?: EstruturaDoVersiculo
  file: string
}

/** Books and their chapters by number. */
type Rascunhos = Map<number, Map<number, Rascunho>>

/** @param canon gives the abbreviations that problems are reported with */
export function createBibliaBuilder(canon: readonly CanonLivro[]): BibliaBuilder {
  const edicao: BibliaDescrita = {}
  const livros: Rascunhos = new Map()
  const ignorados = new Set<string>()
  const problemas: ContentProblem[] = []
  let marcasFora = 0
  const addProblem: BibliaBuilder['addProblem'] = (origem, reason) => {
    problemas.push({ ...origem, reason })
  }
  const addTitulo: BibliaBuilder['addTitulo'] = (livro, capitulo, texto) => {
    const limpo = tidyText(texto)
    if (limpo !== '') rascunhoOf(livros, livro, capitulo).titulo ??= limpo
  }
  return {
    describe(dita) {
      edicao.nome ??= nonEmpty(dita.nome)
      edicao.sigla ??= nonEmpty(dita.sigla)
      edicao.versao ??= nonEmpty(dita.versao)
      edicao.licenca ??= nonEmpty(dita.licenca)
      edicao.atribuicao ??= nonEmpty(dita.atribuicao)
    },
    addVersiculo: createAddVersiculo(canon, livros, { addProblem, addTitulo }),
    addTitulo,
    skipLivro: (codigo) => void ignorados.add(codigo.trim() || '(sem código)'),
    skipMarcas(quantas) {
      marcasFora += quantas
    },
    addProblem,
    build: (nomePadrao) => ({
      biblia: toBiblia(edicao, livros, nomePadrao),
      avisos: [...describeIgnorados(ignorados), ...describeMarcas(marcasFora)],
      livrosDeFora: [...ignorados],
      problemas,
    }),
  }
}

function createAddVersiculo(
  canon: readonly CanonLivro[],
  livros: Rascunhos,
  { addProblem, addTitulo }: Pick<BibliaBuilder, 'addProblem' | 'addTitulo'>,
): BibliaBuilder['addVersiculo'] {
  const repetidos = new Set<string>()
  const abreviaturas = new Map(canon.map((l) => [l.id, l.abreviatura]))
  const nameOf = (livro: number): string => abreviaturas.get(livro) ?? String(livro)

  function reportRepeated(livro: number, onde: string, before: string, origem: Origem): void {
    if (before === origem.file) {
      addProblem(origem, `${onde} aparece duas vezes`)
      return
    }
    // Two whole Bibles in one folder are one problem a book, not one a verse.
    const key = `${livro}:${origem.file}`
    if (!repetidos.has(key)) addProblem(origem, `${nameOf(livro)} já foi lido de outro arquivo, ${before}`)
    repetidos.add(key)
  }

  return ({ livro, capitulo, versiculo }, texto, origem, estrutura) => {
    const onde = `${nameOf(livro)} ${capitulo}.${versiculo}`
    if (livro === SALMOS && /^0+[a-z]?$/.test(versiculo.trim())) {
      // Some editions number a psalm's title as verse 0.
      addTitulo(livro, capitulo, texto)
      return
    }
    const lido = parseNumeros(capitulo, versiculo)
    if (lido === null) {
      addProblem(origem, `${onde}: número inválido`)
      return
    }

    const { numero, parte, numeros } = lido
    const { versiculos, lidos } = rascunhoOf(livros, livro, capitulo)
    const before = versiculos.get(numero)
    const taken = numeros.find((each) => lidos.has(each) && !(parte > 'a' && each === numero && before))
    if (taken !== undefined) {
      // Some formats also write the numbers of a joined text each by itself, without words.
      const isInside = before === undefined && tidyText(texto) === ''
      if (!isInside) reportRepeated(livro, onde, lidos.get(taken) ?? '', origem)
      return
    }
    if (before) Object.assign(before, joinVersiculos(before, { texto, estrutura }))
    const novo = before ?? { texto: tidyText(texto), ...(estrutura && { estrutura }), file: origem.file }
    versiculos.set(numero, { ...novo, ...(numeros.length > 1 && { ate: numeros.at(-1) ?? numero }) })
    for (const each of numeros) lidos.set(each, origem.file)
  }
}

/** The chapter, begun now when it was not there. */
function rascunhoOf(livros: Rascunhos, livro: number, capitulo: number): Rascunho {
  const capitulos = livros.get(livro) ?? new Map<number, Rascunho>()
  livros.set(livro, capitulos)
  const found = capitulos.get(capitulo) ?? { titulo: null, versiculos: new Map(), lidos: new Map() }
  capitulos.set(capitulo, found)
  return found
}

function toBiblia(edicao: BibliaDescrita, livros: Rascunhos, nomePadrao: string): ParsedBiblia {
  return {
    nome: edicao.nome ?? nomePadrao,
    ...(edicao.sigla && { sigla: edicao.sigla }),
    versao: edicao.versao ?? null,
    licenca: edicao.licenca ?? null,
    atribuicao: edicao.atribuicao ?? null,
    livros: byNumber(livros).map(([id, capitulos]) => toLivro(id, capitulos)),
  }
}

function describeIgnorados(codigos: ReadonlySet<string>): string[] {
  if (codigos.size === 0) return []
  return [`Ficaram de fora os livros que não são dos 66 do cânon: ${[...codigos].join(', ')}.`]
}

function describeMarcas(quantas: number): string[] {
  if (quantas === 0) return []
  const limites = 'mais de 100 notas em um versículo ou de 4.000 caracteres em uma nota'
  return [`Ficaram de fora notas ou marcas de composição além dos limites (${limites}): ${quantas}.`]
}

/** The only book whose chapters have titles of their own. */
export const SALMOS = 19

function toLivro(id: number, capitulos: Map<number, Rascunho>): ParsedLivro {
  return { id, capitulos: byNumber(capitulos).map(([numero, rascunho]) => toCapitulo(numero, rascunho)) }
}

function toCapitulo(numero: number, { titulo, versiculos }: Rascunho): ParsedCapitulo {
  const lista = byNumber(versiculos).map(([numero, { file: _file, ...versiculo }]) => ({
    numero,
    ...versiculo,
  }))
  return { numero, titulo, versiculos: lista }
}

function byNumber<T>(map: Map<number, T>): [number, T][] {
  return [...map].sort(([a], [b]) => a - b)
}

function nonEmpty(text: string | null | undefined): string | undefined {
  // A verse with U+0000 is refused; in a title or a credit nothing is lost without it.
  const limpo = tidyText((text ?? '').replaceAll('\0', ''))
  return limpo === '' ? undefined : limpo
}
