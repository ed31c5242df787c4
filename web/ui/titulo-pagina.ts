import { useEffect } from 'react'

const PRODUTO = 'Minha Biblioteca Westminster'

/** Names the page in tab and history: 'Bíblia · Minha Biblioteca Westminster'. @param titulo undefined: not known yet */
export function useTituloPagina(titulo: string | undefined): void {
  useEffect(() => {
    document.title = titulo ? `${titulo} · ${PRODUTO}` : PRODUTO
  }, [titulo])
}
