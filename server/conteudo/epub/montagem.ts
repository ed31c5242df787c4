/** From the chapters of the file to those of the model: headings in their places, links and images resolved. */
import type {
  ParsedDetalhes,
  ParsedEbookCapitulo,
  ParsedImagem,
  ParsedMarca,
  ParsedParagrafo,
} from '../parsers/content-model.ts'
import type { Bloco } from './bloco.ts'
import { type CapituloDoEpub, lineOf, titleOf } from './capitulos.ts'
import type { MarcaBruta } from './inline-text.ts'

/** Where a block of the file ended up; paragraph null for what became the chapter's title. */
export interface DestinoDoLink {
  capitulo: number
  paragrafo: number | null
}

export interface Montagem {
  /** Title of a chapter that has none. */
  fallback(capitulo: CapituloDoEpub, index: number): string
  /** The image of a block; null when it could not be read. */
  imagemOf(bloco: Bloco): ParsedImagem | null
  /** The range of a link, or null when it leads nowhere. */
  toLigacao(
    marca: MarcaBruta & { tipo: 'link' },
    lugarOf: (bloco: Bloco) => DestinoDoLink | null,
  ): ParsedMarca | null
}

const BELOW_HEADING = new Set<Bloco['tipo']>(['paragrafo', 'citacao', 'verso', 'item', 'linha', 'codigo'])

interface Arranged {
  capitulo: CapituloDoEpub
  titulo: string
  subtitulo: string | null
  paragrafos: { bloco: Bloco; titulo: string | null }[]
}

export function assembleCapitulos(
  capitulos: readonly CapituloDoEpub[],
  montagem: Montagem,
): ParsedEbookCapitulo[] {
  const lugares = new Map<Bloco, DestinoDoLink>()
  const arranged = capitulos.map((capitulo, index) =>
    arrange(capitulo, index + 1, montagem.fallback(capitulo, index), lugares, montagem),
  )
  const lugarOf = (bloco: Bloco) => lugares.get(bloco) ?? null
  return arranged.map(({ capitulo, titulo, subtitulo, paragrafos }, index) => ({
    ordem: index + 1,
    titulo,
    subtitulo,
    nivel: capitulo.nivel,
    secoes: capitulo.secoes.flatMap(({ titulo: secao, nivel, bloco }) => {
      const paragrafo = lugarOf(bloco)?.paragrafo ?? (paragrafos.length > 0 ? 1 : null)
      return paragrafo === null ? [] : [{ titulo: secao, nivel, paragrafo }]
    }),
    paragrafos: paragrafos.map((entry, place) => toParagrafo(entry, place + 1, lugarOf, montagem)),
  }))
}

/** Decides what becomes a paragraph, and remembers for every block of the file where it is now. */
function arrange(
  capitulo: CapituloDoEpub,
  ordem: number,
  fallback: string,
  lugares: Map<Bloco, DestinoDoLink>,
  { imagemOf }: Montagem,
): Arranged {
  const { titulo, subtitulo, consumed } = titleOf(capitulo, fallback)
  const isShown = (bloco: Bloco) => {
    if (consumed.includes(bloco)) return false
    return bloco.tipo !== 'imagem' || imagemOf(bloco) !== null || textInstead(bloco) !== ''
  }
  const blocos = trimSeparadores(capitulo.blocos.filter(isShown))
  const paragrafos: Arranged['paragrafos'] = []
  let heading: Bloco | null = null
  for (const [index, bloco] of blocos.entries()) {
    if (isPlainHeading(bloco) && BELOW_HEADING.has(blocos[index + 1]?.tipo ?? 'titulo')) {
      heading = bloco
      continue
    }
    paragrafos.push({ bloco, titulo: heading && lineOf(heading) })
    for (const placed of [bloco, heading]) {
      if (placed) lugares.set(placed, { capitulo: ordem, paragrafo: paragrafos.length })
    }
    heading = null
  }
  rememberOthers(capitulo.blocos, ordem, lugares)
  return { capitulo, titulo, subtitulo, paragrafos }
}

/** What is not shown is where the next paragraph is, and at the top of the chapter it is the chapter. */
function rememberOthers(blocos: readonly Bloco[], ordem: number, lugares: Map<Bloco, DestinoDoLink>): void {
  let next: DestinoDoLink | null = null
  for (const bloco of blocos.toReversed()) {
    const known = lugares.get(bloco)
    if (known) next = known
    else
      lugares.set(bloco, {
        capitulo: ordem,
        paragrafo: next?.paragrafo === 1 ? null : (next?.paragrafo ?? null),
      })
  }
}

/** A footnote's marker in a heading can only be followed in a paragraph of its own. */
function isPlainHeading({ heading, marcas }: Bloco): boolean {
  return heading !== undefined && !marcas.some((marca) => marca.tipo === 'link' && marca.isRodape)
}

/** A rule at either end of a chapter, or after another one, divides nothing. */
function trimSeparadores(blocos: readonly Bloco[]): Bloco[] {
  const isRule = (bloco: Bloco | undefined) => bloco?.tipo === 'separador'
  const ends = (bloco: Bloco | undefined) =>
    bloco === undefined || bloco.tipo === 'separador' || bloco.tipo === 'nota'
  return blocos.filter((bloco, index) => {
    if (!isRule(bloco)) return true
    return index > 0 && !blocos.slice(0, index).every(isRule) && !ends(blocos[index + 1])
  })
}

function toParagrafo(
  { bloco, titulo }: Arranged['paragrafos'][number],
  ordem: number,
  lugarOf: (bloco: Bloco) => DestinoDoLink | null,
  { imagemOf, toLigacao }: Montagem,
): ParsedParagrafo {
  const imagem = bloco.tipo === 'imagem' ? imagemOf(bloco) : null
  const marcas = bloco.marcas.flatMap((marca) => {
    if (marca.tipo !== 'link') return [{ tipo: marca.tipo, inicio: marca.inicio, fim: marca.fim }]
    return toLigacao(marca, lugarOf) ?? []
  })
  const common = { ordem, titulo, marcas: dropRaised(marcas) }
  if (bloco.tipo !== 'imagem')
    return { ...common, texto: bloco.texto, tipo: bloco.tipo, detalhes: bloco.detalhes }
  if (!imagem) return { ...common, texto: textInstead(bloco), tipo: 'paragrafo', detalhes: bloco.detalhes }
  const { nome, largura, altura } = imagem
  const detalhes: ParsedDetalhes = {
    ...bloco.detalhes,
    imagem: { nome, largura, altura, alt: bloco.imagem?.alt ?? '' },
  }
  return { ...common, texto: bloco.texto, tipo: 'imagem', detalhes }
}

/** What stands for an image that cannot be read: its caption, or else its description. */
function textInstead({ texto, imagem }: Bloco): string {
  return texto === '' ? (imagem?.alt ?? '') : texto
}

/** A footnote's marker is raised by being one. */
function dropRaised(marcas: readonly ParsedMarca[]): ParsedMarca[] {
  const notas = marcas.filter((marca) => marca.tipo === 'ligacao' && marca.nota)
  return marcas.filter(
    ({ tipo, inicio, fim }) =>
      tipo !== 'sobrescrito' || !notas.some((nota) => nota.inicio <= fim && inicio <= nota.fim),
  )
}
