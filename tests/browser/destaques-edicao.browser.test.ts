/** A new edition of a book, imported while it is read: highlights, notes and places stay with their words. */
import { describe, it } from 'vitest'
import { capituloDoEbook } from '#contract/ebooks.ts'
import { buildUrl } from '#contract/url.ts'
import { barraDeSelecao, cartao, destacados, destacar, selecionar } from '#tests/support/browser-destaques.ts'
import {
  comecar,
  openGaveta,
  paragrafo,
  readLugar,
  rolarEPousar,
  salvarLugar,
} from '#tests/support/browser-leitura.ts'
import { setupLivro } from '#tests/support/browser-livro.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { documentosDoLivro, importLivro } from '#tests/support/livro-de-prova.ts'

const { open, newReader, db, livro } = setupLivro({ isOwn: true })

const JOSIAS = 'o rei Josias'
const BIBLIA = 'Deus amou o mundo'
const SAI = 'Parágrafo 2 sobre a graça'
const NOTA = 'Comparar com 2 Reis 22.'

/** The same book with paragraphs before the text, one changed, one gone. */
function segundaEdicao(): Record<string, string> {
  const documentos = documentosDoLivro()
  const c1 = documentos['c1.xhtml'] ?? ''
  const changed = c1
    .replace(
      '<p>Nota: o rei Josias',
      '<p>Prefácio do revisor.</p><p>Outra palavra do revisor.</p><p>Nota revista: certo dia o rei Josias',
    )
    .replace(/<p>Parágrafo 2 sobre a graça.*?<\/p>/, '')
  return { ...documentos, 'c1.xhtml': changed }
}

describe('a new edition', () => {
  it('leaves highlights, notes and the place where they were', async () => {
    const reader = await newReader()
    const path = await comecar(db(), reader, livro())
    const page = await open(path, { reader, clock: true })
    await paragrafo(page, JOSIAS).waitFor()
    await selecionar(page, JOSIAS)
    await barraDeSelecao(page).getByRole('button', { name: 'Anotar' }).click()
    await cartao(page).getByRole('textbox', { name: 'Nota' }).fill(NOTA)
    await cartao(page).getByRole('button', { name: 'Salvar' }).click()
    await cartao(page).waitFor({ state: 'detached' })
    for (const palavras of [BIBLIA, SAI]) await destacar(page, palavras, 'azul')
    await salvarLugar(page, () => rolarEPousar(page, 1_500))
    const { palavras } = await readLugar(page)

    await importLivro(db(), segundaEdicao())
    // The server notices within its two seconds; what the page has in memory is left with it.
    const { ebookId, capitulos } = livro()
    const capitulo = buildUrl(capituloDoEbook.path, { params: { ebookId, capituloId: capitulos[0] } })
    await expectSoon(async () => (await page.context().request.get(capitulo)).text()).toContain(
      'Prefácio do revisor.',
    )
    await page.goto(path)
    await paragrafo(page, 'Prefácio do revisor.').waitFor()
    await expectSoon(async () => (await readLugar(page)).palavras).toBe(palavras)
    await expectSoon(() => destacados(page)).toEqual([JOSIAS, BIBLIA])
    await expectSoon(() => paragrafo(page, JOSIAS).textContent()).toMatch(
      /^Nota revista: certo dia o rei Josias/,
    )
    await page.getByRole('button', { name: 'Destaque amarelo com nota: abrir' }).press('Enter')
    await expectSoon(() => cartao(page).getByRole('textbox', { name: 'Nota' }).inputValue()).toBe(NOTA)
    await page.keyboard.press('Escape')

    // What the edition no longer has keeps its words.
    const gaveta = await openGaveta(page, 'Destaques')
    await gaveta.getByRole('heading', { name: 'Trechos que esta edição não tem mais' }).waitFor()
    await gaveta.getByRole('paragraph').getByText(SAI, { exact: true }).waitFor()
  })
})
