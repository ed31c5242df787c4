/** /marcacoes over the real server: what is changed, tagged and deleted in the list. */
import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { etiquetar } from '#contract/etiquetas.ts'
import { deletarMarca, salvarMarca } from '#contract/marcas.ts'
import { criarNota, deletarNota, editarNota } from '#contract/notas.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import { makeBack } from '#tests/support/component-app.tsx'
import { excluir, fillNota, openEdicao, saveNota } from '#tests/support/component-notas.ts'
import {
  address,
  choose,
  click,
  count,
  fill,
  find,
  findAlert,
  findField,
  findStatus,
  get,
  runUntil,
  settle,
  stopClock,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'
import { expectConsole } from '#tests/support/console-guard.ts'
import { insertDestaqueDeProva, insertMarcaDeProva } from '#tests/support/marcacoes-rows.ts'
import { PRAZO_MS } from '#web/marcacoes/exclusao-adiada.ts'

const app = setupServidor()
const JOAO = 'João 3.16–17'

/** A note, a mark and a highlight. */
async function openTodas(): Promise<Cadastro> {
  const reader = await app.newReader()
  const data = (dia: number) => `2026-03-0${dia}T15:00:00.000Z`
  await insertNotas(app.db(), reader, [{ titulo: 'Mediador', anotacao: 'Ofícios', data: data(3) }])
  await insertMarcaDeProva(app.db(), reader, { numero: 1, cor: 'verde', nota: 'Amor', data: data(2) })
  await insertDestaqueDeProva(app.db(), reader, { numero: 2, cor: 'azul', nota: '', data: data(1) })
  await app.open('/marcacoes', reader)
  await findStatus('3 marcações')
  return reader
}

const linha = (lugar: string | RegExp) =>
  until(() => {
    const found = get('heading', lugar, get('main')).closest('li')
    if (!found) throw new Error('It is not in the list.')
    return found
  })
const tipos = () => [...document.querySelectorAll('.marcacao')].map(({ id }) => id.split('-')[0])
const selecionar = async (nome: RegExp) => click(await find('checkbox', nome))
const etiquetasDe = (lugar: string) => {
  const etiquetas = get('heading', lugar).closest('li')?.querySelectorAll('.marcacao-etiquetas li') ?? []
  return [...etiquetas].map(({ textContent }) => textContent)
}

async function tag(text: string): Promise<void> {
  fill(await findField('Novas etiquetas'), text)
  click(get('button', 'Guardar'))
  await findStatus('Etiquetas guardadas.')
}

describe('in place', () => {
  it('colour and note are changed, by the calls of their own features', async () => {
    const reader = await openTodas()
    click(await find('button', `Editar: ${JOAO}`))
    const edicao = await find('group', `Editar ${JOAO}`)
    click(get('radio', 'Rosa', edicao))
    await until(() => expect(app.network.count(salvarMarca)).toBe(1))
    fill(await findField('Nota', edicao), 'Amor eterno')
    click(get('button', 'Salvar', edicao))
    await findStatus('Nota salva.')
    expect(document.activeElement).toBe(get('button', `Editar: ${JOAO}`))
    await untilSays('Amor eterno', await linha(JOAO))
    await untilSays('Rosa', await linha(JOAO))
    const marca = await app.db().read.selectFrom('marca').select(['cor', 'nota', 'versao']).execute()
    expect(marca).toContainEqual({ cor: 'rosa', nota: 'Amor eterno', versao: 3 })

    click(await find('button', 'Editar: CFW 8, Mediador'))
    const dialog = await find('dialog', 'Editar nota')
    await fillNota(dialog, { titulo: 'O único Mediador' })
    saveNota(dialog)
    await untilSays('O único Mediador', await linha('CFW 8'))
    await app.open('/marcacoes', reader)
    await untilSays('Amor eterno', await linha(JOAO))
  })

  it('of two devices the later is told, and saves over what it then saw', async () => {
    await openTodas()
    click(await find('button', `Editar: ${JOAO}`))
    await app.db().write.updateTable('marca').set({ versao: 5, nota: 'de outro aparelho' }).execute()
    fill(await findField('Nota'), 'daqui')
    expectConsole('Erro ao alterar marcação:')
    click(get('button', 'Salvar'))
    await untilSays('Esta marca foi alterada em outro aparelho.')
    await untilSays('de outro aparelho')
    click(get('button', 'Salvar'))
    await findStatus('Nota salva.')
    await untilSays('daqui', await linha(JOAO))
  })
})

it('a note that was deleted elsewhere is saved as a new one at the place that it was about', async () => {
  const reader = await openTodas()
  await app.db().write.updateTable('anotacao').set({ ancora: 's2' }).execute()
  await app.open('/marcacoes', reader)
  click(await find('button', /^Editar: CFW 8/))
  const dialog = await find('dialog', 'Editar nota')
  await fillNota(dialog, { titulo: 'O único Mediador' })
  await app.db().write.deleteFrom('anotacao').execute()
  expectConsole('Erro ao editar nota: ApiError')
  saveNota(dialog)
  click(await find('button', 'Salvar como nota nova'))
  await untilGone(dialog)
  expect(app.network.calls(criarNota).at(-1)?.body).toMatchObject({ numero_pergunta: 8, ancora: 's2' })
})

describe('what is changed elsewhere in the app', () => {
  const untilLinhas = (...wanted: readonly string[]) => until(() => expect(tipos()).toEqual(wanted))

  it('stands in the list that was left a moment ago', async () => {
    await openTodas()
    const goBack = makeBack()
    click(get('link', 'CFW 8'))
    const dialog = await openEdicao('Mediador')
    await fillNota(dialog, { titulo: 'O único Mediador' })
    saveNota(dialog)
    await findStatus('Nota editada com sucesso!')
    goBack()
    await untilSays('O único Mediador', await linha('CFW 8'))
    click(get('link', 'CFW 8'))
    await excluir('O único Mediador')
    await findStatus('Nota excluída com sucesso!')
    goBack()
    await untilLinhas('marca', 'destaque')
    click(get('link', JOAO))
    click(await find('button', 'Nota em João 3.16–17'))
    fill(await findField('Nota'), 'Amor eterno')
    click(get('button', 'Salvar'))
    await findStatus('Nota salva.')
    goBack()
    await untilSays('Amor eterno', await linha(JOAO))
  })

  it('is known to a list whose form was left while it was saved', async () => {
    await openTodas()
    click(await find('button', 'Editar: CFW 8, Mediador'))
    const dialog = await find('dialog', 'Editar nota')
    await fillNota(dialog, { titulo: 'O único Mediador' })
    const release = app.network.hold(editarNota)
    saveNota(dialog)
    fireEvent(dialog, new Event('cancel'))
    await untilGone(dialog)
    await settle()
    release()
    await findStatus('Nota editada com sucesso!')
    await untilSays('O único Mediador', await linha('CFW 8'))
  })
})

describe('tags', () => {
  it('are put on many at once, filter the list, are renamed and removed', async () => {
    await openTodas()
    await selecionar(/^Selecionar: CFW 8/)
    await selecionar(/^Selecionar: João/)
    await findStatus('2 selecionadas')
    click(get('button', 'Etiquetas', get('region', 'Seleção')))
    await tag('graça, Sermão de domingo')
    await until(() => expect(etiquetasDe(JOAO)).toEqual(['graça', 'Sermão de domingo']))
    expect(count('region', 'Seleção')).toBe(0)
    choose(await findField('Etiqueta'), 'graça')
    await findStatus('2 marcações')
    expect(address()).toMatch(/etiqueta=/)

    click(get('button', `Etiquetas: ${JOAO}`))
    click(await find('button', 'graça'))
    click(get('button', 'Guardar'))
    await findStatus('1 marcação')
    click(get('button', 'Gerir etiquetas'))
    click(await find('button', 'Renomear: graça'))
    fill(await findField('Novo nome'), 'sermao de DOMINGO')
    expectConsole('Erro ao renomear etiqueta:')
    click(get('button', 'Guardar o nome'))
    await untilSays('Você já tem outra etiqueta com este nome.')
    fill(await findField('Novo nome'), 'graça comum')
    click(get('button', 'Guardar o nome'))
    await find('button', 'Renomear: graça comum')
    click(get('button', 'Excluir: graça comum'))
    click(get('button', 'Sim', await find('alertdialog')))
    await findStatus('3 marcações')
    expect(address()).toBe('/marcacoes')
  })

  it('that are on their way from a closed dialog close no other, and are told of when they are refused', async () => {
    await openTodas()
    click(get('button', `Etiquetas: ${JOAO}`))
    fill(await findField('Novas etiquetas'), 'graça')
    const release = app.network.hold(etiquetar)
    app.network.refuse(etiquetar, 'cota_esgotada', 'Cada marcação tem até 10 etiquetas.')
    expectConsole('Erro ao guardar etiquetas:')
    const dialog = await find('dialog', 'Etiquetas')
    click(get('button', 'Guardar'))
    await settle()
    fireEvent(dialog, new Event('cancel'))
    await untilGone(dialog)
    release()
    await findAlert('Cada marcação tem até 10 etiquetas.')

    click(get('button', `Etiquetas: ${JOAO}`))
    fill(await findField('Novas etiquetas'), 'fé')
    app.network.passOn(etiquetar)
    const releaseSecond = app.network.hold(etiquetar)
    const second = await find('dialog', 'Etiquetas')
    click(get('button', 'Guardar'))
    await settle()
    fireEvent(second, new Event('cancel'))
    await untilGone(second)
    click(get('button', 'Etiquetas: CFW 8, Mediador'))
    fill(await findField('Novas etiquetas'), 'esperança')
    releaseSecond()
    await findStatus('Etiquetas guardadas.')
    expect(await findField('Novas etiquetas')).toHaveProperty('value', 'esperança')
  })

  it('say what is no tag, and what the server refuses', async () => {
    await openTodas()
    click(get('button', 'Selecionar todas'))
    await findStatus('3 selecionadas')
    click(get('button', 'Etiquetas', get('region', 'Seleção')))
    fill(await findField('Novas etiquetas'), 'x'.repeat(41))
    click(get('button', 'Guardar'))
    await untilSays('A etiqueta deve ter no máximo 40 caracteres.')
    app.network.refuse(etiquetar, 'cota_esgotada', 'Cada marcação tem até 10 etiquetas.')
    fill(await findField('Novas etiquetas'), 'fé')
    expectConsole('Erro ao guardar etiquetas:')
    click(get('button', 'Guardar'))
    await untilSays('Cada marcação tem até 10 etiquetas.')
  })
})

describe('a deletion', () => {
  it('waits ten seconds, in which it is undone and nothing was deleted', async () => {
    await openTodas()
    click(get('button', 'Selecionar todas'))
    await findStatus('3 selecionadas')
    click(get('button', 'Excluir', get('region', 'Seleção')))
    await untilSays('3 marcações fora da lista')
    expect(tipos()).toEqual([])
    click(get('button', 'Desfazer'))
    await until(() => expect(tipos()).toEqual(['nota', 'marca', 'destaque']))
    expect(document.activeElement).toBe(get('heading', 'Minhas marcações'))
    expect(app.network.count(deletarMarca)).toBe(0)
  })

  it('is done after them by the calls of each feature, and one that fails stays', async () => {
    await openTodas()
    app.network.refuse(deletarNota, 'erro_interno', 'Algo deu errado no servidor.')
    stopClock()
    click(get('button', 'Selecionar todas'))
    await runUntil(() => get('region', 'Seleção'))
    click(get('button', 'Excluir', get('region', 'Seleção')))
    expectConsole('Erro ao excluir marcações:')
    await runUntil(() => get('button', 'Desfazer'))
    await runUntil(() => expect(app.network.count(deletarMarca)).toBe(1))
    await runUntil(() => expect(tipos()).toEqual(['nota']))
    await untilSays('1 marcação continua na lista. Algo deu errado no servidor.')
    expect(PRAZO_MS).toBe(10_000)
  })

  it('takes what was written on it and not saved, which nobody would find again', async () => {
    await openTodas()
    click(await find('button', `Editar: ${JOAO}`))
    fill(await findField('Nota'), 'por dizer')
    click(get('button', 'Fechar a edição'))
    click(await find('button', 'Editar: CFW 8, Mediador'))
    const dialog = await find('dialog', 'Editar nota')
    await fillNota(dialog, { titulo: 'por escrever' })
    fireEvent(dialog, new Event('cancel'))
    await untilGone(dialog)
    const rascunhos = () => Object.keys(localStorage).filter((key) => key.startsWith('mbw:rascunho'))
    await until(() => expect(rascunhos()).toHaveLength(2))
    stopClock()
    click(get('button', 'Selecionar todas'))
    await runUntil(() => get('region', 'Seleção'))
    click(get('button', 'Excluir', get('region', 'Seleção')))
    await runUntil(() => expect(document.body.textContent).toContain('3 marcações excluídas.'))
    expect(rascunhos()).toEqual([])
  })
})
