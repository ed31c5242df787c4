import { expect, it } from 'vitest'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { formatLugarDaFolha } from '../ui/impressao/lugar-da-folha.ts'
import { parseLugaresDigitados } from './parse-lugares-digitados.ts'

const livros = (await loadCanon()).map(({ id, livro, abreviatura, versiculos }) => ({
  ...{ id, livro, abreviatura, quantidade_capitulos: versiculos.length },
}))

it.each([
  ['CFW 8', ['cfw:8']],
  ['cfw 8.1-3', ['cfw:8.1-3']],
  ['BCW 1–5; Jo 3.16-18', ['bcw:1-5', 'biblia:43:3:16-18']],
  ['salmo 23;', ['biblia:19:23']],
  ['CMW 70.1', ['cmw:70']],
])('takes %s', (texto, lugares) => {
  const lidos = parseLugaresDigitados(texto, livros)
  expect(typeof lidos === 'string' ? lidos : lidos.map(formatLugarDaFolha)).toEqual(lugares)
})

it.each([
  ['', /^Escreva um lugar/],
  ['CFW 34', /^Confissão de Fé tem 33 capítulos\.$/],
  ['BCW 100-108', /^Breve Catecismo tem 107 perguntas\.$/],
  ['CFW 8.3-1', /^Não entendi “CFW 8\.3-1”/],
  ['CFW 8; Jo 22', /^João tem 21 capítulos\.$/],
  ['xy 3', /^Nenhum livro ou padrão começa com “xy”\.$/],
  ['João', /^Escreva um lugar/],
])('says why not: %s', (texto, sentence) => {
  expect(parseLugaresDigitados(texto, livros)).toMatch(sentence)
})

it('wants the books, which the standards do not need', () => {
  expect(parseLugaresDigitados('Jo 3', [])).toMatch(/não puderam ser carregados/)
  expect(parseLugaresDigitados('CFW 8', [])).toHaveLength(1)
})
