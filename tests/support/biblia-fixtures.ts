/** `tests/fixtures/biblia/` all hold Rt 1.1-2, Rt 2.1 and Sl 3.1-2, with what their format can put around them. */
import { readFile } from 'node:fs/promises'
import type { EstruturaDoVersiculo } from '#contract/biblia.ts'
import {
  type BibliaBuilder,
  createBibliaBuilder,
  type FormatReading,
} from '#server/biblia/formats/biblia-builder.ts'
import { decodeText, type TextFile } from '#server/biblia/formats/decode-text.ts'
import type { ParsedBiblia } from '#server/biblia/parsed-biblia.ts'
import { loadCanon } from './biblia-gerada.ts'

export const TITULO = 'Salmo de Davi, quando fugia de Absalão'

/** The verses of every fixture. @param titulo of Sl 3, null in formats that cannot mark it */
export function livrosEsperados(titulo: string | null): ParsedBiblia['livros'] {
  return [
    {
      id: 8,
      capitulos: [
        {
          numero: 1,
          titulo: null,
          versiculos: [
            { numero: 1, texto: 'Nos dias dos juízes houve fome [grande] na terra.' },
            { numero: 2, texto: 'E chamava-se o homem Elimeleque; e sua mulher, Noemi.' },
          ],
        },
        {
          numero: 2,
          titulo: null,
          versiculos: [{ numero: 1, texto: 'Noemi tinha um parente de seu marido.' }],
        },
      ],
    },
    {
      id: 19,
      capitulos: [
        {
          numero: 3,
          titulo,
          versiculos: [
            { numero: 1, texto: 'Ah, SENHOR, como cresceram os meus adversários! (Selá)' },
            { numero: 2, texto: 'Muitos dizem da minha alma: Não há salvação para ele em Deus.' },
          ],
        },
      ],
    },
  ]
}

export async function readFixture(name: string): Promise<TextFile> {
  const bytes = await readFile(new URL(`../fixtures/biblia/${name}`, import.meta.url))
  const { file, text } = decodeText(bytes, name)
  return { file, text }
}

type Parser = (file: TextFile, builder: BibliaBuilder) => void

/** What the parser makes of some fixtures, or of texts given in place ({ file, text }). */
export async function parseFixtures(
  parser: Parser,
  ...sources: readonly (string | TextFile)[]
): Promise<FormatReading> {
  const builder = createBibliaBuilder(await loadCanon())
  for (const source of sources)
    parser(typeof source === 'string' ? await readFixture(source) : source, builder)
  return builder.build('sem-nome')
}

/** The words alone: what stands beside them, each format has its own of. */
export function withoutEstrutura(livros: ParsedBiblia['livros']): ParsedBiblia['livros'] {
  return livros.map(({ id, capitulos }) => ({
    id,
    capitulos: capitulos.map((capitulo) => ({
      ...capitulo,
      versiculos: capitulo.versiculos.map(({ estrutura: _estrutura, ...versiculo }) => versiculo),
    })),
  }))
}

/** What stands beside the words of each verse, by its place ('8 1.2'). */
export function listEstruturas(livros: ParsedBiblia['livros']): Record<string, EstruturaDoVersiculo> {
  const found = livros.flatMap(({ id, capitulos }) =>
    capitulos.flatMap(({ numero, versiculos }) =>
      versiculos.flatMap((v) => (v.estrutura ? [[`${id} ${numero}.${v.numero}`, v.estrutura]] : [])),
    ),
  )
  return Object.fromEntries(found)
}
