import { foldText } from '#contract/fold.ts'

/** Words past which an answer is compared place by place: the table of the comparison grows with the square. */
const MAX_PALAVRAS = 800

interface PalavraComparada {
  readonly texto: string
  readonly isCerta: boolean
}

export interface ComparacaoDaResposta {
  /** Those of the answer. */
  readonly palavras: readonly PalavraComparada[]
  readonly certas: number
}

/** Which words of an answer were typed, in their order; accents, case and punctuation do not count. */
export function compareResposta(resposta: string, digitada: string): ComparacaoDaResposta {
  const palavras = wordsOf(resposta)
  const wanted = palavras.map(bare)
  const typed = wordsOf(digitada).map(bare)
  const isLong = wanted.length > MAX_PALAVRAS || typed.length > MAX_PALAVRAS
  const certas = isLong
    ? new Set([...wanted.keys()].filter((at) => wanted[at] === typed[at]))
    : findCommon(wanted, typed)
  // A dash alone is nothing to be typed.
  const isCerta = (at: number) => wanted[at] === '' || certas.has(at)
  const comparadas = palavras.map((texto, at) => ({ texto, isCerta: isCerta(at) }))
  return { palavras: comparadas, certas: comparadas.filter((each) => each.isCerta).length }
}

/** Places in `a` of a longest common sequence. */
function findCommon(a: readonly string[], b: readonly string[]): Set<number> {
  const width = b.length + 1
  const best = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => best[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      best[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const common = new Set<number>()
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      common.add(i)
      i += 1
      j += 1
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return common
}

function wordsOf(texto: string): string[] {
  return texto.split(/\s+/).filter((palavra) => palavra !== '')
}

function bare(palavra: string): string {
  return foldText(palavra).replace(/[^\p{L}\p{N}]/gu, '')
}
