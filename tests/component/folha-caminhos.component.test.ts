/** The ways to a handout: 'Imprimir', the menu of a section, marked verses, a theme of the harmonies. */
import { expect, it } from 'vitest'
import { temasDasHarmonias } from '#contract/harmonias.ts'
import { listarMarcas } from '#contract/marcas.ts'
import { referenciasBiblicas } from '#contract/referencias.ts'
import { setupApp } from '#tests/support/component-app.tsx'
import { answerVersiculos } from '#tests/support/component-biblia.ts'
import { answerCulto } from '#tests/support/component-culto.ts'
import { answerPagina, answerTexto } from '#tests/support/component-padroes.ts'
import { address, click, count, find, get, until } from '#tests/support/component-screen.ts'

const app = setupApp()

/** The address to which 'Imprimir' leads from a page. */
async function readLink(): Promise<string | null> {
  click(await find('button', 'Imprimir'))
  return get('link', 'Folha de estudo…', await find('dialog', 'Imprimir')).getAttribute('href')
}

it('a chapter, a section of it', async () => {
  answerCulto(app.network)
  answerPagina(app.network, 'cfw')
  app.network.answer(referenciasBiblicas, [])
  app.open('/cfw/capitulo/8')
  await find('button', 'Seção 1')
  expect(await readLink()).toBe('/folha?lugar=cfw:8')
  app.reload()
  click(await find('button', 'Seção 1'))
  click(await find('menuitem', 'Folha de estudo…'))
  await find('heading', 'Folha de estudo')
  expect(address()).toBe('/folha?lugar=cfw:8.1')
})

it('a question, whose answer is no section; a chapter without proofs', async () => {
  answerCulto(app.network)
  answerPagina(app.network, 'bcw')
  answerPagina(app.network, 'dcpu')
  app.network.answer(referenciasBiblicas, [])
  app.open('/bcw/pergunta/8')
  click(await find('button', 'Resposta'))
  click(await find('menuitem', 'Folha de estudo…'))
  await until(() => expect(address()).toBe('/folha?lugar=bcw:8'))
  app.open('/dcpu/capitulo/8')
  await find('button', 'Seção 1')
  expect(await readLink()).toBe('/folha?lugar=dcpu:8')
  expect(count('group', 'Textos-prova')).toBe(0)
})

it('a chapter of the Bible in the edition of its address, and marked verses', async () => {
  answerVersiculos(app.network)
  app.network.answer(listarMarcas, [])
  app.open('/biblia/capitulos/8/1?v=1-2&edicao=BDP')
  await find('region', 'Versículos marcados')
  expect(await readLink()).toBe('/folha?lugar=biblia:8:1&edicao=BDP')
  app.reload()
  click(await find('button', 'Mais', await find('region', 'Versículos marcados')))
  click(await find('menuitem', 'Folha de estudo…'))
  await until(() => expect(address()).toBe('/folha?lugar=biblia:8:1:1-2&edicao=BDP'))
})

it('a theme, with its pages in both standards and its name', async () => {
  answerTexto(app.network)
  app.network.answer(temasDasHarmonias, [
    {
      ...{ id: 12, tema: 'Cristo & a Lei' },
      pontas: [
        { model: 'CapituloConfissaodeFe', id: 8, dados: { numero_capitulo: 8, titulo: 'De Cristo' } },
        { model: 'PerguntaCmw', id: 36, dados: { numero_pergunta: 36, pergunta: 'Quem?' } },
      ],
    },
  ])
  app.open('/harmonias#tema-12')
  expect((await find('link', 'Folha de estudo…')).getAttribute('href')).toBe(
    '/folha?lugar=cfw:8&lugar=cmw:36&titulo=Cristo+%26+a+Lei',
  )
})
