import { expect, it } from 'vitest'
import { FICHAS } from '../padroes/public.ts'
import { interpretSalto } from './interpret-salto.ts'
import { checkSecao, formatSecao, toSecaoDigitada } from './secao-digitada.ts'

const parte = (id: number, marcador: number | null) => ({
  id,
  parte: 'Texto.',
  subtitulo: null,
  ordem_dentro_da_secao: id,
  paragrafo: 1,
  marcador,
  referencias: [],
})
const secao = (numero: number, ...marcadores: (number | null)[]) => ({
  id: numero,
  secao: numero,
  titulo: null,
  destaque: null,
  partes: marcadores.map((marcador, index) => parte(index, marcador)),
})

it.each([
  ['cfw 8 2', 'CFW 8.2', '/cfw/capitulo/8#s2'],
  ['cfw 8.2-3', 'CFW 8.2', '/cfw/capitulo/8#s2'],
  ['fgop 3.1', 'FGOP 3.1', '/fgop/capitulo/3#s1'],
  ['bcw 21', 'BCW 21', '/bcw/pergunta/21'],
  ['cm 70', 'CMW 70', '/cmw/pergunta/70'],
  ['cmw 70.2', 'CMW 70.2', '/cmw/pergunta/70#n2'],
])('%s is typed for %s', (texto, rotulo, to) => {
  const [sugestao] = interpretSalto(texto, [], Object.values(FICHAS)).sugestoes
  expect(sugestao).toMatchObject({ rotulo, to })
})

it('is a section of a chapter', () => {
  const pagina = { numero: 8, titulo: 'Título', secoes: [secao(1, 1), secao(2, 2, null)] }
  const digitada = (numero: number) => toSecaoDigitada(FICHAS.cfw, 8, numero)
  expect(formatSecao(digitada(2))).toBe('seção 2')
  expect(checkSecao(digitada(2), pagina)).toBeNull()
  expect(checkSecao(digitada(3), pagina)).toBe('CFW 8 tem 2 seções.')
  expect(checkSecao(digitada(2), { ...pagina, secoes: [secao(1)] })).toBe('CFW 8 tem 1 seção.')
  // Nobody can tell: the page will.
  expect(checkSecao(digitada(3), undefined)).toBeNull()
})

it('is a note of a question', () => {
  const pagina = { numero: 70, titulo: 'Pergunta', secoes: [secao(1, 1, 2)] }
  const digitada = (numero: number) => toSecaoDigitada(FICHAS.cmw, 70, numero)
  expect(formatSecao(digitada(2))).toBe('nota 2')
  expect(checkSecao(digitada(2), pagina)).toBeNull()
  expect(checkSecao(digitada(3), pagina)).toBe('CMW 70 tem 2 notas.')
  expect(checkSecao(digitada(3), { ...pagina, secoes: [secao(1, 1)] })).toBe('CMW 70 tem 1 nota.')
})
