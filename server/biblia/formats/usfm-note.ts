import { isOrigem, notaOf } from './usfm-markers.ts'
import { plainUsfm, type UsfmToken } from './usfm-token.ts'
import { gatherAside, type TipoDeNota } from './verse-marks.ts'

/** A note that is being read. */
export interface OpenNote {
  marker: string
  line: number
  /** Null: its text is left out. */
  tipo: TipoDeNota | null
  texto: string
  /** Inside what the note says of its own place. */
  origem: boolean
}

/** @param isOutside among paragraphs that are not Scripture, whose notes are left out with them */
export function beginNote({ name, text }: UsfmToken, line: number, isOutside: boolean): OpenNote {
  const tipo = isOutside ? null : notaOf(name)
  // A note begins with its caller ('+', '-', a letter); a reference inside the line has none.
  const texto = name === 'rq' || name === 'xt' ? text : text.replace(/^\s*\S+/, '')
  return { marker: name, line, tipo, texto: gatherAside('', plainUsfm(texto)), origem: false }
}

/** Adds what a marker inside the note brings, without attributes and without the place of the note itself. */
export function addToNote(nota: OpenNote, { name, nested, end, text }: UsfmToken): void {
  if (name !== '' && !nested) nota.origem = !end && isOrigem(name)
  if (nota.origem) return
  const words = text.replace(end || name === '' ? /^\|[\s\S]*$/ : /\|[\s\S]*$/, '')
  nota.texto = gatherAside(nota.texto, plainUsfm(end ? words : words.replace(/^\s/, '')))
}

/** A sidebar is left out like a note; it ends at a marker of its own. */
export function endsNote({ name, end }: UsfmToken, marker: string): boolean {
  return marker === 'esb' ? name === 'esbe' : end && name === marker
}

/** Notes hold styles, sidebars hold paragraphs too; neither holds a chapter or a verse. */
export function interruptsNote({ name, nested, end }: UsfmToken, marker: string): boolean {
  if (nested || end) return false
  const base = name.replace(/(?<!\d)\d+$/, '')
  return ['c', 'v', 'id'].includes(base) || (marker !== 'esb' && ['p', 'q', 's'].includes(base))
}
