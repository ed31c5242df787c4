import type { TipoDeBloco } from '#contract/biblia.ts'
import type { TipoDeNota } from './verse-marks.ts'

/**
 * What USFM 3's markers mean for a verse; USX names its styles, USFX its elements and `sfm` alike.
 * Others are character styles, whose words count.
 */

/** Up to the same marker with '*': notes, cross references, pictures, printed numbers. */
const NOTES = words('f fe ef efe x ex xt fig rq va vp ca cat fm pro esb')
const FOOTNOTES = words('f fe ef efe')
const CROSS_REFERENCES = words('x ex xt rq')
/** Inside a note: the place it belongs to, its category and mark, which print does not repeat. */
const ORIGINS = words('fr xo fm cat fig va vp ca pro')

/** Paragraphs whose text is not Scripture: identification, titles, introductions, labels. */
const OUTSIDE = words(
  'id ide sts rem usfm h toc toca mt mte imt imte is ip ipi im imi ipq imq ipr iq ib ili iot io iex ie ior ' +
    'cl cp cd lit th thr thc restore periph esbe',
)

/** Headings and how high they stand; 4: the passages that a section covers or is parallel to. */
const SECTIONS: Readonly<Record<string, number>> = { ms: 1, s: 2, sp: 3, qa: 3, mr: 4, sr: 4, r: 4 }

/** Paragraphs, poetry lines, list items and table cells, whose text is the verse's; '' begins no line of its own. */
const PARAGRAPHS: Readonly<Record<string, TipoDeBloco | ''>> = {
  ...each('p po pr cls pm pmc pmr pi pc ph', 'p'),
  ...each('m pmo mi qd lh lf lim tr', 'm'),
  ...each('q qr qc qm', 'q1'),
  ...each('li', 'li1'),
  ...each('b sd', 'b'),
  ...each('nb lk tc tcr tcc pb', ''),
}

export type MarkerKind =
  | 'nota'
  | 'fora'
  | 'secao'
  | 'paragrafo'
  | 'titulo'
  | 'capitulo'
  | 'versiculo'
  | 'acrescimo'
  | 'jesus'
  | 'estilo'

const KINDS: Readonly<Record<string, MarkerKind>> = {
  v: 'versiculo',
  c: 'capitulo',
  d: 'titulo',
  add: 'acrescimo',
  wj: 'jesus',
}

/** @param marker without backslash, with or without its level ('q2', 's1'); `d` is a psalm's title */
export function markerKind(marker: string): MarkerKind {
  const { base } = split(marker)
  if (Object.hasOwn(KINDS, base)) return KINDS[base] ?? 'estilo'
  if (NOTES.has(base)) return 'nota'
  if (Object.hasOwn(SECTIONS, base)) return 'secao'
  if (OUTSIDE.has(base)) return 'fora'
  return Object.hasOwn(PARAGRAPHS, base) ? 'paragrafo' : 'estilo'
}

/** @returns what begins at a paragraph's marker; null for none */
export function blocoOf(marker: string): TipoDeBloco | null {
  const { base, level } = split(marker)
  const tipo = Object.hasOwn(PARAGRAPHS, base) ? PARAGRAPHS[base] : ''
  if (tipo === 'q1') return level >= 3 ? 'q3' : level === 2 ? 'q2' : 'q1'
  if (tipo === 'li1') return level >= 2 ? 'li2' : 'li1'
  return tipo || null
}

/** @returns the level of a heading, 1 to 4 */
export function nivelOf(marker: string): number {
  const { base, level } = split(marker)
  const nivel = (Object.hasOwn(SECTIONS, base) ? SECTIONS[base] : undefined) ?? 2
  return nivel <= 2 && level >= 2 ? nivel + 1 : nivel
}

/** @returns the kind of note; null for one that is left out (pictures, printed numbers, sidebars) */
export function notaOf(marker: string): TipoDeNota | null {
  const { base } = split(marker)
  if (FOOTNOTES.has(base)) return 'nota'
  return CROSS_REFERENCES.has(base) ? 'remissao' : null
}

/** True for what a note says of its own place ('\fr 1.1'). */
export function isOrigem(marker: string): boolean {
  return ORIGINS.has(split(marker).base)
}

/** 'q2' is level 2 of 'q'; cells have ranges ('tc1-2'). */
function split(marker: string): { base: string; level: number } {
  const name = marker.toLowerCase()
  const base = name.replace(/(?<!\d)\d+(?:-\d+)?$/, '')
  return { base, level: Number.parseInt(name.slice(base.length), 10) || 1 }
}

function each<T>(list: string, value: T): Record<string, T> {
  return Object.fromEntries(list.split(' ').map((name) => [name, value]))
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
