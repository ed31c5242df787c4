import type { FontePublica } from '../indice/documento.ts'
import { KIND, TIPOS } from '../indice/numeros.ts'

/** By kind, then by the number within it as a whole number of 32 bits, which a Map finds several times as fast as one beyond them. */
type Tabelas<T> = Record<FontePublica, readonly Map<number, T>[]>

/**
 * Values by source and number of a document, up to some bytes. When they are too many, all go that were not asked for since half
 * of those bytes came: hundreds are asked for in each search, and to put each in order would cost more than to compare it.
 */
export class DocumentosLembrados<T> {
  private readonly maxBytes: number
  private readonly sizeOf: (value: T) => number
  private recentes = emptyTabelas<T>()
  private antigos = emptyTabelas<T>()
  private bytes = 0

  constructor(maxBytes: number, sizeOf: (value: T) => number) {
    this.maxBytes = maxBytes
    this.sizeOf = sizeOf
  }

  get(fonte: FontePublica, numero: number): T | undefined {
    const kind = kindOf(numero)
    const key = keyOf(numero, kind)
    const recent = this.recentes[fonte][kind]?.get(key)
    if (recent !== undefined) return recent
    const old = this.antigos[fonte][kind]?.get(key)
    if (old !== undefined) this.set(fonte, numero, old)
    return old
  }

  set(fonte: FontePublica, numero: number, value: T): void {
    const kind = kindOf(numero)
    this.recentes[fonte][kind]?.set(keyOf(numero, kind), value)
    this.bytes += this.sizeOf(value)
    if (this.bytes <= this.maxBytes / 2) return
    this.antigos = this.recentes
    this.recentes = emptyTabelas()
    this.bytes = 0
  }

  clear(): void {
    this.recentes = emptyTabelas()
    this.antigos = emptyTabelas()
    this.bytes = 0
  }
}

function emptyTabelas<T>(): Tabelas<T> {
  const byKind = () => KINDS.map(() => new Map<number, T>())
  return { padroes: byKind(), biblia: byKind(), ebooks: byKind() }
}

/** As many as the source with most of them has. */
const KINDS = Object.keys(TIPOS.ebooks)

function kindOf(numero: number): number {
  return Math.floor(numero / KIND)
}

function keyOf(numero: number, kind: number): number {
  return (numero - kind * KIND) | 0
}
