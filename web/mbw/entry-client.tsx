/** Takes over the page that the server rendered: the arrows of the carousel begin to work, nothing is fetched. */
import '../styles/main.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import * as z from 'zod/mini'
import { DadosDaPagina } from '#contract/mbw.ts'
import { createClienteDaPagina, PaginaPronta } from './pagina-pronta.tsx'

const root = document.getElementById('raiz')
if (!root) throw new Error('mbw.html has no element with the id "raiz".')

const text = document.getElementById('dados')?.textContent
if (text) {
  const queryClient = createClienteDaPagina(z.parse(DadosDaPagina, JSON.parse(text)))
  hydrateRoot(root, <PaginaPronta queryClient={queryClient} />)
} else {
  // The template as it is, from Vite's own server.
  createRoot(root).render(<PaginaPronta queryClient={createClienteDaPagina(null)} />)
}
