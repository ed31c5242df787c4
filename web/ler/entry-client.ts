/** The style sheet of the public pages, and the mark on what their address names: nothing else runs in them. */
import '../styles/ler.css'
import { parseAncoraDosVersiculos } from '#contract/ancora.ts'

/** The browser goes to the place by itself, but for a range of verses, which no element is. */
function markPlace(): void {
  for (const marked of document.querySelectorAll('.alvo')) marked.classList.remove('alvo')
  const { hash } = window.location
  document.getElementById(hash.slice(1))?.classList.add('alvo')
  const versos = parseAncoraDosVersiculos(hash)
  if (!versos) return
  for (const verso of document.querySelectorAll<HTMLElement>('[data-verso]')) {
    const numero = Number(verso.dataset.verso)
    if (numero >= versos.from && numero <= versos.to) verso.classList.add('alvo')
  }
  document.querySelector('.alvo')?.scrollIntoView({ block: 'start' })
}

markPlace()
window.addEventListener('hashchange', markPlace)
