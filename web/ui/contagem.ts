import { formatNumero, formatQuantidade } from '../platform/quantidade.ts'

/** What a limited field says of its length. */
export interface Contagem {
  /** '18/200', for the eye. */
  readonly conta: string
  /** What is wrong; null within the limit. */
  readonly erro: string | null
  /** Read out when it changes: silent far from the limit, and then in steps, so that not every letter speaks. */
  readonly anuncio: string
}

/** From this share of the limit on, the rest is announced. */
const PERTO = 0.9

/** Counts a field against its limit, in UTF-16 units as the contract does. @param campo with its article: 'O título' */
export function toContagem(campo: string, texto: string, max: number): Contagem {
  const { length } = texto
  const conta = `${formatNumero(length)}/${formatNumero(max)}`
  if (length > max) {
    const erro = `${campo} passou do limite: ${formatCaracteres(length - max)} a mais.`
    return { conta, erro, anuncio: `${campo} passou do limite de ${formatNumero(max)} caracteres.` }
  }
  return { conta, erro: null, anuncio: length < max * PERTO ? '' : formatResto(max - length, max) }
}

/** Steps of a fiftieth of the limit: 4 characters of a title, 400 of a text. */
function formatResto(resto: number, max: number): string {
  const passo = Math.max(1, max / 50)
  const arredondado = Math.ceil(resto / passo) * passo
  return arredondado === 0 ? 'Limite de caracteres atingido.' : `Restam até ${formatCaracteres(arredondado)}.`
}

function formatCaracteres(quantidade: number): string {
  return formatQuantidade(quantidade, 'caractere', 'caracteres')
}
