import * as z from 'zod/mini'
import { Marca } from '#contract/ebook-texto.ts'

const Marcas = z.array(Marca)

/** A text with spaces for the markers of its footnotes: 'Josias¹' is the word 'Josias'. @param marcas of the paragraph, as JSON */
export function blankChamadas(texto: string, marcas: string): string {
  if (!marcas.includes('"nota":true')) return texto
  let blanked = texto
  for (const marca of Marcas.parse(JSON.parse(marcas))) {
    if (marca.tipo !== 'ligacao' || !marca.nota) continue
    const { inicio, fim } = marca
    blanked = blanked.slice(0, inicio) + ' '.repeat(fim - inicio) + blanked.slice(fim)
  }
  return blanked
}
