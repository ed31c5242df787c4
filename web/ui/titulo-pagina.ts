import { useEffect } from 'react'

const PRODUTO = 'Minha Biblioteca Westminster'

/**
 * Names the page in the browser's tab and history: 'Bíblia · Minha Biblioteca Westminster'.
 * @param titulo the page's own title; undefined while it is not known yet leaves the product's name
 */
export function useTituloPagina(titulo: string | undefined): void {
  useEffect(() => {
    document.title = titulo ? `${titulo} · ${PRODUTO}` : PRODUTO
  }, [titulo])
}
