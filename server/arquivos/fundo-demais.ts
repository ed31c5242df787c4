/** What is said of a text that would take its reader too long. */
export const FUNDO_DEMAIS = 'O texto tem partes dentro de partes demais.'
