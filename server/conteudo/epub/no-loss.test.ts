/** Whatever the markup, every word of the file is in the book, and once. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { writeEpub } from '#tests/support/epub-writer.ts'
import { readEpub } from './read-epub.ts'

const TAGS =
  'p div section h1 h2 h3 h4 blockquote ul ol li dl dt dd table tr td th caption figure figcaption pre em strong sup sub span code q ruby svg text details summary aside header address form label button center font x-unknown'.split(
    ' ',
  )

interface Node {
  tag: string
  children: (Node | null)[]
}

const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.record({
    tag: fc.constantFrom(...TAGS),
    children: fc.array(fc.option(tie('node'), { nil: null, freq: 2 }), {
      maxLength: 4,
      depthIdentifier: 'tree',
    }),
  }),
}))

const EMPTY: Node = { tag: 'p', children: [] }

/** Null children become words of their own: 'palavra7x'. */
function write(nodes: readonly (Node | null)[], next: () => string): string {
  return nodes
    .map((child) =>
      child === null ? ` ${next()} ` : `<${child.tag}>${write(child.children, next)}</${child.tag}>`,
    )
    .join('')
}

it('keeps every word', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.option(node, { nil: null }), { maxLength: 6 }), { minLength: 1, maxLength: 3 }),
      async (files) => {
        let words = 0
        const next = () => `palavra${++words}x`
        const documentos = Object.fromEntries(
          files.map((nodes, index) => [`c${index}.xhtml`, `<p>${next()}</p>${write(nodes, next)}`]),
        )
        const { ebook } = await readEpub(writeEpub({ documentos }), 'arquivo', '2026-11-21')
        const text = ebook.capitulos.flatMap(({ titulo, subtitulo, paragrafos }) => [
          titulo,
          subtitulo ?? '',
          ...paragrafos.flatMap((paragrafo) => [paragrafo.titulo ?? '', paragrafo.texto]),
        ])
        const found = text.join(' ').match(/palavra\d+x/g) ?? []
        expect([...found].sort()).toEqual(Array.from({ length: words }, (_, n) => `palavra${n + 1}x`).sort())
        for (const { texto, marcas } of ebook.capitulos.flatMap(({ paragrafos }) => paragrafos)) {
          for (const { inicio, fim } of marcas)
            expect(0 <= inicio && inicio < fim && fim <= texto.length).toBe(true)
        }
      },
    ),
    {
      numRuns: 120,
      // Found at random once: words beside the rows of a table.
      examples: [
        [[[{ tag: 'table', children: [null, { tag: 'tr', children: [EMPTY, EMPTY] }] }]]],
        [[[{ tag: 'table', children: [{ tag: 'tr', children: [null, EMPTY, EMPTY] }] }]]],
      ],
    },
  )
}, 30_000)
