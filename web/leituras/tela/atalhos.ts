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

/**
 * What a key asks for. Shift is let pass, as many keyboards need it for '+' and '/', but not with the arrows: there it
 * selects text.
 * @returns null when the key means nothing here or makes a command of the browser
 */
export function atalhoOf({ key, altKey, ctrlKey, metaKey, shiftKey }: Tecla): Atalho | null {
  if (altKey || ctrlKey || metaKey || (shiftKey && key.startsWith('Arrow'))) return null
  return ATALHOS.get(key.length === 1 ? key.toLowerCase() : key) ?? null
}
