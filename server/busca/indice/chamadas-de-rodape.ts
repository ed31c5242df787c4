import type { Marca } from '#contract/ebook-texto.ts'

/**
 * A text with spaces for the markers of its footnotes: 'Josias¹' is the word 'Josias'.
 * @param marcas of the paragraph, as the import wrote them: a thread of the search loads no schemas (ADR 045)
 */
export function blankChamadas(texto: string, marcas: string): string {
  if (!marcas.includes('"nota":true')) return texto
  const lidas: readonly Marca[] = JSON.parse(marcas)
  let blanked = texto
  for (const marca of lidas) {
    if (marca.tipo !== 'ligacao' || !marca.nota) continue
    const { inicio, fim } = marca
    blanked = blanked.slice(0, inicio) + ' '.repeat(fim - inicio) + blanked.slice(fim)
  }
  return blanked
}
