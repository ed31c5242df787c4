/** The keys of the reader (design, "Keyboard and focus"). */
export type Atalho = 'anterior' | 'proximo' | 'capitulos' | 'tema' | 'maior' | 'menor' | 'busca'

export type Tecla = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

const ATALHOS: ReadonlyMap<string, Atalho> = new Map([
  ['ArrowLeft', 'anterior'],
  ['ArrowRight', 'proximo'],
  ['c', 'capitulos'],
  ['t', 'tema'],
  ['+', 'maior'],
  ['=', 'maior'],
  ['-', 'menor'],
  ['/', 'busca'],
])

/** What a key asks for; Shift passes, but not with arrows. @returns null for nothing here, or the browser's command */
export function atalhoOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Tecla): Atalho | null {
  if (altKey || ctrlKey || metaKey || (shiftKey && key.startsWith('Arrow'))) return null
  return ATALHOS.get(key.length === 1 ? key.toLowerCase() : key) ?? null
}
