/** Leaves the scroll bar's room empty under modal dialogs, only where there was one, unlike `scrollbar-gutter`. */
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
