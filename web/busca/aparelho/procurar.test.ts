import { expect, it } from 'vitest'
import { cutTrecho } from './cut-trecho.ts'
import { toDocumentosDoCapitulo, toDocumentosDoPadrao } from './documentos-guardados.ts'
import { procurar, withPalavras } from './procurar.ts'
import { readConsulta } from './read-consulta.ts'

const parte = (id: number, paragrafo: number, texto: string) => ({
  id,
  paragrafo,
  parte: texto,
  subtitulo: null,
  ordem_dentro_da_secao: id,
  marcador: null,
  referencias: [],
})
const simbolo = {
  id: 1,
  simbolo: 'CFW',
  titulo: '',
  ano: 1646,
  unidade: 'capítulo' as const,
  total: 33,
  resumo: '',
  introducao: [],
}
const pagina = (numero: number, titulo: string, partes: ReturnType<typeof parte>[]) => ({
  numero,
  titulo,
  secoes: [{ id: numero, secao: 1, titulo: null, destaque: null, partes }],
})
const CFW = toDocumentosDoPadrao('cfw', {
  simbolo,
  paginas: [
    pagina(8, 'De Cristo, o Mediador', [
      parte(81, 1, 'Aprouve a Deus escolher o Senhor Jesus'),
      parte(82, 1, ', o Mediador entre Deus e o homem.'),
    ]),
    pagina(11, 'Da Justificação', [parte(111, 1, 'Os que Deus chama, ele também livremente justifica.')]),
  ],
})
const BIBLIA = toDocumentosDoCapitulo({ id: 45, livro: 'Romanos' }, 5, [
  { id: 1, numero_versiculo: 1, texto_biblico: 'Justificados, pois, pela fé, tenhamos paz com Deus' },
  { id: 8, numero_versiculo: 8, texto_biblico: 'Mas Deus prova o seu amor para conosco' },
])
const entradas = [...CFW, ...BIBLIA].map(withPalavras)

function find(q: string, limite = 10) {
  const consulta = readConsulta(q)
  return consulta ? procurar(consulta, entradas, limite) : []
}
const places = (q: string) =>
  find(q).flatMap(({ resultados }) => resultados.map(({ titulo }) => titulo.texto))

it.each([
  ['justificação', ['Capítulo 11: Da Justificação', 'Capítulo 11: Da Justificação', 'Romanos 5.1']],
  ['JUSTIFICADO', ['Capítulo 11: Da Justificação', 'Capítulo 11: Da Justificação', 'Romanos 5.1']],
  ['paz fe', ['Romanos 5.1']],
  ['o amor', ['Romanos 5.8']],
  ['"pela fé"', ['Romanos 5.1']],
  ['"fé pela"', []],
  ['Deus -amor -paz -mediador', ['Capítulo 11: Da Justificação']],
  ['paz OU amor', ['Romanos 5.8', 'Romanos 5.1']],
  ['conos*', ['Romanos 5.8']],
  ['Senhor Jesus, o Mediador', ['Capítulo 8: De Cristo, o Mediador']],
  ['nada disso aqui', []],
  ['-Deus', []],
  ['!?', []],
])('%s', (q, expected) => {
  expect(places(q)).toEqual(expected)
})

it('leads to the very part, and marks what was found', () => {
  const [grupo] = find('homem')
  expect(grupo).toMatchObject({ fonte: 'padroes', total: 1, ha_mais: false, cursor: null })
  const [achado] = grupo?.resultados ?? []
  expect(achado).toMatchObject({ simbolo: 'CFW', numero: 8, parte_id: 82, destaque: null })
  const { texto = '', marcas = [] } = achado?.trecho ?? {}
  expect(texto).toBe('Aprouve a Deus escolher o Senhor Jesus, o Mediador entre Deus e o homem.')
  expect(marcas.map(({ inicio, fim }) => texto.slice(inicio, fim))).toEqual(['homem'])
})

it('gives so many of each source as are asked for, and counts all', () => {
  const grupos = find('Deus', 1)
  expect(grupos.map(({ total, resultados }) => [total, resultados.length])).toEqual([
    [2, 1],
    [2, 1],
  ])
})

it('cuts a long text at words, around the first hit', () => {
  const texto = `${'antes '.repeat(60)}graça ${'depois '.repeat(60)}`
  const inicio = texto.indexOf('graça')
  const trecho = cutTrecho(texto, [{ inicio, fim: inicio + 5 }])
  expect(trecho.texto).toMatch(/^… antes .*graça depois .*depois …$/)
  expect(trecho.texto.length).toBeLessThan(240)
  expect(trecho.marcas.map((marca) => trecho.texto.slice(marca.inicio, marca.fim))).toEqual(['graça'])
})

it('looks for no more than some things at once', () => {
  expect(readConsulta('palavra '.repeat(500))?.grupos.length).toBeLessThanOrEqual(16)
})
