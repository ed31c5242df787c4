/** Each of the six standards: from the home page to its index, its pages and back. */
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'
import { saveScreenshot } from '#tests/support/browser-screenshot.ts'

/** A question of the BCW whose first part has its marker there, but no references any more. */
const SEM_REFERENCIAS = 2

const { open } = setupBrowser({
  async prepare({ write }) {
    const primeira = sql`SELECT parte.id FROM parte JOIN secao ON secao.id = secao_id
      WHERE simbolo_id = 3 AND numero = ${SEM_REFERENCIAS} AND marcador = 1`
    await sql`DELETE FROM referencia_trecho WHERE parte_id IN (${primeira})`.execute(write)
    await sql`DELETE FROM referencia WHERE parte_id IN (${primeira})`.execute(write)
  },
})

const CAPITULO = { slug: 'capitulo', acao: 'Ver Seções', outras: ['Capítulo Anterior', 'Próximo Capítulo'] }
const PERGUNTA = { slug: 'pergunta', acao: 'Ver Resposta', outras: ['Pergunta Anterior', 'Próxima Pergunta'] }

interface PadraoEsperado {
  readonly sigla: string
  readonly titulo: string
  readonly unidade: typeof CAPITULO
  readonly total: number
  /** What is typed, without accents, to find the last page, and its title. */
  readonly filtro: string
  readonly ultima: string
}

const PADROES: readonly PadraoEsperado[] = [
  {
    sigla: 'CFW',
    titulo: 'Confissão de Fé de Westminster',
    unidade: CAPITULO,
    total: 33,
    filtro: 'juizo final',
    ultima: 'Do Juízo Final',
  },
  {
    sigla: 'CMW',
    titulo: 'Catecismo Maior de Westminster',
    unidade: PERGUNTA,
    total: 196,
    filtro: 'conclusao da oracao',
    ultima: 'O que nos ensina a conclusão da Oração do Senhor?',
  },
  {
    sigla: 'BCW',
    titulo: 'Breve Catecismo de Westminster',
    unidade: PERGUNTA,
    total: 107,
    filtro: 'conclusao da oracao',
    ultima: 'O que nos ensina a conclusão da Oração do Senhor?',
  },
  {
    sigla: 'FGOP',
    titulo: 'Forma de Governo e Ordenação Presbiterianos',
    unidade: CAPITULO,
    total: 19,
    filtro: 'diretorio ordenacao',
    ultima: 'Diretório para a Ordenação de Ministros',
  },
  {
    sigla: 'DCPU',
    titulo: 'Diretório de Culto Público',
    unidade: CAPITULO,
    total: 15,
    filtro: 'cantico salmos',
    ultima: 'Do Cântico dos Salmos',
  },
  {
    sigla: 'DCPR',
    titulo: 'Diretório de Culto Privado',
    unidade: CAPITULO,
    total: 15,
    filtro: 'piedade fora',
    ultima: 'Da Piedade fora de Casa e do Fim destas Diretrizes',
  },
]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const markers = (page: Page) => page.getByRole('button', { name: /^Referências bíblicas, nota \d+$/ })
const card = (page: Page, { sigla }: PadraoEsperado) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Acessar' })
    .locator(`a[href="/${sigla.toLowerCase()}"]`)

describe('from the home page to the last page and back', () => {
  it.each(PADROES)('$sigla, in a wide window and in a narrow one', async (padrao) => {
    const { sigla, unidade, total, titulo, filtro, ultima } = padrao
    const pasta = `/${sigla.toLowerCase()}`
    const page = await open('/')
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await card(page, padrao).click()
      await heading(page, titulo).waitFor()
      await page.waitForURL(pasta)
      const rows = page.getByRole('link', { name: unidade.acao })
      await expectSoon(() => rows.count()).toBe(total)
      await saveScreenshot(page, `indice-${sigla}`)
      const filter = page.getByRole('searchbox')
      await filter.fill(filtro.toUpperCase())
      const readRows = async () => (await rows.allInnerTexts()).map((text) => text.split(/\s*\n\s*/))
      await expectSoon(readRows).toEqual([[String(total), ultima, unidade.acao]])
      await filter.fill(String(total))
      await expectSoon(() => rows.count()).toBe(1)
      await rows.click()
      await heading(page, ultima).waitFor()
      await page.waitForURL(`${pasta}/${unidade.slug}/${total}`)
      const trilha = page.getByRole('navigation', { name: /^(Capítulos|Perguntas)$/ })
      await trilha.getByText(sigla).click()
      await heading(page, titulo).waitFor()
      await page.waitForURL(pasta)
      await page.getByRole('banner').getByRole('link', { name: 'Minha Biblioteca Westminster' }).click()
    }
  })
})

describe('a question', () => {
  it.each([1440, 390])('has an answer, and marks only the parts with references, at %i px', async (width) => {
    const page = await open('/cmw/pergunta/1', { width })
    await page.getByRole('heading', { level: 2, name: 'Resposta' }).waitFor()
    // CMW 1 has two notes. Each stands in the text, and from 1024 px in the margin too.
    await expectSoon(() => markers(page).filter({ visible: true }).count()).toBe(width < 1024 ? 2 : 4)
    await saveScreenshot(page, 'cmw-1')
    await markers(page).first().click()
    const dialog = page.getByRole('dialog', { name: 'Referências Bíblicas' })
    await dialog.getByText('Romanos 11.36: texto de prova.').waitFor()
    await saveScreenshot(page, 'cmw-1-referencias')
  })

  it('has no marker at a part whose references are gone', async () => {
    const page = await open(`/bcw/pergunta/${SEM_REFERENCIAS}`, { width: 390 })
    await page.getByText('A Palavra de Deus, que está contida nas Escrituras').waitFor()
    await expectSoon(() => markers(page).filter({ visible: true }).allInnerTexts()).toEqual(['[2]'])
  })

  it.each(['/cmw/pergunta/100', '/bcw/pergunta/8', '/fgop/capitulo/3'])(
    '%s has no references and no markers',
    async (path) => {
      const page = await open(path)
      await page.getByRole('heading', { level: 2, name: /^(Resposta|Seção 1)$/ }).waitFor()
      expect(await markers(page).count()).toBe(0)
      expect(await page.getByRole('list', { name: 'Textos-prova' }).count()).toBe(0)
    },
  )
})

describe('what only one standard has', () => {
  it.each([1440, 390])('the subtitles and references of the FGOP, at %i px', async (width) => {
    const page = await open('/fgop/capitulo/1', { width })
    await page.getByRole('heading', { level: 3, name: 'Prefácio', exact: true }).waitFor()
    await saveScreenshot(page, 'fgop-1')
    const nota = page.getByRole('button', { name: 'Referências bíblicas, nota 1', exact: true }).first()
    await nota.click()
    const dialog = page.getByRole('dialog', { name: 'Referências Bíblicas' })
    await dialog.getByText('Jesus Cristo, sobre cujos ombros está o governo').waitFor()
    await dialog.getByText('Isaías 9.6: texto de prova.').waitFor()
    await dialog.getByText('Isaías 9.7: texto de prova.').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await nota.and(page.locator(':focus')).waitFor()
  })

  it.each([1440, 390])(
    'the titles of sections and the highlighted lines of the DCPU, at %i px',
    async (width) => {
      const page = await open('/dcpu/capitulo/8', { width })
      const secao = page.locator('section').filter({
        has: page.getByRole('heading', { level: 2, name: 'Seção 1', exact: true }),
      })
      await secao.getByRole('heading', { level: 3, name: 'A frequência e os que não estão aptos' }).waitFor()
      await secao.getByText('Os ignorantes e os escandalosos não estão aptos para receber').waitFor()
      await expectSoon(() => page.getByRole('heading', { level: 2, name: /^Seção \d$/ }).count()).toBe(8)
      expect(await markers(page).count()).toBe(0)
      await saveScreenshot(page, 'dcpu-8')
    },
  )
})
