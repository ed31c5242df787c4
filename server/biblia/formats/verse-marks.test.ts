import { describe, expect, it } from 'vitest'
import { listEstruturas, parseFixtures } from '#tests/support/biblia-fixtures.ts'
import { parseOsis } from './osis.ts'
import { parseUsfm } from './usfm.ts'
import { parseUsfx } from './usfx.ts'

const LEFT_OUT =
  'Ficaram de fora notas ou marcas de composição além dos limites ' +
  '(mais de 100 notas em um versículo ou de 4.000 caracteres em uma nota)'

async function readUsfm(body: string) {
  const { biblia, avisos } = await parseFixtures(parseUsfm, {
    file: 'g.usfm',
    text: `\\id GEN\n\\c 1\n${body}`,
  })
  return { estruturas: listEstruturas(biblia.livros), avisos }
}

async function readUsfx(body: string) {
  const text = `<usfx><book id="GEN"><c id="1"/><v id="1"/>${body}<ve/></book></usfx>`
  const { biblia, avisos } = await parseFixtures(parseUsfx, { file: 'g.xml', text })
  return { versiculo: biblia.livros[0]?.capitulos[0]?.versiculos[0], avisos }
}

describe('what stands between verses', () => {
  it('goes with the next verse, over omitted ones, with their notes', async () => {
    const { estruturas } = await readUsfm(
      '\\v 1 Um.\n\\s Título\n\\p\n\\v 2 \\f + \\ft Falta aqui.\\f*\n\\v 3 Três.\n\\p',
    )
    expect(estruturas).toEqual({
      '1 1.3': {
        titulos: [{ posicao: 0, nivel: 2, texto: 'Título' }],
        blocos: [{ posicao: 0, tipo: 'p' }],
        notas: [{ posicao: 0, tipo: 'nota', texto: 'Falta aqui.' }],
      },
    })
  })

  it('keeps the notes of headings, and none of introductions', async () => {
    const { estruturas } = await readUsfm(
      '\\ip Antes.\\f + \\ft não\\f*\n\\s Título\\f a \\ft sim\\f*\n\\p\n\\v 1 Um.',
    )
    expect(estruturas['1 1.1']?.notas).toEqual([{ posicao: 0, tipo: 'nota', texto: 'sim' }])
  })

  it('does not go over the end of a book', async () => {
    const text = '\\id GEN\n\\c 1\n\\v 1 Um.\n\\s Fim\n\\id EXO\n\\c 1\n\\v 1 Dois.'
    const { biblia } = await parseFixtures(parseUsfm, { file: 'g.usfm', text })
    expect(listEstruturas(biblia.livros)).toEqual({})
  })

  it('goes on speaking where Jesus does, and ends with the book', async () => {
    const verse = (place: string, text: string) =>
      `<verse osisID="${place}" sID="${place}"/>${text}<verse eID="${place}"/>`
    const text = `<osis><div type="book">${verse('Mark.1.1', 'E disse: <q who="Jesus" sID="q"/>Vem')}
      ${verse('Mark.1.2', 'e vê.')}</div><div type="book">${verse('Luke.1.1', 'Visto que')}</div></osis>`
    const { biblia } = await parseFixtures(parseOsis, { file: 'o.xml', text })
    expect(listEstruturas(biblia.livros)).toEqual({
      '41 1.1': { jesus: [{ inicio: 9, fim: 12 }] },
      '41 1.2': { jesus: [{ inicio: 0, fim: 5 }] },
    })
  })
})

describe('hostile files', () => {
  it('leave out what is too long or too much, and say so', async () => {
    const long = (length: number) => `\\f + \\ft ${'x'.repeat(length)}\\f*`
    const many = '\\x - \\xt Gn 1.1\\x*'.repeat(150)
    const { estruturas, avisos } = await readUsfm(
      `\\v 1 Um${long(4_000)}${long(4_001)}${long(1_000_000)} dois${many}`,
    )
    expect(estruturas['1 1.1']?.notas).toHaveLength(100)
    expect(estruturas['1 1.1']?.notas?.[0]?.texto).toHaveLength(4_000)
    expect(avisos).toEqual([`${LEFT_OUT}: 53.`])
  })

  it('do not count what stands in books that are left out', async () => {
    const text = `\\id TOB\n\\c 1\n${'\\s Título\n\\p\n\\v 1 Um.\n'.repeat(600)}`
    const { avisos } = await parseFixtures(parseUsfm, { file: 't.usfm', text })
    expect(avisos).toEqual(['Ficaram de fora os livros que não são dos 66 do cânon: TOB.'])
  })

  it('may nest ten thousand styles, in verses and in notes', async () => {
    const nested = (text: string) => `${'<nd>'.repeat(10_000)}${text}${'</nd>'.repeat(10_000)}`
    const { versiculo } = await readUsfx(`${nested('Um')}<f>${nested('nota')}</f>`)
    expect(versiculo).toEqual({
      numero: 1,
      texto: 'Um',
      estrutura: { notas: [{ posicao: 2, tipo: 'nota', texto: 'nota' }] },
    })
  })

  it('may nest ten thousand notes', async () => {
    const { versiculo, avisos } = await readUsfx(`Um${'<f>n'.repeat(10_000)}${'</f>'.repeat(10_000)}`)
    expect(versiculo?.estrutura?.notas).toHaveLength(100)
    expect(avisos).toEqual([`${LEFT_OUT}: 9900.`])
  })

  it('may begin a hundred thousand lines', async () => {
    const { estruturas } = await readUsfm(`\\v 1 Um${'\\q\\wj\\b'.repeat(100_000)} dois`)
    expect(estruturas['1 1.1']?.blocos).toEqual([{ posicao: 3, tipo: 'b' }])
  })

  it('lose a note that is not closed, and none of the words behind it', async () => {
    const text = '\\id GEN\n\\c 1\n\\p\n\\v 1 Um \\f + \\ft nota\n\\p dois.'
    const { biblia, problemas } = await parseFixtures(parseUsfm, { file: 'g.usfm', text })
    expect(biblia.livros[0]?.capitulos[0]?.versiculos[0]).toEqual({
      numero: 1,
      texto: 'Um dois.',
      estrutura: {
        blocos: [
          { posicao: 0, tipo: 'p' },
          { posicao: 3, tipo: 'p' },
        ],
      },
    })
    expect(problemas).toHaveLength(1)
  })
})
