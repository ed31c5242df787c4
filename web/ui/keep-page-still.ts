/**
 * Keeps the page in its place while a modal dialog locks its scroll (base.css): where scrollbars take room, the
 * room of the one that disappears is measured just before and left empty. `scrollbar-gutter` would also leave
 * it empty where there was no scrollbar, and move the page.
 */
export function keepPageStillUnderDialogs(): void {
  document.addEventListener(
    'beforetoggle',
    ({ target, newState }) => {
      if (newState !== 'open' || !(target instanceof HTMLDialogElement)) return
      if (document.querySelector('dialog:modal')) return
      const scrollbar = window.innerWidth - document.documentElement.clientWidth
      document.documentElement.style.setProperty('--barra-de-rolagem', `${scrollbar}px`)
    },
    { capture: true },
  )
}
