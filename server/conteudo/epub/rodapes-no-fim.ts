/** Moves each footnote to the end of the chapter that refers to it first. */
import type { Bloco } from './bloco.ts'
import type { CapituloDoEpub } from './capitulos.ts'
import type { Rodape, Rodapes } from './rodapes.ts'

const TITULO_DE_NOTAS = /^(?:\P{L}*)(?:notas?|notes?|footnotes?|endnotes?|anmerkungen)\b/iu

/** @returns the chapters with their notes; one that had nothing but notes is gone */
export function placeRodapes(capitulos: readonly CapituloDoEpub[], { byLink }: Rodapes): CapituloDoEpub[] {
  const bodies = capitulos.map(({ blocos }) => blocos.filter(({ rodape }) => !rodape))
  const blocosOf = Map.groupBy(
    capitulos.flatMap(({ blocos }) => blocos.filter(({ rodape }) => rodape)),
    ({ rodape }) => rodape,
  )
  const placed = new Set<Rodape>()
  const refer = (blocos: readonly Bloco[]): Rodape[] =>
    blocos.flatMap(({ marcas }) =>
      marcas.flatMap((marca) => {
        const rodape = marca.tipo === 'link' ? byLink.get(marca.element) : undefined
        if (!rodape || placed.has(rodape)) return []
        placed.add(rodape)
        // A note may refer to another one.
        return [rodape, ...refer(blocosOf.get(rodape) ?? [])]
      }),
    )
  const rodapes = bodies.map(refer)
  capitulos.forEach(({ blocos }, index) => {
    for (const { rodape } of blocos) {
      if (!rodape || placed.has(rodape)) continue
      placed.add(rodape)
      rodapes[index]?.push(rodape)
    }
  })
  return capitulos.flatMap((capitulo, index) => {
    const own = (rodapes[index] ?? []).flatMap((rodape) => withMarcador(blocosOf.get(rodape) ?? [], rodape))
    const blocos = [...(bodies[index] ?? []), ...own]
    return wasOnlyRodapes(capitulo, blocos) ? [] : [{ ...capitulo, blocos }]
  })
}

function wasOnlyRodapes({ rotulo, blocos: before }: CapituloDoEpub, after: readonly Bloco[]): boolean {
  if (!before.some(({ rodape }) => rodape)) return false
  if (after.some(({ heading, tipo }) => heading === undefined && tipo !== 'separador')) return false
  const [first] = after
  return TITULO_DE_NOTAS.test(rotulo ?? first?.texto ?? 'notas')
}

/** The marker is shown before the note, so the text does not begin with it once more. */
function withMarcador(blocos: Bloco[], { marcador }: Rodape): Bloco[] {
  const [first] = blocos
  if (!first || marcador === null) return blocos
  const length = markerLength(first.texto, marcador)
  first.detalhes = { ...first.detalhes, marcador }
  first.texto = first.texto.slice(length)
  first.marcas = first.marcas.flatMap((marca) => {
    const [inicio, fim] = [Math.max(0, marca.inicio - length), marca.fim - length]
    return fim > inicio ? [{ ...marca, inicio, fim }] : []
  })
  return blocos
}

/** Length of '1. ', '[1] ', or of the '. ' that was left when the link back was dropped. */
function markerLength(texto: string, marcador: string): number {
  const escaped = marcador.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const written = new RegExp(`^\\s*[[(]?\\s*${escaped}\\s*[\\])]?(?:\\s*[.:)–—-]\\s+|\\s+|(?=\\p{Lu}))`, 'u')
  return (written.exec(texto) ?? /^\s*(?:\[\s*\]|\(\s*\))?[.:)\]]*\s+/.exec(texto))?.[0].length ?? 0
}
