import type { TipoDeBloco } from '#contract/biblia.ts'
import { type BibliaBuilder, type LugarDoVersiculo, SALMOS } from './biblia-builder.ts'
import { tidyText } from './tidy-text.ts'
import { createVerseMarks, type TipoDeNota } from './verse-marks.ts'

/** Gathers the text of marked-up formats, where a verse begins and ends at marks and is interrupted by headings and notes. */
export interface VerseCollector {
  /** Begins a verse, ending the one before. */
  openVersiculo(lugar: LugarDoVersiculo, line: number): void
  closeVersiculo(): void
  /** Adds to the title when one is open, else to the verse; text outside both is dropped. */
  append(text: string): void
  /** Brackets round words that the translators supplied, as the Bíblia Livre prints them. */
  openAcrescimo(): void
  closeAcrescimo(): void
  /** Begins a psalm's title. Inside a verse that already has text this does nothing: those words are the verse's. */
  openTitulo(livro: number | null): void
  closeTitulo(): void
  /** True when a verse is open and has no text yet. */
  isBlank(): boolean
  /** A paragraph or line begins here; between verses, with the next one. */
  addBloco(tipo: TipoDeBloco): void
  /** A section's heading stands here; between verses, before the next one. */
  addSecao(nivel: number, texto: string): void
  /** @param isInHeading a note outside the verses is kept in headings only, with the next verse */
  addNota(tipo: TipoDeNota, texto: string, isInHeading?: boolean): void
  openJesus(): void
  closeJesus(): void
  /** Ends the last verse; what would go to the next one goes nowhere. */
  endLivro(): void
}

/** @param file the file being read, for problem messages */
export function createVerseCollector(builder: BibliaBuilder, file: string): VerseCollector {
  let lugar: LugarDoVersiculo | null = null
  let line = 0
  let texto = ''
  let titulo: { texto: string; livro: number | null } | null = null
  let tituloPendente: string | null = null
  let marks = createVerseMarks()
  let aberto = { livro: 0, capitulo: 0 }

  function closeVersiculo(): void {
    if (lugar) {
      const limpo = tidyText(tidyAcrescimos(texto))
      builder.addVersiculo(lugar, limpo, { file, line }, marks.take(texto, limpo))
    }
    lugar = null
    texto = ''
  }

  function append(text: string): void {
    if (titulo) titulo.texto += text
    else if (lugar) texto += text
  }

  return {
    openVersiculo(novo, novaLinha) {
      closeVersiculo()
      titulo = null
      if (novo.livro !== aberto.livro || novo.capitulo !== aberto.capitulo) marks.beginCapitulo()
      aberto = novo
      lugar = novo
      line = novaLinha
      if (tituloPendente !== null && novo.livro === SALMOS && /^[01](?!\d)/.test(novo.versiculo)) {
        builder.addTitulo(novo.livro, novo.capitulo, tituloPendente)
      }
      tituloPendente = null
    },
    closeVersiculo,
    append,
    openAcrescimo: () => append('['),
    closeAcrescimo: () => append(']'),
    openTitulo(livro) {
      if (lugar && (livro !== SALMOS || texto.trim() !== '')) texto += ' '
      else titulo = { texto: '', livro }
    },
    closeTitulo() {
      if (!titulo) {
        append(' ')
        return
      }
      const { texto: lido, livro } = titulo
      titulo = null
      if (livro !== SALMOS) return
      if (lugar) builder.addTitulo(lugar.livro, lugar.capitulo, tidyAcrescimos(lido))
      else tituloPendente = tidyAcrescimos(lido)
    },
    isBlank: () => lugar !== null && texto.trim() === '',
    addBloco: (tipo) => marks.addBloco(texto.length, tipo),
    addSecao: (nivel, lido) => marks.addTitulo(texto.length, nivel, lido),
    addNota(tipo, lido, isInHeading = false) {
      if (lugar || titulo || isInHeading) marks.addNota(texto.length, tipo, lido)
    },
    openJesus: () => marks.openJesus(texto.length),
    closeJesus: () => marks.closeJesus(texto.length),
    endLivro() {
      closeVersiculo()
      builder.skipMarcas(marks.takeLeftOut())
      marks = createVerseMarks()
    },
  }
}

/** A file that already prints the brackets inside its own mark gets one pair; an empty mark leaves nothing. */
function tidyAcrescimos(text: string): string {
  return text
    .replace(/\[\s*\[/g, '[')
    .replace(/\]\s*\]/g, ']')
    .replace(/\[\s*\]/g, '')
}
