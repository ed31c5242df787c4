import type { DocumentoAnalisado, DocumentoMostrado } from './documento-analisado.ts'

/**
 * Texts that were shown, each with the document that is ranked, up to some bytes: a search shows forty, and looks for none of them. When they
 * are too many, those go that were not shown since the last round, as with an LRU that keeps no order (the clock: Corbató, "A paging
 * experiment with the Multics system", 1968).
 */
export class TextosLembrados {
  private readonly maxBytes: number
  private readonly documentos: DocumentoAnalisado[] = []
  private hand = 0
  private bytes = 0

  constructor(maxBytes: number) {
    this.maxBytes = maxBytes
  }

  /** One that has its text already is left as it is, and so is one whose text is too long for all of them. */
  add(documento: DocumentoAnalisado, mostrado: DocumentoMostrado): void {
    if (documento.mostrado || mostrado.bytes > this.maxBytes) return
    while (this.bytes + mostrado.bytes > this.maxBytes) this.dropNext()
    documento.mostrado = mostrado
    this.documentos.push(documento)
    this.bytes += mostrado.bytes
  }

  clear(): void {
    for (const documento of this.documentos.splice(0)) documento.mostrado = null
    this.hand = 0
    this.bytes = 0
  }

  private dropNext(): void {
    for (;;) {
      if (this.hand >= this.documentos.length) this.hand = 0
      const documento = this.documentos[this.hand]
      const mostrado = documento?.mostrado
      if (!documento || !mostrado) throw new Error('There is no text to forget.')
      if (!mostrado.wasShownAgain) {
        documento.mostrado = null
        this.bytes -= mostrado.bytes
        this.takeOut()
        return
      }
      mostrado.wasShownAgain = false
      this.hand += 1
    }
  }

  /** What is under the hand; the last one comes into its place. */
  private takeOut(): void {
    const last = this.documentos.pop()
    if (last && this.hand < this.documentos.length) this.documentos[this.hand] = last
  }
}
