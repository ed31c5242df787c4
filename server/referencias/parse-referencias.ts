/** The strict grammar of the content files (content/README.md, "References"): nothing is guessed, what does not exist is refused. */
import type { CanonLivro } from '#server/biblia/canon.ts'
import { toVerseNumber } from '#server/biblia/verse-number.ts'

/** Inclusive run of canonical verse numbers: livro * 1,000,000 + capitulo * 1,000 + versiculo. */
export interface ParsedTrecho {
  inicio: number
  fim: number
}

export interface ParsedReferencia {
  /** As printed, with single spaces: 'Sl 77.1-12', 'Rm 3.10,12-14', 'Ec 12'. */
  referencia: string
  /** One run for each comma-separated item, in the printed order; a run may cross chapters. */
  trechos: ParsedTrecho[]
}

interface ParsedReferencias {
  referencias: ParsedReferencia[]
  /** One Portuguese reason for each piece that was refused; empty when the whole text is good. */
  problems: string[]
}

const NUMERO = '(?:0|[1-9]\\d{0,2})'
const ITEM = `${NUMERO}(?:-${NUMERO})?`
const PECA = /^(\S+) (\d[\d.,-]*)$/
const SO_NUMEROS = /^\d[\d.,-]*$/
const CAPITULOS = new RegExp(`^(${NUMERO})(?:-(${NUMERO}))?$`)
const VERSICULOS = new RegExp(`^(${NUMERO})\\.(${ITEM}(?:,${ITEM})*)$`)
const ENTRE_CAPITULOS = new RegExp(`^(${NUMERO})\\.(${NUMERO})-(${NUMERO})\\.(${NUMERO})$`)

/** A reference that the grammar or the canon refuses; never leaves this module. */
class Recusa extends Error {}

/** References joined by ';', each with its book ('Jo 1.1; Sl 19.7-9,11; Ec 12'). @returns good ones, and reasons; never throws */
export function parseReferencias(text: string, canon: readonly CanonLivro[]): ParsedReferencias {
  const result: ParsedReferencias = { referencias: [], problems: [] }
  for (const piece of text.split(';')) {
    const referencia = piece.replace(/\s+/g, ' ').trim()
    try {
      result.referencias.push({ referencia, trechos: parsePeca(referencia, canon) })
    } catch (error) {
      if (!(error instanceof Recusa)) throw error
      result.problems.push(error.message)
    }
  }
  return result
}

function parsePeca(peca: string, canon: readonly CanonLivro[]): ParsedTrecho[] {
  if (peca === '') throw new Recusa('há uma referência vazia (ponto e vírgula a mais ou nota sem texto)')
  if (SO_NUMEROS.test(peca)) throw new Recusa(`falta o livro em “${peca}”: cada referência nomeia o seu`)
  const [, abreviatura, lugar] = PECA.exec(peca) ?? []
  if (abreviatura === undefined || lugar === undefined) throw foraDaGramatica(peca)
  const livro = canon.find((candidate) => candidate.abreviatura === abreviatura)
  if (!livro) throw new Recusa(`livro desconhecido “${abreviatura}” em “${peca}”`)
  return parseLugar(lugar, livro, peca)
}

function parseLugar(lugar: string, livro: CanonLivro, peca: string): ParsedTrecho[] {
  const capitulos = CAPITULOS.exec(lugar)
  if (capitulos) {
    const inicio = versiculoId(livro, Number(capitulos[1]), 1)
    const ultimo = Number(capitulos[2] ?? capitulos[1])
    return [emOrdem(inicio, versiculoId(livro, ultimo, countVersiculos(livro, ultimo)), peca)]
  }
  const [, c1, v1, c2, v2] = ENTRE_CAPITULOS.exec(lugar) ?? []
  if (c1 && v1 && c2 && v2) {
    const inicio = versiculoId(livro, Number(c1), Number(v1))
    return [emOrdem(inicio, versiculoId(livro, Number(c2), Number(v2)), peca)]
  }
  const [, capitulo, itens] = VERSICULOS.exec(lugar) ?? []
  if (!capitulo || !itens) throw foraDaGramatica(peca)
  return itens.split(',').map((item) => {
    const [primeiro, ultimo = primeiro] = item.split('-')
    const inicio = versiculoId(livro, Number(capitulo), Number(primeiro))
    return emOrdem(inicio, versiculoId(livro, Number(capitulo), Number(ultimo)), peca)
  })
}

function versiculoId(livro: CanonLivro, capitulo: number, versiculo: number): number {
  const total = countVersiculos(livro, capitulo)
  if (versiculo < 1 || versiculo > total) {
    throw new Recusa(
      `${livro.abreviatura} ${capitulo}.${versiculo} não existe (o capítulo tem ${total} versículos)`,
    )
  }
  return toVerseNumber({ livro: livro.id, capitulo, versiculo })
}

function countVersiculos(livro: CanonLivro, capitulo: number): number {
  const total = livro.versiculos[capitulo - 1]
  if (total !== undefined) return total
  const { length } = livro.versiculos
  const tamanho = length === 1 ? `só 1 capítulo: escreva “${livro.abreviatura} 1.V”` : `${length} capítulos`
  throw new Recusa(`${livro.abreviatura} ${capitulo} não existe (o livro tem ${tamanho})`)
}

function emOrdem(inicio: number, fim: number, peca: string): ParsedTrecho {
  if (fim < inicio) throw new Recusa(`intervalo invertido em “${peca}”`)
  return { inicio, fim }
}

function foraDaGramatica(peca: string): Recusa {
  return new Recusa(
    `“${peca}” não é uma referência: escreva “Livro C.V”, “C.V-V”, “C.V-C.V”, “C.V,V-V”, “C” ou “C-C”, com hífen`,
  )
}
