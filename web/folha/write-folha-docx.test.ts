/** The file of a handout: what Word asks of one, as far as the file itself can tell. */
import { strFromU8, unzipSync } from 'fflate'
import sax from 'sax'
import { beforeAll, expect, it } from 'vitest'
import type { FolhaComposta } from './folha-composta.ts'
import { writeFolhaDocx } from './write-folha-docx.ts'

const FOLHA: FolhaComposta = {
  titulo: 'Fé & <obras>',
  comNome: true,
  corpo: 'grande',
  linhasNoFim: true,
  creditos: ['Minha Biblioteca Westminster.'],
  partes: [
    {
      chave: 'cfw:8',
      tipo: 'capitulo',
      blocos: [
        { tipo: 'texto', titulo: 'CFW 8. De Cristo' },
        { tipo: 'secao', titulo: 'CFW 8.1' },
        { tipo: 'subtitulo', titulo: 'Do ofício' },
        { tipo: 'paragrafo', trechos: [{ texto: 'Aprouve a Deus' }, { texto: '[1]', forma: 'marcador' }] },
        { tipo: 'destaque', texto: 'Amém.' },
        {
          tipo: 'provas',
          comTextos: true,
          provas: [
            {
              marcador: 1,
              paragrafos: [
                [
                  { texto: 'Is 42.1', forma: 'citacao' },
                  { texto: ' Eis aqui.' },
                  { texto: ' (BLIVRE)', forma: 'edicao' },
                ],
                [{ texto: 'Jo 3.16', forma: 'citacao' }],
              ],
            },
          ],
        },
        { tipo: 'nota', titulo: 'Nota', data: '21 de nov.', texto: 'Um\u0000 vírus\uD800.\n\nDois.' },
        { tipo: 'linhas' },
      ],
    },
    {
      chave: 'bcw:1',
      tipo: 'pergunta',
      blocos: [
        { tipo: 'texto', titulo: 'BCW 1. Qual?' },
        { tipo: 'paragrafo', trechos: [{ texto: 'O fim.' }] },
      ],
    },
    {
      chave: 'biblia:19:23',
      tipo: 'passagem',
      blocos: [
        { tipo: 'texto', titulo: 'Salmos 23' },
        {
          tipo: 'verso',
          trechos: [{ texto: '1', forma: 'versiculo' }, { texto: 'O Senhor.' }],
          recuo: 1,
          estrofe: true,
        },
        { tipo: 'paragrafo', trechos: [{ texto: 'Texto.' }] },
      ],
    },
  ],
}

interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

let parts: ReadonlyMap<string, string>

beforeAll(async () => {
  const blob = await writeFolhaDocx(FOLHA)
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  parts = new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
})

/** Reads a part. @throws when it is not well-formed */
function readPart(name: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = sax.parser(true)
  parser.onopentag = ({ name: tag, attributes }) => {
    const element = { name: tag, attributes: attributes as Record<string, string>, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  }
  parser.onclosetag = () => void open.pop()
  parser.ontext = (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  }
  parser.onerror = (error) => {
    throw error
  }
  parser.write(parts.get(name) ?? '').close()
  return root
}

const all = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...all(child, name)])
const textOf = (element: Element) =>
  all(element, 'w:t')
    .map(({ text }) => text)
    .join('')

it('has parts that are well-formed, each of a declared type, and relations that lead to one', () => {
  const types = readPart('[Content_Types].xml')
  const declared = all(types, 'Override').map(({ attributes }) => attributes.PartName)
  const extensions = all(types, 'Default').map(({ attributes }) => attributes.Extension)
  for (const name of parts.keys()) {
    readPart(name)
    const extension = name.split('.').at(-1)
    expect(
      name === '[Content_Types].xml' || declared.includes(`/${name}`) || extensions.includes(extension),
    ).toBe(true)
  }
  expect(declared.filter((name) => !parts.has(name?.slice(1) ?? ''))).toEqual([])
  const relations = [...parts.keys()].filter((name) => name.endsWith('.rels'))
  expect(relations.length).toBeGreaterThan(1)
  for (const name of relations) {
    const folder = name.replace(/_rels\/.*$/, '')
    for (const { attributes } of all(readPart(name), 'Relationship')) {
      if (attributes.TargetMode === 'External') continue
      const target = attributes.Target ?? ''
      expect(
        parts.has(target.startsWith('/') ? target.slice(1) : folder + target),
        `${name}: ${target}`,
      ).toBe(true)
    }
  }
  const ids = all(readPart('word/_rels/document.xml.rels'), 'Relationship').map(
    ({ attributes }) => attributes.Id,
  )
  const used = [...(parts.get('word/document.xml') ?? '').matchAll(/r:(?:id|embed)="([^"]+)"/g)]
  expect(used.map(([, id]) => id).filter((id) => !ids.includes(id))).toEqual([])
})

it('sets its paragraphs by styles that exist, in Portuguese', () => {
  const styles = readPart('word/styles.xml')
  const ids = all(styles, 'w:style').map(({ attributes }) => attributes['w:styleId'])
  expect(new Set(ids).size).toBe(ids.length)
  const used = [
    'word/document.xml',
    ...[...parts.keys()].filter((name) => name.startsWith('word/footer')),
  ].flatMap((name) => all(readPart(name), 'w:pStyle').map(({ attributes }) => attributes['w:val']))
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
  expect(new Set(used)).toEqual(
    new Set([
      ...['Title', 'Heading1', 'Heading2', 'Heading3', 'Normal', 'Quote', 'Verso', 'Destaque', 'TextosProva'],
      ...['Nota', 'Linha', 'Credito'],
    ]),
  )
  const based = all(styles, 'w:basedOn').map(({ attributes }) => attributes['w:val'])
  expect(based.filter((id) => !ids.includes(id))).toEqual([])
  expect(all(styles, 'w:lang').map(({ attributes }) => attributes['w:val'])).toContain('pt-BR')
  const core = readPart('docProps/core.xml')
  expect(all(core, 'dc:title').map(({ text }) => text)).toEqual(['Fé & <obras>'])
  expect(all(core, 'dc:creator').map(({ text }) => text)).toEqual(['Minha Biblioteca Westminster'])
})

/** Word reads properties in this order alone (ISO/IEC 29500, CT_PPr); those that are not here are not used. */
const ORDER = [
  ...['pStyle', 'keepNext', 'keepLines', 'pageBreakBefore', 'widowControl', 'pBdr', 'shd', 'tabs'],
  ...['spacing', 'ind', 'contextualSpacing', 'jc', 'outlineLvl', 'rPr'],
].map((name) => `w:${name}`)

it('names the properties of paragraphs in the order of the format', () => {
  for (const name of ['word/document.xml', 'word/styles.xml']) {
    const properties = all(readPart(name), 'w:pPr').map(({ children }) => children.map((child) => child.name))
    expect(properties.length).toBeGreaterThan(5)
    for (const names of properties) {
      expect(names.filter((each) => !ORDER.includes(each))).toEqual([])
      expect(names).toEqual(names.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other)))
    }
  }
})

it('says all that the handout says, without signs that XML has not, and has the lines', () => {
  const paragraphs = all(readPart('word/document.xml'), 'w:p')
  expect(paragraphs.map(textOf).filter(Boolean)).toEqual([
    ...[
      'Nome:  Data: ',
      'Fé & <obras>',
      'CFW 8. De Cristo',
      'CFW 8.1',
      'Do ofício',
      'Aprouve a Deus[1]',
      'Amém.',
    ],
    ...[
      'Textos-prova',
      '[1]Is 42.1 Eis aqui. (BLIVRE)',
      'Jo 3.16',
      'Nota (21 de nov.)',
      'Um vírus\uFFFD.',
      'Dois.',
    ],
    ...['BCW 1. Qual?', 'O fim.', 'Salmos 23', '1 O Senhor.', 'Texto.', 'Minha Biblioteca Westminster.'],
  ])
  expect(paragraphs.filter((paragraph) => textOf(paragraph) === '')).toHaveLength(4 + 22)
  const [last] = paragraphs.slice(-22)
  expect(last && all(last, 'w:pageBreakBefore')).toHaveLength(1)
})
