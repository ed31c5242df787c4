/**
 * What the desk publishes: a word of the Confession, corrected and taken back; an EPUB, which a reader opens and which is
 * withdrawn; an article. At both widths, with axe.
 */
import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { listarEbooks } from '#contract/ebooks.ts'
import { BYTES_DA_PARTE } from '#contract/editora/arquivos-do-rascunho.ts'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectAxeInThemes, expectNoAxeViolations } from '#tests/support/browser-axe.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'
import { METADATA, writeEpub } from '#tests/support/epub-writer.ts'
import { usuarioIdOf } from '#tests/support/mesa.ts'

// A library of its own: what is published here all would read.
const { open, newReader, db, url } = setupBrowser({})
const TITULO = 'Livro da mesa'
const ARTIGO = 'Da oração'
const DE = 'Aprouve a Deus'
const PARA = 'Agradou a Deus'

async function openMesa(path: string): Promise<Page> {
  const reader = await newReader()
  const usuario_id = await usuarioIdOf({ db: db() }, reader.email)
  const papel = { usuario_id, papel: 'editor', dado_em: '2026-11-23' } as const
  await db().write.insertInto('papel').values(papel).execute()
  return open(path, { reader })
}

/** Of two pieces: what does not shrink fills the first. */
function makeEpub(): Buffer {
  return writeEpub({
    documentos: {
      'c1.xhtml': '<h1>Um</h1><p>A fé vem pelo ouvir, como está em Rm 10.17.</p>',
      'c2.xhtml': '<h1>Dois</h1><p>Justificados pela fé, temos paz com Deus.</p>',
    },
    metadata: METADATA.replace('urn:prova:1', 'mesa-1').replace('Livro de prova', TITULO),
    files: { 'OEBPS/letras.ttf': randomBytes(BYTES_DA_PARTE) },
  })
}

/** At both widths and 320 px; nothing is wider than its window. All themes at the narrow one. */
async function look(page: Page, name: string): Promise<void> {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(`${name} ${width}: ${wide}`).toBe(`${name} ${width}: 0`)
    if (width === 390) await expectAxeInThemes(page)
    if (width === 1440) await expectNoAxeViolations(page)
    if (width > 320) await saveScreenshot(page, `editora-${name}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function expectNoSideways(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expectSoon(overflow).toBeLessThanOrEqual(0)
}

async function titulosDoCatalogo(): Promise<string[]> {
  const reply = await fetch(`${url()}/api${listarEbooks.path}`)
  return (await reply.json()).map(({ titulo }: { titulo: string }) => titulo)
}

it('a correction goes from the desk to the reader and back', async () => {
  const page = await openMesa('/editora/textos')
  await page.getByRole('link', { name: /CFW 8/ }).waitFor()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: /CFW 8/ }).click()

  const fonte = page.getByLabel('Fonte do texto')
  const before = await fonte.inputValue()
  await fonte.fill(before.replace(DE, PARA))
  await page.locator('.painel-da-previa .texto-pagina', { hasText: PARA }).waitFor()
  await page.getByRole('tab', { name: 'O que muda' }).click()
  await expectSoon(() => page.locator('.diferencas ins').innerText()).toContain('Agradou')
  await expectAxeInThemes(page)
  await saveScreenshot(page, 'editora-texto')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSideways(page)
  await expectNoAxeViolations(page)
  await saveScreenshot(page, 'editora-texto')

  await page.getByLabel('Motivo da correção').fill('Palavra mais comum')
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Publicado. Os leitores veem').waitFor()
  await page.getByText('Versão 1: Palavra mais comum').waitFor()
  const reader = await open('/cfw/capitulo/8')
  await reader.getByText(PARA).waitFor()

  await page.bringToFront()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('button', { name: 'Sim', exact: true }).click()
  await page.getByText('Versão 2, que desfaz a 1').waitFor()
  await expectSoon(() => fonte.inputValue()).toBe(before)
  const published = await fetch(`${url()}/api/padroes/cfw/paginas/8`)
  expect(await published.text()).toContain(DE)
})

it('brings an EPUB and an article to the readers, and takes a book out of the catalogue', async () => {
  const page = await openMesa('/editora/livros')
  await page.getByRole('link', { name: 'Enviar EPUB' }).click()
  const file = { name: 'mesa.epub', mimeType: 'application/epub+zip', buffer: makeEpub() }
  await page.getByLabel('Escolher um arquivo EPUB').setInputFiles(file)
  await page.getByRole('heading', { name: 'O que foi lido' }).waitFor()
  await page.getByRole('button', { name: /^Dois/ }).click()
  await page.getByText('temos paz com Deus').waitFor()
  await page.getByRole('button', { name: 'Juntar uma área' }).click()
  await page.getByLabel('Área', { exact: true }).last().fill('Da mesa')
  await look(page, 'rascunho')
  await page.getByRole('button', { name: 'Guardar a ficha' }).click()
  await page.getByText('Ficha guardada.').waitFor()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Publicado. Os leitores').waitFor()

  const reader = await open('/ebooks')
  await reader.getByRole('link', { name: TITULO }).first().press('Enter')
  await reader.getByRole('heading', { level: 1, name: TITULO }).waitFor()
  await reader.getByRole('link', { name: 'Da mesa' }).first().waitFor()

  await page.bringToFront()
  await page.getByRole('link', { name: 'Abrir o livro na mesa' }).click()
  await page.getByRole('heading', { level: 1, name: TITULO }).waitFor()
  await page.getByLabel('Motivo da retirada').fill('Direitos')
  await look(page, 'livro')
  await page.getByRole('button', { name: 'Retirar do catálogo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar' }).click()
  await page.getByRole('heading', { name: 'Fora do catálogo' }).waitFor()
  expect(await titulosDoCatalogo()).not.toContain(TITULO)

  await page.getByRole('link', { name: 'Livros', exact: true }).first().click()
  await page.getByText('Retirado', { exact: true }).waitFor()
  await look(page, 'livros')
  await page.getByRole('link', { name: 'Escrever artigo' }).click()
  await page.getByLabel('Título do artigo').fill(ARTIGO)
  await page.keyboard.press('Enter')
  await page
    .getByLabel('Texto em Markdown')
    .fill('Orai *sem cessar*.\n\n## Por quê\n\n> Pedi, e dar-se-vos-á.\n')
  await page.locator('.papel-da-previa blockquote').waitFor()
  await look(page, 'artigo')
  await page.keyboard.press('Control+S')
  await page.getByText('Texto guardado.').waitFor()
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Publicado. Os leitores').waitFor()
  expect(await titulosDoCatalogo()).toContain(ARTIGO)
})
