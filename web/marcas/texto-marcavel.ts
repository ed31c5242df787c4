import type { Partilha } from '../ui/compartilhar/compartilhar-dialog.tsx'
import type { LinhaDoTexto } from '../ui/texto-marcavel/linha-do-texto.ts'

/** A text on the page whose words can be marked. */
export interface TextoMarcavel {
  /** Of the Bible the edition that is shown; null for a standard. */
  readonly edicao: string | null
  /** What is drawn of it now, in reading order. */
  readonly linhas: () => readonly LinhaDoTexto[]
  /** The element that holds it. */
  readonly raiz: () => HTMLElement | null
  /** What a copy cites. @param lugares as `data-lugar` names them */
  readonly citar: (lugares: readonly string[]) => string
  /** 'CFW 8.1', 'João 3.16–17'. @param parteInicio first and last part or verse of a mark */
  readonly nomeDe: (parteInicio: number, parteFim: number) => string
  /** What is given to others of words. @param texto with its citation @param parte the first */
  readonly partilhaOf: (parte: number, texto: string) => Promise<Partilha | null>
}
