import type { TipoDeBloco, Versiculo } from '#contract/biblia.ts'

/** A footnote, or references to other places, with the letter that stands for it in the text. */
export interface NotaDoTexto {
  readonly sinal: string
  /** The verse in which its mark stands. */
  readonly versiculo: number
  readonly tipo: 'nota' | 'remissao'
  readonly texto: string
}

/** Words of a verse that are set alike, and the notes whose marks stand after them. */
export interface CorridaDoVersiculo {
  readonly texto: string
  readonly jesus: boolean
  readonly notas: readonly NotaDoTexto[]
}

/** As much of a verse as stands in one block. */
export interface PedacoDoVersiculo {
  readonly versiculo: Versiculo
  /** Where it begins in the verse's text. */
  readonly inicio: number
  /** The verse ends with it. */
  readonly isFim: boolean
  readonly corridas: readonly CorridaDoVersiculo[]
}

/** A paragraph, or a line of poetry or of a list. */
export interface BlocoDeVersiculos {
  readonly tipo: Exclude<TipoDeBloco, 'b'>
  /** A blank line stands before it. */
  readonly estrofe: boolean
  readonly pedacos: readonly PedacoDoVersiculo[]
}

interface TituloDeSecao {
  readonly titulo: string
  /** 1 is the chief. */
  readonly nivel: number
}

export type ParteDoCapitulo = BlocoDeVersiculos | TituloDeSecao

interface EstruturaDoCapitulo {
  readonly partes: readonly ParteDoCapitulo[]
  readonly notas: readonly NotaDoTexto[]
}

type Corte = { readonly posicao: number } & (TituloDeSecao | { readonly tipo: TipoDeBloco })

/** Whether an edition tells of a chapter's paragraphs or lines. */
export function hasBlocos(versiculos: readonly Versiculo[]): boolean {
  return versiculos.some(({ estrutura }) => (estrutura?.blocos?.length ?? 0) > 0)
}

/**
 * A chapter as print sets it: headings, and blocks of pieces of its verses.
 * @param comBlocos whether paragraphs and lines count; headings always do
 */
export function estruturaDoCapitulo(
  versiculos: readonly Versiculo[],
  comBlocos: boolean,
): EstruturaDoCapitulo {
  const partes: ParteDoCapitulo[] = []
  const notas: NotaDoTexto[] = []
  let tipo: BlocoDeVersiculos['tipo'] = 'm'
  let estrofe = false
  let aberto: PedacoDoVersiculo[] | null = null

  function write(pedaco: PedacoDoVersiculo): void {
    if (aberto === null) {
      aberto = []
      partes.push({ tipo, estrofe, pedacos: aberto })
      estrofe = false
    }
    aberto.push(pedaco)
  }
  function end(corte: Corte): void {
    aberto = null
    if ('titulo' in corte) {
      partes.push({ titulo: corte.titulo, nivel: corte.nivel })
      estrofe = false
    } else if (corte.tipo === 'b') estrofe = true
    else tipo = corte.tipo
  }

  for (const versiculo of versiculos) {
    const { length } = versiculo.texto_biblico
    const cortes = listCortes(versiculo, comBlocos)
    const doVersiculo = listNotas(versiculo, notas.length)
    notas.push(...doVersiculo.map(({ nota }) => nota))
    const cut = (inicio: number, fim: number): PedacoDoVersiculo => ({
      ...{ versiculo, inicio, isFim: fim === length },
      corridas: cutCorridas(versiculo, { inicio, fim }, doVersiculo),
    })
    let inicio = 0
    for (const corte of cortes.filter(({ posicao }) => posicao < length)) {
      if (corte.posicao > inicio) write(cut(inicio, corte.posicao))
      inicio = corte.posicao
      end(corte)
    }
    write(cut(inicio, length))
    // What stands after the last word is of the next verse.
    for (const corte of cortes.filter(({ posicao }) => posicao >= length)) end(corte)
  }
  return { partes, notas }
}

/** @param fim the first verse that is left out; none for the whole chapter @returns the parts up to it */
export function cutPartes(
  partes: readonly ParteDoCapitulo[],
  fim: Versiculo | undefined,
): readonly ParteDoCapitulo[] {
  const isFim = (pedaco: PedacoDoVersiculo) => pedaco.versiculo === fim
  const last = partes.findIndex((parte) => 'pedacos' in parte && parte.pedacos.some(isFim))
  const bloco = partes[last]
  if (!bloco || !('pedacos' in bloco)) return partes
  const pedacos = bloco.pedacos.slice(0, bloco.pedacos.findIndex(isFim))
  return [...partes.slice(0, last), ...(pedacos.length > 0 ? [{ ...bloco, pedacos }] : [])]
}

/** Where blocks end, in order; at one place the headings come first. */
function listCortes({ texto_biblico, estrutura }: Versiculo, comBlocos: boolean): Corte[] {
  const clamp = (posicao: number) => clampTo(posicao, texto_biblico.length)
  const titulos = (estrutura?.titulos ?? []).map(({ posicao, nivel, texto }) => ({
    ...{ posicao: clamp(posicao), titulo: texto, nivel },
  }))
  const blocos = comBlocos ? (estrutura?.blocos ?? []) : []
  const cortes = [...titulos, ...blocos.map(({ posicao, tipo }) => ({ posicao: clamp(posicao), tipo }))]
  return cortes.sort((one, other) => one.posicao - other.posicao)
}

interface NotaNoLugar {
  readonly posicao: number
  readonly nota: NotaDoTexto
}

/** @param antes how many the chapter has before this verse */
function listNotas({ texto_biblico, numero_versiculo, estrutura }: Versiculo, antes: number): NotaNoLugar[] {
  return (estrutura?.notas ?? [])
    .map(({ posicao, ...nota }) => ({ ...nota, posicao: clampTo(posicao, texto_biblico.length) }))
    .sort((one, other) => one.posicao - other.posicao)
    .map(({ posicao, tipo, texto }, index) => ({
      posicao,
      nota: { sinal: toSinal(antes + index), versiculo: numero_versiculo, tipo, texto },
    }))
}

/** A mark stands with the word before it, so it is not of the block that begins there. */
function cutCorridas(
  { texto_biblico, estrutura }: Versiculo,
  { inicio, fim }: { inicio: number; fim: number },
  notas: readonly NotaNoLugar[],
): CorridaDoVersiculo[] {
  const jesus = estrutura?.jesus ?? []
  const notasEm = (lugar: number) => notas.filter(({ posicao }) => posicao === lugar).map(({ nota }) => nota)
  const bordas = [
    ...jesus.flatMap((faixa) => [faixa.inicio, faixa.fim]),
    ...notas.map((nota) => nota.posicao),
  ]
  const within = bordas.filter((borda) => borda > inicio && borda < fim)
  const cortes = [...new Set([inicio, ...within, fim])].sort((one, other) => one - other)
  const corridas = cortes.slice(1).map((corte, index) => {
    const begin = cortes[index] ?? inicio
    return {
      texto: texto_biblico.slice(begin, corte),
      jesus: jesus.some((faixa) => faixa.inicio <= begin && faixa.fim >= corte),
      notas: notasEm(corte),
    }
  })
  const primeiras = inicio === 0 ? notasEm(0) : []
  return primeiras.length > 0 ? [{ texto: '', jesus: false, notas: primeiras }, ...corridas] : corridas
}

function clampTo(posicao: number, length: number): number {
  return Math.min(Math.max(Math.trunc(posicao), 0), length)
}

/** 'a' … 'z', 'aa', 'ab' … */
function toSinal(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : toSinal(Math.floor(index / 26) - 1) + letter
}
