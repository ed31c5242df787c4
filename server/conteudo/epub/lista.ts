/** Markers of list items. */
import type { MarkupElement } from './xml.ts'

export interface Lista {
  /** Depth, from 1. */
  nivel: number
  /** Marker of the next item. */
  next(item: MarkupElement): string
}

const BULLET = '•'

export function createLista(element: MarkupElement, outer: Lista | null): Lista {
  const nivel = (outer?.nivel ?? 0) + 1
  if (element.name === 'ul') return { nivel, next: () => BULLET }
  const { start, type = '1' } = element.attribs
  let number = toInteger(start) ?? 1
  return {
    nivel,
    next(item) {
      const shown = toInteger(item.attribs.value) ?? number
      number = shown + 1
      return `${writeNumber(shown, type)}.`
    },
  }
}

function toInteger(text: string | undefined): number | null {
  return text !== undefined && /^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : null
}

function writeNumber(number: number, type: string): string {
  if (type === 'a' || type === 'A') return inCase(toLetters(number), type === 'A')
  if (type === 'i' || type === 'I') return inCase(toRoman(number), type === 'I')
  return String(number)
}

function inCase(text: string, isUpper: boolean): string {
  return isUpper ? text.toUpperCase() : text
}

/** 1 → a, 26 → z, 27 → aa. */
function toLetters(number: number): string {
  if (number < 1) return String(number)
  let letters = ''
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters
  }
  return letters
}

const ROMAN: readonly [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function toRoman(number: number): string {
  if (number < 1 || number > 3_999) return String(number)
  let roman = ''
  let rest = number
  for (const [value, letters] of ROMAN) {
    for (; rest >= value; rest -= value) roman += letters
  }
  return roman
}
