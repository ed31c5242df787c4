/** Queries of all kinds, made of the words that stand in the texts. */
import { buscar } from '#contract/busca.ts'
import { buildUrl } from '#contract/url.ts'
import { readConsultas } from '#tests/support/busca-consultas.ts'
import type { Corpus } from './busca-corpus.ts'
import { createRandom, type Random } from './busca-random.ts'

const SEED = 1647
const EACH_KIND = 40

const KINDS: Record<string, (words: readonly string[], random: Random) => string> = {
  word: (words, random) => random.pick(words.filter((word) => word.length > 3)),
  pair: (words, random) => `${random.pick(words)} ${random.pick(words)}`,
  phrase: (words, random) => {
    const start = random.integer(words.length - 3)
    return `"${words.slice(start, start + 3 + random.integer(3)).join(' ')}"`
  },
  prefix: (words, random) =>
    `${random.pick(words.filter((word) => word.length > 4)).slice(0, 3 + random.integer(3))}*`,
  question: (words, random) => {
    const start = random.integer(words.length - 3)
    return `${random.pick(QUESTIONS)} ${words.slice(start, start + 2 + random.integer(4)).join(' ')}?`
  },
}
const QUESTIONS = [
  'o que é',
  'por que',
  'como',
  'qual é',
  'quem',
  'o que a Bíblia diz sobre',
  'quando',
  'devemos',
]

export interface Pergunta {
  readonly kind: string
  readonly consulta: string
  /** Path and query of the call. */
  readonly path: string
}

/** 40 of each kind, all different, the same every time; and those of the query set. */
export function makePerguntas({ sentences }: Corpus): Pergunta[] {
  const random = createRandom(SEED)
  const made = Object.entries(KINDS).flatMap(([kind, make]) => {
    const consultas = new Set<string>()
    while (consultas.size < EACH_KIND) {
      const words = random.pick(sentences).match(/[\p{L}\p{M}]{2,}/gu) ?? []
      if (words.some((word) => word.length > 4) && words.length > 5) consultas.add(make(words, random))
    }
    return [...consultas].map((consulta) => toPergunta(kind, consulta))
  })
  const known = readConsultas().map(({ consulta, em }) => toPergunta('query set', consulta, em))
  return [...made, ...known]
}

function toPergunta(kind: string, consulta: string, em?: string): Pergunta {
  return { kind, consulta, path: buildUrl(buscar.path, { query: { q: consulta, em } }) }
}
