/** What the elements of XHTML mean here. */
import type { MarcaAberta, TipoDeMarca } from './inline-text.ts'
import { attribute, type MarkupElement } from './xml.ts'

const BLOCKS = new Set(
  'html body section article aside header footer nav main hgroup div p blockquote pre hr h1 h2 h3 h4 h5 h6 ul ol li dl dt dd figure figcaption table caption thead tbody tfoot tr th td address details summary fieldset legend form center dir menu'.split(
    ' ',
  ),
)

const MARCAS: Readonly<Record<string, TipoDeMarca>> = {
  em: 'enfase',
  i: 'enfase',
  cite: 'enfase',
  dfn: 'enfase',
  var: 'enfase',
  strong: 'forte',
  b: 'forte',
  sup: 'sobrescrito',
  sub: 'subscrito',
  s: 'riscado',
  strike: 'riscado',
  del: 'riscado',
  code: 'codigo',
  kbd: 'codigo',
  samp: 'codigo',
  tt: 'codigo',
}

const ESTILOS: readonly [RegExp, TipoDeMarca][] = [
  [/font-style:(?:italic|oblique)/, 'enfase'],
  [/font-weight:(?:bold|[6-9]00)/, 'forte'],
  [/font-variant:small-caps/, 'versalete'],
  [/vertical-align:super/, 'sobrescrito'],
  [/vertical-align:sub/, 'subscrito'],
  [/text-decoration:line-through/, 'riscado'],
]

/** Ranges that the classes of the book's own style sheets mean, by class. */
export type MarcasDasClasses = ReadonlyMap<string, readonly TipoDeMarca[]>

export function isBlock({ name }: MarkupElement): boolean {
  return BLOCKS.has(name)
}

/** 1 to 6, or null for what is no heading. */
export function headingLevel({ name }: MarkupElement): number | null {
  return /^h[1-6]$/.test(name) ? Number(name[1]) : null
}

/** The ranges that an inline element opens, links aside. */
export function marcasOf(element: MarkupElement, classes: MarcasDasClasses): MarcaAberta[] {
  const tipos = new Set<TipoDeMarca>()
  const own = MARCAS[element.name]
  if (own) tipos.add(own)
  for (const tipo of marcasOfStyle(element.attribs.style ?? '')) tipos.add(tipo)
  const names = element.attribs.class?.split(/\s+/) ?? []
  for (const name of names) for (const tipo of classes.get(name) ?? []) tipos.add(tipo)
  if (names.some((name) => /^small-?caps$/i.test(name))) tipos.add('versalete')
  return [...tipos].map((tipo) => ({ tipo }))
}

export function marcasOfStyle(style: string): TipoDeMarca[] {
  const compact = style.toLowerCase().replace(/\s+/g, '')
  return ESTILOS.filter(([pattern]) => pattern.test(compact)).map(([, tipo]) => tipo)
}

/** Words of epub:type, role and class, in small letters. */
export function semanticsOf(element: MarkupElement): string[] {
  const { role = '', class: classes = '' } = element.attribs
  const type = attribute(element, 'epub:type') ?? ''
  return `${type} ${role} ${classes}`.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Whether one of the words of epub:type or role is among these. */
export function hasType(element: MarkupElement, types: ReadonlySet<string>): boolean {
  const words = `${attribute(element, 'epub:type') ?? ''} ${element.attribs.role ?? ''}`.toLowerCase()
  return words.split(/\s+/).some((word) => types.has(word.replace(/^doc-/, '')))
}
