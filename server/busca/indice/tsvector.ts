import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { SEPARADOR_DE_CAMPOS } from '../analise/colunas.ts'
import { listVizinhas } from '../analise/vizinhas.ts'
import type { Entrada } from './indice.ts'

/**
 * Where neighbours are words of the index too (ADR 065): of a phrase PostgreSQL looks into each text that has all its words, which of a
 * million paragraphs are too many. Other sources are small, or a reader's own.
 */
export function hasVizinhas(fonte: FonteDaBusca): boolean {
  return fonte === 'ebooks'
}

/** "'fgraca':2 'rgrac':2 'vgrac~deus'": `forma` and `raiz` of a word stand at the same place, neighbours nowhere. */
export function toTsvector({ forma, raiz, leitor }: Entrada, fonte: FonteDaBusca): string {
  const places = new Map<string, number[]>()
  const add = (prefix: string, words: string) => {
    for (const [index, word] of words.split(' ').entries()) {
      if (word === SEPARADOR_DE_CAMPOS) continue
      const lexeme = prefix + word
      const known = places.get(lexeme)
      if (known) known.push(index + 1)
      else places.set(lexeme, [index + 1])
    }
  }
  add('f', forma)
  add('r', raiz)
  const lexemes = [...places].map(([lexeme, at]) => `'${lexeme}':${at.join(',')}`)
  const others = hasVizinhas(fonte) ? vizinhasOf(raiz) : leitor === undefined ? [] : [leitor]
  return [...lexemes, ...others.map((lexeme) => `'${lexeme}'`)].join(' ')
}

function vizinhasOf(raiz: string): string[] {
  const campos = raiz.split(SEPARADOR_DE_CAMPOS).map((campo) => campo.trim().split(' '))
  return [...new Set(campos.flatMap(listVizinhas))].map(toLexeme)
}

/** As a word of the index; those of `forma` and `raiz` begin otherwise. */
export function toLexeme(vizinhas: string): string {
  return `v${vizinhas}`
}
