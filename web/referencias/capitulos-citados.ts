import type { ReferenciaBiblica, Trecho } from '#contract/referencias.ts'

/** What one reference cites of one chapter, ready to be linked and shown. */
export interface CapituloCitado {
  readonly livro: number
  readonly capitulo: number
  /** The verses as the Bible reader's address takes them, '16-18,20'; undefined for a whole chapter. */
  readonly passagem: string | undefined
  readonly versiculos: readonly VersiculoCitado[]
  /** Short name of the edition in which the link opens it: the one asked for has none of its words. */
  readonly edicao?: string | undefined
}

type VersiculoCitado = Trecho['versiculos'][number] & Pick<Trecho, 'edicao'>

/** A citation without a full stop names whole chapters: 'Gn 1', 'Ap 2-3' (content/README.md, grammar). */
function isCapituloInteiro(referencia: string): boolean {
  return !referencia.includes('.')
}

function formatPassagem(trechos: readonly Trecho[]): string {
  return trechos.map(({ inicio, fim }) => (inicio === fim ? `${inicio}` : `${inicio}-${fim}`)).join(',')
}

/** The runs of a reference by chapter: 'Mt 4.4,7' cites one, 'At 7.54-8.1' two. Verses are empty without a Bible. */
export function groupByCapitulo({ referencia, trechos }: ReferenciaBiblica): CapituloCitado[] {
  const inteiro = isCapituloInteiro(referencia)
  const grupos = Map.groupBy(trechos, ({ livro, capitulo }) => `${livro}.${capitulo}`)
  return [...grupos.values()].flatMap((grupo) => {
    const [first] = grupo
    if (!first) return []
    return {
      livro: first.livro,
      capitulo: first.capitulo,
      passagem: inteiro ? undefined : formatPassagem(grupo),
      versiculos: grupo.flatMap(({ versiculos, edicao }) =>
        versiculos.map((versiculo) => (edicao === undefined ? versiculo : { ...versiculo, edicao })),
      ),
      edicao: grupo.every(({ edicao }) => edicao === first.edicao) ? first.edicao : undefined,
    }
  })
}

/** How many verses a reference shows before the reader asks for the rest. */
const VERSICULOS_A_VISTA = 10
/** Hiding one or two verses behind a button would save no room. */
const FOLGA = 2

/** A long reference's first verses, so that it does not bury others. @returns how many are left out, too */
export function cutCapitulos(capitulos: readonly CapituloCitado[]): {
  visiveis: CapituloCitado[]
  ocultos: number
} {
  const total = capitulos.reduce((sum, { versiculos }) => sum + versiculos.length, 0)
  if (total <= VERSICULOS_A_VISTA + FOLGA) return { visiveis: [...capitulos], ocultos: 0 }
  const visiveis: CapituloCitado[] = []
  let room = VERSICULOS_A_VISTA
  for (const capitulo of capitulos) {
    if (room === 0) break
    const versiculos = capitulo.versiculos.slice(0, room)
    visiveis.push({ ...capitulo, versiculos })
    room -= versiculos.length
  }
  return { visiveis, ocultos: total - VERSICULOS_A_VISTA }
}
