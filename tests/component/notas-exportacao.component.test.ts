/** What 'Exportar' hands to the reader, over the real server; that the browser makes a file of it is in tests/browser. */
import { expect, it, vi } from 'vitest'
import { breakNotas, insertNotas } from '#tests/support/browser-notas.ts'
import { titulosDasNotas } from '#tests/support/component-notas.ts'
import {
  click,
  fill,
  find,
  findAlert,
  findStatus,
  get,
  press,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'
import { expectConsole } from '#tests/support/console-guard.ts'

const app = setupServidor()

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

const HOJE = Date.parse('2026-11-21T09:00:00-03:00')

const IDS = ['01936d2e-7c00-7000-8000-000000000001', '01936d2e-7c00-7000-8000-000000000002']

/** Opens the menu and chooses. */
async function choose(grupo: string, formato: string): Promise<void> {
  ;(await find('button', 'Exportar')).focus()
  press('ArrowDown')
  click(get('menuitem', formato, await find('group', grupo)))
}

/** @returns waits for the file that the page gives the browser next */
function watchFiles(): () => Promise<{ name: string; text: string }> {
  const contents: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) contents.push(content)
    return `blob:${contents.length}`
  })
  const { click: follow } = HTMLAnchorElement.prototype
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) names.push(this.download)
    else follow.call(this)
  })
  return async () => {
    const name = await until(() => {
      const [first] = names.splice(0)
      if (first === undefined) throw new Error('There is no file.')
      return first
    })
    // `text()` would leave out the byte order mark.
    const bytes = await contents.splice(0)[0]?.arrayBuffer()
    return { name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
  }
}

const filtro = (sigla: string) => get('button', sigla, get('group', 'Filtrar por padrão'))
const untilTitulos = (...titulos: readonly string[]) =>
  until(() => expect(titulosDasNotas()).toEqual(titulos))

it('notes come as files, all or those of a filter, while the server can be asked', async () => {
  // The day in the names of the files is that of the page's clock.
  vi.useFakeTimers({ toFake: ['Date'], now: HOJE })
  const takeFile = watchFiles()
  const exportAs = async (grupo: string, formato: string) => {
    await choose(grupo, formato)
    return takeFile()
  }
  const reader = await app.newReader()
  await insertNotas(app.db(), reader, NOTAS)
  await app.open('/notas', reader)
  await until(() => expect(titulosDasNotas()).toHaveLength(2))

  const markdown = await exportAs('Todas as notas', 'Markdown')
  await findStatus('2 notas no arquivo.')
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

  const json = await exportAs('Todas as notas', 'JSON')
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

  const csv = await exportAs('Todas as notas', 'CSV')
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
  click(filtro('CFW'))
  await untilTitulos(NOTAS[1].titulo)
  const some = await exportAs('Notas deste filtro', 'JSON')
  expect(some.name).toBe('notas-cfw-2026-11-21.json')
  expect(JSON.parse(some.text)).toEqual([expect.objectContaining({ titulo: NOTAS[1].titulo })])
  const all = await exportAs('Todas as notas', 'JSON')
  expect(all.name).toBe('notas-2026-11-21.json')
  expect(JSON.parse(all.text)).toHaveLength(2)

  // None are no file.
  click(filtro('BCW'))
  await untilSays('Você não tem notas neste filtro.')
  await choose('Notas deste filtro', 'CSV')
  await findAlert('Não há notas para exportar.')

  click(filtro('Todas'))
  fill(await find('searchbox', 'Buscar nas notas'), 'JUSTIFICACAO')
  await untilTitulos(NOTAS[0].titulo)
  const found = await exportAs('Notas deste filtro', 'CSV')
  expect(found.name).toBe('notas-busca-2026-11-21.csv')
  expect(found.text).toContain('justificação')
  expect(found.text).not.toContain('HYPERLINK')

  expectConsole('Erro ao exportar notas:')
  const restore = await breakNotas(app.db())
  await choose('Todas as notas', 'JSON')
  await findAlert('Não foi possível exportar as notas. Tente de novo.')
  await restore()
  const { text } = await exportAs('Todas as notas', 'JSON')
  expect(JSON.parse(text)).toHaveLength(2)
})
