/** Rows of the error catalogue (docs/erros.md): pages that anyone may read, while the server fails. */
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { runClockUntil } from '#tests/support/browser-clock.ts'
import { breakTable } from '#tests/support/browser-failures.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

/** A book whose list of chapters is empty, as no canon has it. */
const SEM_CAPITULOS = 31

const { open, db, url } = setupBrowser({
  prepare: async ({ write }) => {
    await write.deleteFrom('versiculo').where('livro_id', '=', SEM_CAPITULOS).execute()
    await write.deleteFrom('capitulo_biblia').where('livro_id', '=', SEM_CAPITULOS).execute()
  },
})

/** One step is as long as the shortest wait between two tries (1, 2, 4 s). */
const STEP_MS = 1_000

interface Failure {
  readonly path: string
  /** Table that is taken away. */
  readonly table: string
  /** Call that fails without it. */
  readonly call: string
  /** Other calls of the page that fail with it. */
  readonly others?: RegExp
  readonly message: string
  /** A link or heading that 'Tentar de novo' brings. */
  readonly recovered: readonly ['link' | 'heading', string]
}

const FAILURES: readonly Failure[] = [
  {
    path: '/bcw/pergunta/4',
    table: 'parte',
    call: '/api/bcw/pergunta_completa/4',
    message: 'Erro ao carregar pergunta.',
    recovered: ['heading', 'Resposta'],
  },
  {
    path: '/fgop/capitulo/3',
    table: 'parte',
    call: '/api/fgop/3/completo',
    message: 'Erro ao carregar conteúdo completo.',
    recovered: ['heading', 'Seção 1'],
  },
  {
    path: '/dcpu/capitulo/3',
    table: 'parte',
    call: '/api/dcpu/3/completo',
    message: 'Erro ao carregar conteúdo completo.',
    recovered: ['heading', 'Seção 1'],
  },
  {
    path: '/dcpr/texto',
    table: 'parte',
    call: '/api/padroes/dcpr/texto',
    message: 'Erro ao carregar conteúdo completo.',
    recovered: ['heading', 'Sumário'],
  },
  {
    path: '/cfw',
    table: 'pagina',
    call: '/api/cfw/1/capitulo_cfw',
    message: 'Erro ao carregar capítulos.',
    recovered: ['link', 'Da Escritura Sagrada'],
  },
  {
    path: '/cmw',
    table: 'pagina',
    call: '/api/cmw/perguntas',
    message: 'Erro ao carregar perguntas.',
    recovered: ['link', 'Que é a Palavra de Deus?'],
  },
  {
    path: '/sobre',
    table: 'simbolo',
    call: '/api/simbolo',
    message: 'Erro ao carregar padrões.',
    recovered: ['link', 'Confissão de Fé de Westminster'],
  },
  {
    path: '/biblia',
    table: 'livro',
    call: '/api/biblia/novo-testamento/livros',
    others: /^answered 500: .*\/antigo-testamento\/livros$/,
    message: 'Erro ao carregar livros do Novo Testamento.',
    recovered: ['link', 'Mateus'],
  },
  {
    path: '/biblia/capitulos/8',
    table: 'capitulo_biblia',
    call: '/api/biblia/8/capitulos',
    message: 'Erro ao carregar capítulos.',
    recovered: ['link', 'Capítulo 4'],
  },
  {
    path: '/biblia/capitulos/8/1',
    table: 'versiculo',
    call: '/api/biblia/8/1/versiculos',
    message: 'Erro ao carregar versículos.',
    recovered: ['link', 'Próximo Capítulo Rute 2'],
  },
]

describe('while the server fails', () => {
  it.each(FAILURES)('$path says $message and recovers', async (failure) => {
    const { path, table, call, others, message, recovered } = failure
    const page = await open('/ajuda', { clock: true })
    expectPageConsole(`answered 500: ${url()}${call}`)
    if (others) expectPageConsole(others)
    const restore = await breakTable(db(), table, url() + call)
    await page.goto(path)
    const alert = page.getByRole('alert').filter({ hasText: message })
    await runClockUntil(page, alert, STEP_MS)
    await restore()
    await alert.getByRole('button', { name: 'Tentar de novo' }).click()
    const [role, name] = recovered
    await page.getByRole(role, { name }).first().waitFor()
    await expectSoon(() => alert.count()).toBe(0)
  })

  it('/mbw says Erro ao carregar dados, keeps its words, and recovers', async () => {
    const page = await open('/ajuda', { clock: true })
    expectPageConsole(`answered 500: ${url()}/api/mbw`)
    const restore = await breakTable(db(), 'ebook', `${url()}/api/mbw`)
    await page.goto('/mbw')
    const alert = page.getByRole('alert').filter({ hasText: 'Erro ao carregar dados' })
    await runClockUntil(page, alert, STEP_MS)
    await page.getByRole('heading', { level: 2, name: 'Planos' }).waitFor()
    await restore()
    await alert.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('region', { name: 'Livros em destaque' }).waitFor()
    await expectSoon(() => alert.count()).toBe(0)
  })
})

describe('what there is not', () => {
  it('a book without chapters says so', async () => {
    const page = await open(`/biblia/capitulos/${SEM_CAPITULOS}`)
    await page.getByText('Nenhum capítulo encontrado.').waitFor()
    await page.getByRole('link', { name: 'Próximo Livro' }).waitFor()
  })

  it.each(['/cmw/pergunta/abc', '/bcw/pergunta/8a'])('%s has an id that is no number', async (path) => {
    const page = await open(path)
    await page.getByRole('alert').getByText('Erro ao carregar pergunta.').waitFor()
    await page.getByRole('region', { name: 'Harmonias' }).getByText('ID da pergunta inválido.').waitFor()
    await page.getByRole('link', { name: 'Ver todas as perguntas' }).click()
    await page.getByRole('searchbox').waitFor()
  })

  it('a standard without a symbol has no notes: an alert says so', async () => {
    const page = await open('/ajuda')
    // No standard is without one. The page gets a code in which the Confession is.
    let changed = 0
    await page.route('**/assets/*.js', async (route) => {
      const code = await (await route.fetch()).text()
      const body = code.replace(/simboloId:\w+\.CFW\b/, () => {
        changed += 1
        return 'simboloId:NaN'
      })
      await route.fulfill({ body, contentType: 'text/javascript' })
    })
    expectPageConsole(/^answered 422: .*\/anotacao_simbolos\/NaN\/8\/nota$/)
    expectPageConsole('error: Erro ao buscar notas: ApiError')
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(`${dialog.type()}: ${dialog.message()}`)
      await dialog.accept()
    })
    await page.goto('/cfw/capitulo/8')
    await page.getByRole('button', { name: 'Nova nota' }).click()
    expect(changed).toBe(1)
    await expectSoon(() => asked).toEqual(['alert: Tipo inválido!'])
    expect(await page.getByRole('dialog').count()).toBe(0)
  })
})
