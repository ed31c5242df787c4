/** Takes over the page that the server rendered: the arrows of the carousel begin to work, nothing is fetched. */
import '../styles/main.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { DadosDaPagina } from '#contract/mbw.ts'
import { MbwPage } from './mbw-page.tsx'

const root = document.getElementById('raiz')
if (!root) throw new Error('mbw.html has no element with the id "raiz".')

const text = document.getElementById('dados')?.textContent
if (text) {
  // The server checked it when it rendered the page from it: checking again would double this page's own code.
  const dados: DadosDaPagina = JSON.parse(text)
  hydrateRoot(root, <MbwPage {...dados} />)
} else {
  // The template as it is, from Vite's own server.
  const { PaginaSemDados } = await import('./pagina-sem-dados.tsx')
  createRoot(root).render(<PaginaSemDados />)
}
