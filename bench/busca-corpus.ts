/**
 * Books like those of the library, in any number: sentences of the standards and ebooks, and new ones in which each
 * word follows one that it follows there. So words are as frequent as they are in real texts, and no two paragraphs are alike.
 */
import type { ParsedEbook, ParsedParagrafo } from '#server/conteudo/parsers/content-model.ts'
import type { Database } from '#server/platform/database.ts'
import { createRandom, type Random } from './busca-random.ts'

/** Chapters of a book, and paragraphs of a chapter. */
const CAPITULOS = 60
const PARAGRAFOS = 100
export const PARAGRAFOS_PER_BOOK = CAPITULOS * PARAGRAFOS

/** One segment in this many is a sentence as it stands. */
const REAL_SENTENCES = 5
/** One word in this many is a name that is hardly ever seen again: the long tail of every vocabulary. */
const RARE_WORDS = 150
const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi xo za bre cla dri gro pla tri zen mar sol'.split(
  ' ',
)

export interface Corpus {
  readonly sentences: readonly string[]
  /** For each word those that follow it, as often as they do; under '' those that begin a sentence. */
  readonly followers: ReadonlyMap<string, readonly string[]>
}

/** The texts of content/, from a database that holds nothing else yet. */
export async function readCorpus(db: Database): Promise<Corpus> {
  const partes = await db.read.selectFrom('parte').select('parte as texto').orderBy('id').execute()
  const paragrafos = await db.read.selectFrom('paragrafo').select('texto').orderBy('id').execute()
  const sentences = [...partes, ...paragrafos]
    .flatMap(({ texto }) => texto.split(/(?<=[.;:?!])\s+/))
    .filter((sentence) => sentence.split(' ').length > 2)
  const followers = new Map<string, string[]>()
  for (const sentence of sentences) {
    let before = ''
    for (const word of sentence.split(/\s+/)) {
      const known = followers.get(before)
      if (known) known.push(word)
      else followers.set(before, [word])
      before = word
    }
  }
  return { sentences, followers }
}

/** @param number of the book; each number gives one book, the same every time */
export function makeBook(corpus: Corpus, number: number): ParsedEbook {
  const random = createRandom(number)
  const title = (prefix: string) => `${prefix}: ${walk(corpus, random, 4).replace(/[.,;:?!]+$/, '')}`
  return {
    identificador: `bench-${number}`,
    origem: 'epub',
    titulo: title(`Livro ${number}`),
    subtitulo: null,
    ano: 1600 + (number % 300),
    kind: 'livro',
    idioma: 'pt-BR',
    autores: [{ nome: `Autor ${rareWord(random)}`, ano_de_nascimento: null, ano_de_morte: null }],
    areas_tematicas: [],
    lancamento: '2026-01-01',
    prefacio: null,
    capa: null,
    imagens: [],
    capitulos: Array.from({ length: CAPITULOS }, (_, capitulo) => ({
      ordem: capitulo + 1,
      titulo: title(`Capítulo ${capitulo + 1}`),
      subtitulo: null,
      nivel: 1,
      secoes: [],
      paragrafos: Array.from({ length: PARAGRAFOS }, (_, place) => makeParagrafo(corpus, random, place + 1)),
    })),
  }
}

function makeParagrafo(corpus: Corpus, random: Random, ordem: number): ParsedParagrafo {
  const texto = makeSegments(corpus, random, 1 + random.integer(6))
  return { ordem, titulo: null, texto, tipo: 'paragrafo', detalhes: {}, marcas: [] }
}

/** Sentences as they stand, and new ones. */
export function makeSegments(corpus: Corpus, random: Random, count: number): string {
  const segments = Array.from({ length: count }, () =>
    random.integer(REAL_SENTENCES) === 0
      ? random.pick(corpus.sentences)
      : walk(corpus, random, 8 + random.integer(20)),
  )
  return segments.join(' ')
}

function walk({ followers }: Corpus, random: Random, length: number): string {
  const words: string[] = []
  let before = ''
  while (words.length < length) {
    const next = followers.get(before)
    before = next ? random.pick(next) : ''
    if (before !== '') words.push(random.integer(RARE_WORDS) === 0 ? rareWord(random) : before)
  }
  return words.join(' ')
}

function rareWord(random: Random): string {
  const word = Array.from({ length: 2 + random.integer(3) }, () => random.pick(SYLLABLES)).join('')
  return word.charAt(0).toUpperCase() + word.slice(1)
}
