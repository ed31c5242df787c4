const COMECA_COLADO = /^[)\]}»”’.,;:!?…]/

/** What stands before a part of a standard in its paragraph: nothing before closing punctuation, else a space. The import makes sure of it. */
export function separatorBefore(parte: string): '' | ' ' {
  return COMECA_COLADO.test(parte) ? '' : ' '
}
