import { useId } from 'react'

interface ComboboxOptions {
  /** How many options are there. */
  readonly total: number
  /** Index of the option that Enter opens; -1 for none. */
  readonly ativa: number
  /** Whether the options are on the page; so they are unless it is said that they are not. */
  readonly isShown?: boolean
  /** An arrow leads to the option of this index. */
  readonly onMove: (index: number) => void
  /** An arrow was pressed in a field whose list can be closed. */
  readonly onOpen?: () => void
  /** Without it Enter sends the form. */
  readonly onEnter?: () => void
  readonly onEscape?: () => void
}

/** ARIA's combobox with a listbox: the focus stays in the field, arrows go round. @returns props, and the ids' beginning */
export function useCombobox(options: ComboboxOptions) {
  const { total, ativa, isShown = true } = options
  const id = useId()
  const isAtiva = isShown && ativa >= 0 && ativa < total
  return {
    id,
    campo: {
      role: 'combobox',
      'aria-expanded': isShown && total > 0,
      'aria-controls': `${id}-lista`,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isAtiva ? `${id}-${ativa}` : undefined,
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      enterKeyHint: 'go',
      onKeyDown: (event: TeclaNoCampo) => handleKey(event, options),
    },
    lista: { id: `${id}-lista`, role: 'listbox', 'aria-label': 'Sugestões' },
    opcao: (index: number, onOpen: () => void) => ({
      id: `${id}-${index}`,
      role: 'option',
      tabIndex: -1,
      'aria-selected': index === ativa,
      onClick: onOpen,
    }),
  } as const
}

/** What the list and its options get from `useCombobox`. */
export type ListaDoCombobox = Pick<ReturnType<typeof useCombobox>, 'id' | 'lista' | 'opcao'>

/** What is needed of a key in the field. */
interface TeclaNoCampo {
  readonly key: string
  readonly nativeEvent: { readonly isComposing: boolean }
  preventDefault(): void
}

function handleKey(event: TeclaNoCampo, options: ComboboxOptions): void {
  // While an accent or a character is being composed, the keys belong to it.
  const act = event.nativeEvent.isComposing ? undefined : actOf(event.key, options)
  if (!act) return
  event.preventDefault()
  act()
}

function actOf(key: string, { total, ativa, onMove, onOpen, onEnter, onEscape }: ComboboxOptions) {
  if (key === 'Enter') return onEnter
  if (key === 'Escape') return onEscape
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  if (total === 0) return onOpen
  return () => {
    onOpen?.()
    onMove(nextOpcao(total, ativa, key === 'ArrowDown' ? 1 : -1))
  }
}

/** The option after or before another; after the last comes the first. */
export function nextOpcao(total: number, atual: number, step: 1 | -1): number {
  const from = atual === -1 && step === -1 ? 0 : atual
  return (from + step + total) % total
}
