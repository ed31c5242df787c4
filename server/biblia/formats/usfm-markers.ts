/** What USFM 3's markers mean for a verse; USFX names its elements and `sfm` alike. Others are character styles, whose words count. */

/** Up to the same marker with '*': notes, cross references, pictures, printed numbers. */
const NOTES = words('f fe ef efe x ex xt fig rq va vp ca cat fm pro esb')

/** Paragraphs whose text is not Scripture: identification, titles, introductions, headings, labels. */
const OUTSIDE = words(
  'id ide sts rem usfm h toc toca mt mte imt imte is ip ipi im imi ipq imq ipr iq ib ili iot io iex ie ior ' +
    's ms mr sr r sp cl cp cd qa lit th thr thc restore periph esbe',
)

/** Paragraphs, poetry lines, list items and table cells, whose text is the verse's. */
const PARAGRAPHS = words(
  'p m po pr cls pmo pm pmc pmr pmi pi mi nb pc ph b q qr qc qm qd li lim lh lf lk tr tc tcr tcc sd pb',
)

export type MarkerKind =
  | 'nota'
  | 'fora'
  | 'paragrafo'
  | 'titulo'
  | 'capitulo'
  | 'versiculo'
  | 'acrescimo'
  | 'estilo'

/** @param marker without backslash, with or without its level ('q2', 's1'); `d` is a psalm's title */
export function markerKind(marker: string): MarkerKind {
  const base = marker.toLowerCase().replace(/(?<!\d)\d+(?:-\d+)?$/, '')
  if (base === 'v') return 'versiculo'
  if (base === 'c') return 'capitulo'
  if (base === 'd') return 'titulo'
  if (base === 'add') return 'acrescimo'
  if (NOTES.has(base)) return 'nota'
  if (OUTSIDE.has(base)) return 'fora'
  return PARAGRAPHS.has(base) ? 'paragrafo' : 'estilo'
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
