/** A note that was changed or deleted elsewhere while it was written on, over the real server. */
import { describe, expect, it } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { changeElsewhere, insertNotas, readNotas } from '#tests/support/browser-notas.ts'
import { excluir, fillNota, openEdicao, saveNota, titulosDasNotas } from '#tests/support/component-notas.ts'
import {
  click,
  count,
  find,
  findField,
  findStatus,
  get,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupServidor()

const MINHA = { titulo: 'Os três ofícios', anotacao: 'Profeta, sacerdote e rei.' }
const SALVA = { titulo: 'O ofício de Cristo', anotacao: 'Profeta e rei.' }

async function makeReader(): Promise<Cadastro> {
  const reader = await app.newReader()
  await insertNotas(app.db(), reader, [{ titulo: 'O ofício', anotacao: 'Profeta.' }])
  return reader
}

/** Opens the note; another browser saves, then this one tries to. */
async function provoke(): Promise<{ reader: Cadastro; dialog: HTMLElement }> {
  const reader = await makeReader()
  await app.open('/cfw/capitulo/8', reader)
  const edicao = await openEdicao('O ofício')
  await fillNota(edicao, MINHA)
  await changeElsewhere(app.db(), reader, SALVA)
  saveNota(edicao)
  return { reader, dialog: await find('dialog', 'Duas versões da nota') }
}

const stored = async (reader: Cadastro) =>
  (await readNotas(app.db(), reader)).map(({ titulo, anotacao, versao }) => ({ titulo, anotacao, versao }))
const drafts = () => count('button', 'Continuar')

describe('the late one', () => {
  it('keeps what is saved', async () => {
    const { reader, dialog } = await provoke()
    click(get('button', 'Ficar com a salva', dialog))
    await findStatus('A versão salva foi mantida.')
    await until(() => expect(titulosDasNotas()).toEqual([SALVA.titulo]))
    expect(await stored(reader)).toEqual([{ ...SALVA, versao: 2 }])
    await until(() => expect(drafts()).toBe(0))
  })

  it('puts both together and edits the result', async () => {
    const { reader, dialog } = await provoke()
    click(get('button', 'Juntar', dialog))
    const joined = await find('dialog', 'Editar nota')
    await untilSays('As duas versões estão juntas abaixo.', joined)
    const anotacao = `${MINHA.anotacao}\n\n— Versão salva —\n\n${SALVA.anotacao}`
    expect(await findField('Anotação', joined)).toHaveProperty('value', anotacao)
    expect(await findField('Título', joined)).toHaveProperty('value', `${MINHA.titulo} / ${SALVA.titulo}`)
    await fillNota(joined, { titulo: 'Ofícios' })
    saveNota(joined)
    await findStatus('Nota editada com sucesso!')
    expect(await stored(reader)).toEqual([{ titulo: 'Ofícios', anotacao, versao: 3 }])
  })

  it('is told nothing when both wrote the same', async () => {
    const reader = await makeReader()
    await app.open('/notas', reader)
    const edicao = await openEdicao('O ofício')
    await fillNota(edicao, MINHA)
    await changeElsewhere(app.db(), reader, MINHA)
    saveNota(edicao)
    await findStatus('Nota editada com sucesso!')
    expect(await stored(reader)).toEqual([{ ...MINHA, versao: 2 }])
  })
})

describe('a note that was deleted elsewhere', () => {
  const deleteElsewhere = () =>
    app.db().write.deleteFrom('anotacao').where('titulo', '=', 'O ofício').execute()

  it('can be saved as a new one', async () => {
    const reader = await makeReader()
    await app.open('/cfw/capitulo/8', reader)
    const dialog = await openEdicao('O ofício')
    await fillNota(dialog, MINHA)
    await deleteElsewhere()
    expectConsole('Erro ao editar nota: ApiError')
    saveNota(dialog)
    await untilSays('Esta nota foi excluída em outro lugar. O seu texto continua aqui.', dialog)
    click(get('button', 'Salvar como nota nova', dialog))
    await untilGone(dialog)
    await until(() => expect(titulosDasNotas()).toEqual([MINHA.titulo]))
    expect(await stored(reader)).toEqual([{ ...MINHA, versao: 1 }])
  })

  it('counts as deleted here too', async () => {
    const reader = await makeReader()
    await app.open('/notas', reader)
    await find('button', 'Excluir nota: O ofício')
    await deleteElsewhere()
    await excluir('O ofício')
    await findStatus('Nota excluída com sucesso!')
    await untilSays('Você não tem notas neste filtro.')
  })
})
