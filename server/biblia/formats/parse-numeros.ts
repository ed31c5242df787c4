/** Of which verses a text is. */
export interface Numeros {
  numero: number
  /** 'b' for the second part of a split verse, else ''. */
  parte: string
  /** All, from the first to the last. */
  numeros: number[]
}

/** No chapter has more, and no book: numbers beyond would run into those of the next. */
const MAX_NUMERO = 200
/** Readers of a range look so far before it for a text that reaches into it. */
const MAX_JUNTOS = 99

/** Reads '3', '3b', '3-4', '3b–4', '3,4'. @returns null for what is no number of a verse */
export function parseNumeros(capitulo: number, versiculo: string): Numeros | null {
  const match = /^(\d{1,3})([a-z])?(?:[-–,]\s*(\d{1,3})[a-z]?)?$/.exec(versiculo.trim())
  const [, de = '', parte = '', fim = de] = match ?? []
  const [numero, ate] = [Number(de), Number(fim)]
  const isFaixa = isNumero(numero) && isNumero(ate) && ate >= numero && ate - numero <= MAX_JUNTOS
  if (!match || !isNumero(capitulo) || !isFaixa) return null
  return { numero, parte, numeros: Array.from({ length: ate - numero + 1 }, (_, index) => numero + index) }
}

function isNumero(numero: number): boolean {
  return numero >= 1 && numero <= MAX_NUMERO
}
