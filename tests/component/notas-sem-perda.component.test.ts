/** Notes whose answer is lost, that are put aside or outlive a reload, over the real server. */
import { fireEvent } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { criarNota } from '#contract/notas.ts'
import { breakNotas, insertNotas, readNotas } from '#tests/support/browser-notas.ts'
import {
  fillNota,
  findPainel,
  openEdicao,
  openNova,
  saveNota,
  titulosDasNotas,
} from '#tests/support/component-notas.ts'
import {
  click,
  count,
  find,
  findAlert,
  findField,
  findStatus,
  get,
  settle,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupServidor()

const NOTA = { titulo: 'O Mediador', anotacao: 'Profeta, sacerdote e rei.' }
const FALHOU = 'A nota não foi salva. '
const COMECOU = 'Você começou uma nota e ainda não a salvou.'

describe('a new note', () => {
  /** A note that the server has made, and the page does not know of. */
  async function loseNota() {
    const reader = await app.open('/cfw/capitulo/8')
    const dialog = await openNova()
    await fillNota(dialog, NOTA)
    app.network.loseAnswer(criarNota)
    expectConsole('Erro ao criar nota: NetworkError')
    saveNota(dialog)
    const alert = await findAlert(`${FALHOU}Sem conexão com o servidor.`, dialog)
    expect(await readNotas(app.db(), reader)).toHaveLength(1)
    return { reader, dialog, alert }
  }

  it('is made once when the answer of the server gets lost', async () => {
    const { reader, alert } = await loseNota()
    click(get('button', 'Tentar de novo', alert))
    await findStatus('Nota criada.')
    await until(() => expect(titulosDasNotas()).toEqual([NOTA.titulo]))
    expect(await readNotas(app.db(), reader)).toHaveLength(1)
  })

  it('shows both versions when it was made unnoticed and then written on', async () => {
    const { reader, dialog } = await loseNota()
    await fillNota(dialog, { anotacao: 'Só ele.' })
    saveNota(dialog)
    const versoes = await find('dialog', 'Duas versões da nota')
    await untilSays(NOTA.anotacao, await find('region', 'Versão salva', versoes))
    click(get('button', 'Manter a minha', versoes))
    await untilGone(versoes)
    await until(() => expect(titulosDasNotas()).toEqual([NOTA.titulo]))
    expect(await readNotas(app.db(), reader)).toEqual([
      expect.objectContaining({ anotacao: 'Só ele.', versao: 2 }),
    ])
  })

  it('that is put aside stays as a draft of its own page, until it is discarded', async () => {
    const reader = await app.open('/cfw/capitulo/8')
    const dialog = await openNova()
    await fillNota(dialog, NOTA)
    // What the browser makes of Esc.
    fireEvent(dialog, new Event('cancel'))
    await findStatus('O texto não foi salvo. O rascunho ficou guardado neste aparelho.')
    await app.open('/cfw/capitulo/9', reader)
    await untilSays('Nenhuma Nota Criada', await findPainel())
    expect(document.body.textContent).not.toContain(COMECOU)
    await app.open('/cfw/capitulo/8', reader)
    await untilSays(COMECOU)
    click(await find('button', 'Continuar'))
    const kept = await find('dialog', 'Nova nota')
    expect(await findField('Título', kept)).toHaveProperty('value', NOTA.titulo)
    click(get('button', 'Descartar rascunho', kept))
    await until(() => expect(get('textbox', 'Título', kept)).toHaveProperty('value', ''))
    fireEvent(kept, new Event('cancel'))
    await untilGone(kept)
    await until(() => expect(document.body.textContent).not.toContain(COMECOU))
  })
})

describe('what is written while a note is saved', () => {
  it('is not taken, so that nothing goes with the form unsaved', async () => {
    const reader = await app.open('/cfw/capitulo/8')
    const dialog = await openNova()
    await fillNota(dialog, NOTA)
    const release = app.network.hold(criarNota)
    saveNota(dialog)
    const anotacao = await findField('Anotação', dialog)
    await until(() => expect(anotacao).toHaveProperty('readOnly', true))
    expect(await findField('Título', dialog)).toHaveProperty('readOnly', true)
    release()
    await findStatus('Nota criada.')
    expect(await readNotas(app.db(), reader)).toEqual([expect.objectContaining(NOTA)])
  })

  it('stays a draft in a form that was opened again meanwhile', async () => {
    await app.open('/cfw/capitulo/8')
    const dialog = await openNova()
    await fillNota(dialog, NOTA)
    const release = app.network.hold(criarNota)
    saveNota(dialog)
    fireEvent(dialog, new Event('cancel'))
    await untilGone(dialog)
    await fillNota(await openNova(), { anotacao: 'Só ele.' })
    const hasRascunho = () => JSON.stringify({ ...localStorage }).includes('Só ele.')
    await until(() => expect(hasRascunho()).toBe(true))
    release()
    await findStatus('Nota criada.')
    expect(hasRascunho()).toBe(true)
  })

  it('and written on in a form that was opened again is no other version of it', async () => {
    const reader = await app.open('/cfw/capitulo/8')
    const dialog = await openNova()
    await fillNota(dialog, NOTA)
    const release = app.network.hold(criarNota)
    saveNota(dialog)
    fireEvent(dialog, new Event('cancel'))
    await untilGone(dialog)
    const again = await openNova()
    await fillNota(again, { anotacao: 'Só ele.' })
    saveNota(again)
    await settle()
    release()
    await untilGone(again)
    expect(count('dialog', 'Duas versões da nota')).toBe(0)
    await until(() => expect(titulosDasNotas()).toEqual([NOTA.titulo]))
    expect(await readNotas(app.db(), reader)).toEqual([
      expect.objectContaining({ ...NOTA, anotacao: 'Só ele.', versao: 2 }),
    ])
  })
})

describe('a new note while the server fails', () => {
  it('outlives it and a reload as a draft, which goes when it is saved, once though the button is used twice', async () => {
    const reader = await app.open('/cfw/capitulo/8')
    await untilSays('Nenhuma Nota Criada', await findPainel())
    const dialog = await openNova()
    await fillNota(dialog, NOTA)
    expectConsole('Erro ao criar nota: ApiError')
    const restore = await breakNotas(app.db())
    saveNota(dialog)
    await findAlert(FALHOU, dialog)
    const titulo = 'O Mediador e os seus ofícios'
    await fillNota(dialog, { titulo })
    // Its draft is kept a moment after the last key.
    await until(() => expect(JSON.stringify({ ...localStorage })).toContain(titulo))

    // The reload finds the server failing still.
    expectConsole('Erro ao buscar notas: ApiError')
    app.reload()
    await untilSays(COMECOU)
    await find('button', 'Tentar de novo', await findPainel())
    await restore()
    click(await find('button', 'Continuar'))
    const kept = await find('dialog', 'Nova nota')
    await untilSays('Este é o rascunho que você ainda não salvou.', kept)
    expect(await findField('Título', kept)).toHaveProperty('value', titulo)
    expect(await findField('Anotação', kept)).toHaveProperty('value', NOTA.anotacao)
    // A double click: between the two the page draws what the first has done.
    saveNota(kept)
    await settle()
    saveNota(kept)
    await findStatus('Nota criada.')
    // The one that failed, and one for both uses of the button.
    expect(app.network.count(criarNota)).toBe(2)
    await until(() => expect(document.body.textContent).not.toContain(COMECOU))
    expect(await readNotas(app.db(), reader)).toHaveLength(1)
    app.reload()
    await until(() => expect(titulosDasNotas()).toEqual([titulo]))
    expect(document.body.textContent).not.toContain(COMECOU)
    expect(await readNotas(app.db(), reader)).toHaveLength(1)
  })
})

describe('an edit', () => {
  it('outlives a failing server and a reload as a draft beside its note', async () => {
    const reader = await app.newReader()
    await insertNotas(app.db(), reader, [NOTA, { titulo: 'Outra' }])
    await app.open('/notas', reader)
    const dialog = await openEdicao(NOTA.titulo)
    await fillNota(dialog, { anotacao: 'Só ele.' })
    expectConsole('Erro ao editar nota: ApiError')
    const restore = await breakNotas(app.db())
    saveNota(dialog)
    await findAlert(FALHOU, dialog)
    // The draft is kept already, and the list behind its dialog does not move for it.
    await until(() => expect(Object.keys(localStorage).join()).toContain('mbw:rascunho'))
    expect(document.body.textContent).not.toContain('Há uma edição desta nota')
    await restore()
    app.reload()
    const linha = await until(() => {
      const found = get('heading', NOTA.titulo).closest<HTMLElement>('li')
      if (!found) throw new Error('The note is not in the list.')
      return found
    })
    await untilSays('Há uma edição desta nota que você ainda não salvou.', linha)
    expect(count('button', 'Continuar')).toBe(1)
    await untilSays(NOTA.anotacao, linha)
    click(get('button', 'Continuar', linha))
    const kept = await find('dialog', 'Editar nota')
    expect(await findField('Anotação', kept)).toHaveProperty('value', 'Só ele.')
    saveNota(kept)
    await findStatus('Nota editada com sucesso!')
    await untilSays('Só ele.')
    await until(() => expect(count('button', 'Continuar')).toBe(0))
  })
})
