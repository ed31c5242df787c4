/** Name of the notes in the outbox, and the first part of their query keys. */
export const NOTAS = 'notas'
