/** The numbers of a reference, as people type them: '3.16', '3:16-18', '3,16', '3 16', '3.16,18-20', '3.16ss'. */

/** Verses of one chapter; `to` null is 'and following', to the end of the chapter. */
export interface IntervaloDeVersiculos {
  readonly from: number
  readonly to: number | null
}

export interface Lugar {
  readonly capitulo: number
  /** Last chapter of '8-9' or of '7.54-8.1'; the same chapter otherwise. */
  readonly ateCapitulo: number
  /** Empty when whole chapters are meant. */
  readonly itens: readonly IntervaloDeVersiculos[]
}

const NUMERO = '\\d{1,9}'
const CAPITULOS = new RegExp(`^(${NUMERO})(?:-(${NUMERO}))?$`)
const ENTRE_CAPITULOS = new RegExp(`^(${NUMERO})[.:, ](${NUMERO})-(${NUMERO})[.:](${NUMERO})$`)
const COM_VERSICULOS = new RegExp(`^(${NUMERO})[.:, ](.+)$`)
const ITEM = new RegExp(`^(${NUMERO})(?:-(${NUMERO})|(ss?))?$`)

/** 'cap. 3, v. 16' and 'capítulo 8, seção 2' say in words what '3.16' and '8.2' say in signs. */
const PALAVRAS =
  /(?<![\p{L}])(?:cap[ií]tulos?|caps?|vers[ií]culos?|vers?|vv?|perguntas?|perg|se[cç][aã]o|se[cç]|notas?|§)\.?\s*(?=\d)/gu

/** Brings the ways of writing numbers together; what is still being typed ('3.', '3.16-') counts as not there. */
function tidy(texto: string): string {
  return texto
    .toLocaleLowerCase('pt-BR')
    .replace(PALAVRAS, ' ')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/(\d)\s*(?:a|até)\s+(?=\d)/g, '$1-')
    .replace(/(\d)\s*e\s+(?=\d)/g, '$1,')
    .replace(/(\d)\s*(?:[a-d]|f{1,2})(?=[\s.,-]|$)/g, '$1')
    .replace(/(\d)\s+(ss?)(?=[\s.,-]|$)/g, '$1$2')
    .trim()
    .replace(/\s*([.:,-])\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/(?: e| a| até|[.:,\- ])+$/, '')
}

/** '16', '16-18', '16s' (and the next), '16ss' (and following). */
function parseItem(texto: string): IntervaloDeVersiculos | null {
  const [, from, to, seguintes] = ITEM.exec(texto) ?? []
  if (from === undefined) return null
  const first = Number(from)
  if (seguintes === 'ss') return { from: first, to: null }
  if (seguintes === 's') return { from: first, to: first + 1 }
  return { from: first, to: to === undefined ? first : Number(to) }
}

function parseItens(texto: string, separador: RegExp): IntervaloDeVersiculos[] | null {
  const itens = texto.split(separador).map(parseItem)
  const good = itens.filter((item) => item !== null)
  return good.length === itens.length ? good : null
}

/** @param texto from the first number on; not blank @returns null when it is no chapter and no verses */
export function parseLugar(texto: string): Lugar | null {
  const numeros = tidy(texto)
  const [, capitulo, ateCapitulo] = CAPITULOS.exec(numeros) ?? []
  if (capitulo !== undefined) {
    return { capitulo: Number(capitulo), ateCapitulo: Number(ateCapitulo ?? capitulo), itens: [] }
  }
  const [, c1, v1, c2] = ENTRE_CAPITULOS.exec(numeros) ?? []
  if (c1 && v1 && c2) {
    return { capitulo: Number(c1), ateCapitulo: Number(c2), itens: [{ from: Number(v1), to: null }] }
  }
  const [, comVersiculos, resto = ''] = COM_VERSICULOS.exec(numeros) ?? []
  const itens = parseItens(resto, /[,. ]/)
  if (comVersiculos === undefined || itens === null) return null
  return { capitulo: Number(comVersiculos), ateCapitulo: Number(comVersiculos), itens }
}

/** After a book of one chapter 'Jd 3' and 'Jd 3-5,7' are verses, 'Jd 1' and 'Jd 1.3' not. @returns as `parseLugar` */
export function parseLugarDeUmCapitulo(texto: string): Lugar | null {
  const lugar = parseLugar(texto)
  if (lugar && lugar.capitulo <= 1 && lugar.ateCapitulo <= 1) return lugar
  const itens = parseItens(tidy(texto), /,/)
  return itens === null ? lugar : { capitulo: 1, ateCapitulo: 1, itens }
}
