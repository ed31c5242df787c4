/** Two Bibles that are installed: the choice between them on the page of a chapter and in the dialog of references. */
import { expect, it } from 'vitest'
import { importBiblia } from '#server/conteudo/import-biblia.ts'
import { generateBiblia, loadCanon } from '#tests/support/biblia-gerada.ts'
import { choose, click, find, findField, until, untilSays } from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'

/** A New Testament whose words name it. */
const app = setupServidor({
  prepare: async (db) => {
    const canon = await loadCanon()
    const inteira = generateBiblia(canon)
    const livros = inteira.livros
      .filter(({ id }) => id >= 40)
      .map(({ id, capitulos }) => ({
        id,
        capitulos: capitulos.map((capitulo) => ({
          ...capitulo,
          versiculos: capitulo.versiculos.map(({ numero }) => ({
            numero,
            texto: `Outra tradução, ${numero}.`,
          })),
        })),
      }))
    const biblia = { ...inteira, livros, nome: 'Novo Testamento de Prova', atribuicao: 'Tradução de prova.' }
    await importBiblia(db, { biblia, correcoes: [] }, canon, { dryRun: false, sigla: 'NTP' })
  },
})

/** Waits for the words of the second verse, without its number, its mark and the note of the margin. */
const untilSecond = (words: string) =>
  until(() => {
    const verso = document.getElementById('v2')?.cloneNode(true)
    if (!(verso instanceof HTMLElement)) throw new Error('There is no second verse.')
    for (const other of verso.querySelectorAll('button, [aria-hidden]')) other.remove()
    expect(verso.textContent.replaceAll('\u2060', '').trim()).toBe(words)
  })

it('is made on a chapter, kept, and made again in the dialog', async () => {
  await app.open('/biblia/capitulos/43/3')
  choose(await findField('Edição'), 'Novo Testamento de Prova')
  await untilSecond('Outra tradução, 2.')
  await untilSays('Tradução de prova.')

  await app.open('/biblia/capitulos/1/1')
  await untilSays('A edição Novo Testamento de Prova não traz este livro.')
  click(await find('link', 'Ler na edição Bíblia de prova'))
  await untilSecond('Gênesis 1.2: texto de prova.')
  click(await find('link', /^Próximo Capítulo/))
  await untilSecond('Gênesis 2.2: texto de prova.')

  await app.open('/cfw/capitulo/8')
  click(await find('button', 'Referências bíblicas, nota 1'))
  const dialog = await find('dialog', 'Referências Bíblicas')
  await untilSays('Outra tradução, 16.', dialog)
  choose(await findField('Edição', dialog), 'Bíblia de prova')
  await untilSays('João 3.16: texto de prova.', dialog)
})
