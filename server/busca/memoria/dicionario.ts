/**
 * The words of some documents by number, so that a document can be kept as two texts with one UTF-16 unit for each of
 * its words, and compared without a look at the words themselves.
 */
import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import type { DocumentoEscrito, Token } from '../consulta-e-documento.ts'

/** As many as a unit can name, less one. */
const MAX_PALAVRAS = 0xffff
/** Stands for all words beyond those: only one document alone could have so many, and nothing finds them in it. */
const OUTRA = MAX_PALAVRAS

/** So many tables are kept; a new one has room for an eighth more words than there are. */
const MAX_TABELAS = 4

export class Dicionario {
  private readonly formas: string[] = []
  private readonly raizes: number[] = []
  private readonly vazias: boolean[] = []
  /** By word the one before it that has the same `raiz`, by `raiz` the last one; -1 when there is none. */
  private readonly anteriores: number[] = []
  private readonly ultimas: number[] = []
  /** All zero. */
  private readonly tabelas: Uint16Array[] = []
  private readonly byForma = new Map<string, number>()
  private readonly byRaiz = new Map<string, number>()

  get size(): number {
    return this.formas.length
  }
  /** Whether so many words have numbers, all of them new. */
  hasRoomFor(words: number): boolean {
    return this.size + words <= MAX_PALAVRAS
  }
  write({ titulo, texto }: Readonly<Record<'titulo' | 'texto', readonly Token[]>>): DocumentoEscrito {
    return { titulo: this.writeTokens(titulo), texto: this.writeTokens(texto) }
  }
  /** @returns -1 for a word that no document has */
  findForma(forma: string): number {
    return this.byForma.get(forma) ?? -1
  }
  /** @returns -1 for one that no document has */
  findRaiz(raiz: string): number {
    return this.byRaiz.get(raiz) ?? -1
  }
  formaOf(palavra: number): string {
    return this.formas[palavra] ?? ''
  }
  /** @param palavra its number @returns that of what all its forms share */
  raizOf(palavra: number): number {
    return this.raizes[palavra] ?? -2
  }
  /** All words that share a `raiz`, the last one first. @param raiz -1 has none */
  forEachDaRaiz(raiz: number, take: (palavra: number) => void): void {
    if (raiz < 0) return
    for (let palavra = this.ultimas[raiz] ?? -1; palavra !== -1; palavra = this.anteriores[palavra] ?? -1) {
      take(palavra)
    }
  }
  forEachComPrefixo(prefixo: string, take: (palavra: number) => void): void {
    for (let palavra = 0; palavra < this.formas.length; palavra += 1) {
      if (this.formas[palavra]?.startsWith(prefixo)) take(palavra)
    }
  }
  /** A number for each word, 0 at first. Every search needs one, of tens of kilobytes, and fills in a few. */
  takeTabela(): Uint16Array {
    const tabela = this.tabelas.pop()
    return tabela && tabela.length >= this.size ? tabela : new Uint16Array(this.size + (this.size >> 3))
  }
  /** @param palavras those whose number is not 0 @param tabela is not used by whoever took it any more */
  giveBack(tabela: Uint16Array, palavras: readonly number[]): void {
    for (const palavra of palavras) tabela[palavra] = 0
    if (this.tabelas.length < MAX_TABELAS) this.tabelas.push(tabela)
  }
  isVazia(palavra: number): boolean {
    return this.vazias[palavra] ?? false
  }

  private writeTokens(tokens: readonly Token[]): string {
    if (tokens.length === 0) return ''
    const numbers = Uint16Array.from(tokens, (token) => this.numberOf(token))
    return Buffer.from(numbers.buffer).toString('utf16le')
  }
  private numberOf({ forma, raiz }: Token): number {
    const known = this.byForma.get(forma)
    if (known !== undefined) return known
    if (this.size === MAX_PALAVRAS) return OUTRA
    const number = this.size
    this.byForma.set(forma, number)
    this.formas.push(forma)
    this.vazias.push(isPalavraVazia(forma))
    const own = this.byRaiz.get(raiz) ?? this.byRaiz.size
    this.byRaiz.set(raiz, own)
    this.raizes.push(own)
    this.anteriores.push(this.ultimas[own] ?? -1)
    this.ultimas[own] = number
    return number
  }
}
