import type { IParagraphStyleOptions, IStylesOptions } from 'docx'
import type { Corpo } from './folha-do-endereco.ts'

/** The paragraph styles that a handout brings besides Word's own Title and Heading 1 to 3. */
export const ESTILOS = {
  verso: 'Verso',
  destaque: 'Destaque',
  provas: 'TextosProva',
  nota: 'Nota',
  linha: 'Linha',
  credito: 'Credito',
} as const

/** Of Word's own. */
export const CITACAO = 'Quote'

/** Word has it, where Alegreya is not installed either. */
const FONTE = 'Georgia'
const PRETO = '000000'
const CINZA = '999999'

/** Points of the text, by its size. */
const PONTOS: Readonly<Record<Corpo, number>> = { normal: 11, grande: 13, maior: 16 }

/** What the styles of a handout look like. */
export function estilosDoDocx(corpo: Corpo): IStylesOptions {
  const pontos = PONTOS[corpo]
  const heading = (size: number, before: number) => ({
    run: { font: FONTE, size: halfPoints(size), bold: size <= pontos + 3, color: PRETO },
    paragraph: { keepNext: true, keepLines: true, spacing: { before: twips(before), after: twips(4) } },
  })
  return {
    default: {
      document: {
        run: { font: FONTE, size: halfPoints(pontos), language: { value: 'pt-BR' } },
        paragraph: { spacing: { after: twips(6), line: 300 } },
      },
      title: heading(pontos + 9, 0),
      heading1: heading(pontos + 3, 18),
      heading2: heading(pontos + 0.5, 12),
      heading3: heading(pontos, 8),
    },
    // Those of notes and links are based on it.
    characterStyles: [{ id: 'DefaultParagraphFont', name: 'Default Paragraph Font' }],
    paragraphStyles: [
      { id: 'Normal', name: 'Normal', quickFormat: true },
      style(CITACAO, 'Quote', { paragraph: { indent: { left: twips(14) } } }),
      style(ESTILOS.verso, 'Verso', { paragraph: { spacing: { after: 0, line: 300 }, keepLines: true } }),
      style(ESTILOS.destaque, 'Destaque', { run: { italics: true } }),
      style(ESTILOS.provas, 'Textos-prova', {
        run: { size: halfPoints(pontos - 2) },
        paragraph: {
          indent: { left: twips(24), hanging: twips(24) },
          spacing: { after: twips(2), line: 264 },
        },
      }),
      style(ESTILOS.nota, 'Nota', {
        run: { size: halfPoints(pontos - 1) },
        paragraph: { border: { left: BORDA }, indent: { left: twips(12) } },
      }),
      // Borders of neighbours that are alike are one box: the lines inside of it are 'between'.
      style(ESTILOS.linha, 'Linha', {
        paragraph: {
          border: { bottom: BORDA, between: BORDA },
          spacing: { before: 0, after: 0, line: twips(26), lineRule: 'exact' },
        },
      }),
      style(ESTILOS.credito, 'Crédito', { run: { size: halfPoints(8.5) } }),
    ],
  }
}

const BORDA = { style: 'single', size: 4, space: 1, color: CINZA } as const

function style(
  id: string,
  name: string,
  options: Pick<IParagraphStyleOptions, 'run' | 'paragraph'>,
): IParagraphStyleOptions {
  return { ...options, id, name, basedOn: 'Normal', quickFormat: true }
}

/** @param points of type */
function halfPoints(points: number): number {
  return Math.round(points * 2)
}

/** @param points of space */
export function twips(points: number): number {
  return Math.round(points * 20)
}
