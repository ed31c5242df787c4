import { useEffect } from 'react'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { writeUltimaLeitura } from '../platform/ultima-leitura.ts'
import { type FichaDoPadrao, formatPagina } from './fichas.ts'

/** Remembers the page for 'Onde você parou'. @param pagina undefined on its way: what did not open was not read */
export function useUltimaLeitura(ficha: FichaDoPadrao, pagina: PaginaDoTexto | undefined): void {
  useEffect(() => {
    if (!pagina) return
    writeUltimaLeitura({
      path: ficha.paginaPath(pagina.numero),
      titulo: pagina.titulo,
      rotulo: formatPagina(ficha, pagina.numero),
    })
  }, [ficha, pagina])
}
