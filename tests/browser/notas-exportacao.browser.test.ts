/** The files that 'Exportar' hands to the reader. */
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setupBrowser } from '#tests/support/browser.ts'
import { expectPageConsole } from '#tests/support/browser-guard.ts'
import { banner } from '#tests/support/browser-login.ts'
import { breakNotas, insertNotas, titulos } from '#tests/support/browser-notas.ts'
import { expectSoon } from '#tests/support/browser-poll.ts'

const { open, newReader, db } = setupBrowser()

const NOTAS = [
  {
    titulo: 'Ele diz: "vinde", e vamos',
    anotacao: 'Primeira linha.\nSegunda; justificação.',
    simbolo: 2,
    numero: 70,
    data: '2026-11-20T12:00:00.000Z',
  },
  {
    titulo: '=HYPERLINK("http://mau.exemplo")',
    anotacao: '+1',
    simbolo: 1,
    numero: 20,
    data: '2026-11-14T12:00:00.000Z',
  },
] as const

const IDS = ['01936d2e-7c00-7000-8000-000000000001', '01936d2e-7c00-7000-8000-000000000002']

async function openNotas(): Promise<Page> {
  const reader = await newReader()
  await insertNotas(db(), reader, NOTAS)
  // The day in the names of the files is that of the page's clock.
  return open('/notas', { reader, clock: true })
}

/** @returns name and text of the file that an entry of the menu gives */
async function exportAs(page: Page, grupo: string, formato: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'Exportar' }).click()
  const entry = page.getByRole('group', { name: grupo }).getByRole('menuitem', { name: formato })
  const [download] = await Promise.all([page.waitForEvent('download'), entry.click()])
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

describe('notes', () => {
  it('come as files, all or those of a filter, while the server can be asked', async () => {
    const page = await openNotas()
    await expectSoon(() => titulos(page)).toHaveLength(2)

    const markdown = await exportAs(page, 'Todas as notas', 'Markdown')
    await banner(page, 'status', '2 notas no arquivo.').waitFor()
    expect(markdown.name).toBe('notas-2026-11-21.md')
    expect(markdown.text.split('\n')).toEqual([
      '# Suas Notas',
      '',
      'Exportadas em 21 de nov. de 2026.',
      '',
      '## Ele diz: "vinde", e vamos',
      '',
      'CMW · Pergunta 70, 20 de nov. de 2026',
      '',
      'Primeira linha.',
      'Segunda; justificação.',
      '',
      '## =HYPERLINK("http://mau.exemplo")',
      '',
      'CFW · Cap 20, 14 de nov. de 2026',
      '',
      '+1',
      '',
    ])

    const json = await exportAs(page, 'Todas as notas', 'JSON')
    expect(json.name).toBe('notas-2026-11-21.json')
    expect(JSON.parse(json.text)).toEqual(
      NOTAS.map(({ titulo, anotacao, data }, index) => ({
        id: IDS[index],
        padrao: ['CMW', 'CFW'][index],
        pagina: ['Pergunta 70', 'Cap 20'][index],
        titulo,
        anotacao,
        data_criacao: data,
      })),
    )

    const csv = await exportAs(page, 'Todas as notas', 'CSV')
    expect(csv.name).toBe('notas-2026-11-21.csv')
    expect(csv.text).toBe(
      [
        '\uFEFF"Padrão","Página","Título","Anotação","Criada em"',
        '"CMW","Pergunta 70","Ele diz: ""vinde"", e vamos","Primeira linha.\nSegunda; justificação.","2026-11-20T12:00:00.000Z"',
        `"CFW","Cap 20","'=HYPERLINK(""http://mau.exemplo"")","'+1","2026-11-14T12:00:00.000Z"`,
        '',
      ].join('\r\n'),
    )

    // Those of a filter come alone or, from the same menu, with all others.
    const filtros = page.getByRole('group', { name: 'Filtrar por padrão' }).getByRole('button')
    await filtros.filter({ hasText: 'CFW' }).click()
    await expectSoon(() => titulos(page)).toEqual([NOTAS[1].titulo])
    const some = await exportAs(page, 'Notas deste filtro', 'JSON')
    expect(some.name).toBe('notas-cfw-2026-11-21.json')
    expect(JSON.parse(some.text)).toEqual([expect.objectContaining({ titulo: NOTAS[1].titulo })])
    const all = await exportAs(page, 'Todas as notas', 'JSON')
    expect(all.name).toBe('notas-2026-11-21.json')
    expect(JSON.parse(all.text)).toHaveLength(2)

    // None are no file.
    await filtros.filter({ hasText: 'BCW' }).click()
    await page.getByText('Você não tem notas neste filtro.').waitFor()
    await page.getByRole('button', { name: 'Exportar' }).click()
    const grupo = page.getByRole('group', { name: 'Notas deste filtro' })
    await grupo.getByRole('menuitem', { name: 'CSV' }).click()
    await banner(page, 'alert', 'Não há notas para exportar.').waitFor()

    await filtros.filter({ hasText: 'Todas' }).click()
    await page.getByRole('searchbox', { name: 'Buscar nas notas' }).fill('JUSTIFICACAO')
    await expectSoon(() => titulos(page)).toEqual([NOTAS[0].titulo])
    const found = await exportAs(page, 'Notas deste filtro', 'CSV')
    expect(found.name).toBe('notas-busca-2026-11-21.csv')
    expect(found.text).toContain('justificação')
    expect(found.text).not.toContain('HYPERLINK')

    expectPageConsole(/^answered 500: .*\/api\/anotacao_simbolos$/)
    expectPageConsole('error: Erro ao exportar notas: ApiError')
    const restore = await breakNotas(db())
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('group', { name: 'Todas as notas' }).getByRole('menuitem', { name: 'JSON' }).click()
    await banner(page, 'alert', 'Não foi possível exportar as notas. Tente de novo.').waitFor()
    await restore()
    const { text } = await exportAs(page, 'Todas as notas', 'JSON')
    expect(JSON.parse(text)).toHaveLength(2)
  })
})
