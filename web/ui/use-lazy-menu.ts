import { type KeyboardEvent, type MouseEvent, useState } from 'react'

/**
 * A button whose menu is fetched when it is about to be used, and then takes the button's place.
 * @param importMenu fetches the code of the menu
 * @returns how the menu was asked for, null until it was; and what the button needs for it
 */
export function useLazyMenu(importMenu: () => Promise<unknown>) {
  const [openedBy, setOpenedBy] = useState<'keyboard' | 'pointer' | null>(null)
  const trigger = {
    type: 'button',
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: importMenu,
    onFocus: importMenu,
    onClick(event: MouseEvent) {
      // Enter and the space bar click too, without a pointer that could have been pressed.
      setOpenedBy(event.detail === 0 ? 'keyboard' : 'pointer')
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setOpenedBy('keyboard')
    },
  } as const
  return { openedBy, trigger }
}
