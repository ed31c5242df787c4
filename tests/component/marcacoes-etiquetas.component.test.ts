/** /marcacoes over the real server: several acts on tags at a time. */
import { expect, it } from 'vitest'
import { excluirEtiqueta, renomearEtiqueta } from '#contract/etiquetas.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import { click, fill, find, findField, findStatus, get, until } from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

const app = setupServidor()

/** Opens the dialog of the tags 'fé' and 'graça'. */
async function openEtiquetas(): Promise<void> {
  const reader = await app.newReader()
  await insertNotas(app.db(), reader, [{ titulo: 'Mediador', anotacao: 'Ofícios' }])
  await app.open('/marcacoes', reader)
  click(await find('button', /^Etiquetas: /))
  fill(await findField('Novas etiquetas'), 'fé, graça')
  click(get('button', 'Guardar'))
  await findStatus('Etiquetas guardadas.')
  click(await find('button', 'Gerir etiquetas'))
  await find('button', 'Renomear: graça')
}

/** Deletes a tag, and does not wait for the end. @returns lets the answer come */
async function excluirTarde() {
  click(get('button', 'Excluir: fé'))
  const release = app.network.hold(excluirEtiqueta)
  click(get('button', 'Sim', await find('alertdialog')))
  await until(() => expect(app.network.count(excluirEtiqueta)).toBe(1))
  click(get('button', 'Não', get('alertdialog')))
  return release
}

it('the name of one that is saved late leaves the field of another open', async () => {
  await openEtiquetas()
  click(get('button', 'Renomear: fé'))
  fill(await findField('Novo nome'), 'fé salvadora')
  const release = app.network.hold(renomearEtiqueta)
  click(get('button', 'Guardar o nome'))
  await until(() => expect(app.network.count(renomearEtiqueta)).toBe(1))
  click(get('button', 'Renomear: graça'))
  fill(await findField('Novo nome'), 'graça comum')
  release()
  await find('button', 'Renomear: fé salvadora')
  expect(await findField('Novo nome')).toHaveProperty('value', 'graça comum')
})

it('one that is deleted late leaves the question about another open', async () => {
  await openEtiquetas()
  const release = await excluirTarde()
  click(get('button', 'Excluir: graça'))
  await find('alertdialog', 'Excluir a etiqueta “graça”?')
  release()
  await findStatus('Etiqueta excluída.')
  await find('alertdialog', 'Excluir a etiqueta “graça”?')
})

it('after a new name the focus is at its tag, after a deletion at the others', async () => {
  await openEtiquetas()
  click(get('button', 'Renomear: fé'))
  fill(await findField('Novo nome'), 'fé salvadora')
  click(get('button', 'Guardar o nome'))
  const renomeada = await find('button', 'Renomear: fé salvadora')
  await until(() => expect(document.activeElement).toBe(renomeada))
  click(get('button', 'Excluir: graça'))
  click(get('button', 'Sim', await find('alertdialog')))
  await findStatus('Etiqueta excluída.')
  await until(() => expect(document.activeElement).toBe(get('list', 'As suas etiquetas')))
})

it('one that is deleted late does not take the focus from the name of another', async () => {
  await openEtiquetas()
  const release = await excluirTarde()
  click(get('button', 'Renomear: graça'))
  const field = await findField('Novo nome')
  release()
  await findStatus('Etiqueta excluída.')
  expect(document.activeElement).toBe(field)
})
