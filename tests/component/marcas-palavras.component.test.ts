/** Marks on words of a question, over the real server: what is said of them, and what happens when a call fails. */
import { fireEvent } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { listarMarcasDaPagina, type MarcaNoCapitulo, salvarMarca } from '#contract/marcas.ts'
import {
  click,
  fill,
  find,
  findAlert,
  findField,
  findStatus,
  findText,
  get,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupServidor()
const BCW_1 = 300_101_001

const marcaOf = (id: string, change: Partial<MarcaNoCapitulo>): MarcaNoCapitulo => ({
  ...{ id: `01890000-0000-7000-8000-00000000000${id}`, inicio: BCW_1, fim: BCW_1, de: BCW_1, ate: BCW_1 },
  ...{ cor: 'verde', nota: '', versao: 1 },
  ...{ criado_em: '2026-01-01T00:00:00.000Z', atualizado_em: '2026-01-01T00:00:00.000Z' },
  ...change,
})
const lugar = { parte_inicio: BCW_1, inicio: 0, parte_fim: BCW_1, fim: 5 }
const NO_TEXTO = marcaOf('1', { palavras: { edicao: null, trecho: 'O fim', lugar } })
const PERDIDA = marcaOf('2', {
  nota: 'Era assim.',
  palavras: { edicao: null, trecho: 'palavras antigas', lugar: null },
})

it('are opened by a button that says them; those without a place stand under the text with their old words', async () => {
  app.network.answer(listarMarcasDaPagina, [NO_TEXTO, PERDIDA])
  await app.open('/bcw/pergunta/1')
  const abrir = await find('button', 'Marca em verde, em BCW 1: “O fim”')
  await find('region', 'Marcas sem lugar')
  await findText('Era assim.')
  click(abrir)
  const cartao = await find('dialog', 'Marca em BCW 1')
  fill(await findField('Nota'), 'O fim do homem.')
  app.network.refuse(salvarMarca, 'cota_esgotada', 'Não cabe mais nada.')
  expectConsole('Erro ao alterar marca:')
  click(get('button', 'Salvar', cartao))
  await findAlert('A nota não foi salva; o seu texto continua aqui. Não cabe mais nada.')
  app.network.answer(salvarMarca, { ...NO_TEXTO, nota: 'O fim do homem.', versao: 2 })
  click(get('button', 'Salvar', cartao))
  await untilSays('Nota salva.')
  expect(app.network.calls(salvarMarca).at(-1)?.body).toEqual({
    cor: 'verde',
    nota: 'O fim do homem.',
    versao: 1,
  })
})

it('take no words while their note is saved: none goes with the card unsaved', async () => {
  app.network.answer(listarMarcasDaPagina, [NO_TEXTO])
  await app.open('/bcw/pergunta/1')
  click(await find('button', 'Marca em verde, em BCW 1: “O fim”'))
  const nota = await findField('Nota')
  fill(nota, 'O fim do homem.')
  const release = app.network.hold(salvarMarca)
  app.network.answer(salvarMarca, { ...NO_TEXTO, nota: 'O fim do homem.', versao: 2 })
  click(get('button', 'Salvar'))
  await until(() => expect(nota).toHaveProperty('readOnly', true))
  release()
  await untilSays('Nota salva.')
})

it('are written on in a card that was opened again while the note before was saved', async () => {
  app.network.answer(listarMarcasDaPagina, [NO_TEXTO])
  await app.open('/bcw/pergunta/1')
  const abrir = await find('button', 'Marca em verde, em BCW 1: “O fim”')
  click(abrir)
  const cartao = await find('dialog', 'Marca em BCW 1')
  fill(await findField('Nota'), 'O fim do homem.')
  const release = app.network.hold(salvarMarca)
  app.network.answer(salvarMarca, { ...NO_TEXTO, nota: 'O fim do homem.', versao: 2 })
  click(get('button', 'Salvar'))
  fireEvent(cartao, new Event('cancel'))
  await untilGone(cartao)
  click(abrir)
  fill(await findField('Nota'), 'O fim do homem é este.')
  const hasRascunho = () => JSON.stringify({ ...localStorage }).includes('O fim do homem é este.')
  await until(() => expect(hasRascunho()).toBe(true))
  release()
  await untilSays('Nota salva.')
  await settle()
  expect(await findField('Nota')).toHaveProperty('value', 'O fim do homem é este.')
  expect(hasRascunho()).toBe(true)
})

it('are not said to be unsaved while their note is on its way, and are when it has failed', async () => {
  app.network.answer(listarMarcasDaPagina, [NO_TEXTO])
  await app.open('/bcw/pergunta/1')
  const leaveSaving = async () => {
    click(await find('button', /^Marca em verde.*, em BCW 1: “O fim”/))
    const cartao = await find('dialog', 'Marca em BCW 1')
    fill(await findField('Nota'), 'O fim do homem.')
    const release = app.network.hold(salvarMarca)
    click(get('button', 'Salvar'))
    await settle()
    fireEvent(cartao, new Event('cancel'))
    await untilGone(cartao)
    await settle()
    expect(document.body.textContent).not.toContain('A nota não foi salva')
    release()
  }
  app.network.refuse(salvarMarca, 'cota_esgotada', 'Não cabe.')
  expectConsole('Erro ao alterar marca:')
  await leaveSaving()
  await findAlert('A nota não foi salva. O rascunho ficou guardado neste aparelho.')
  click(await find('button', 'Fechar aviso'))
  app.network.answer(salvarMarca, { ...NO_TEXTO, nota: 'O fim do homem.', versao: 2 })
  await leaveSaving()
  await findStatus('Nota salva.')
})

it('that could not be fetched are told of under the text, which stands all the same', async () => {
  app.network.refuse(listarMarcasDaPagina, 'nao_encontrado', 'Não.')
  await app.open('/bcw/pergunta/1')
  await untilSays('As suas marcas nesta pergunta não puderam ser carregadas.')
  app.network.answer(listarMarcasDaPagina, [NO_TEXTO])
  click(get('button', 'Tentar de novo'))
  await until(() => expect(get('button', 'Marca em verde, em BCW 1: “O fim”')).toBeTruthy())
})
