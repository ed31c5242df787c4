/** /marcacoes over the real server: files that are exported, and what is said of those that are imported. */
import { fireEvent } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import type { Cadastro } from '#contract/auth.ts'
import { importarMarcacoes } from '#contract/importar-marcacoes.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import {
  click,
  find,
  findAlert,
  findField,
  findStatus,
  get,
  until,
  untilGone,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'
import { insertMarcaDeProva } from '#tests/support/marcacoes-rows.ts'

const app = setupServidor()

/** @returns gives the file that the page has given the browser */
function watchFile(): () => Promise<Blob> {
  const contents: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) contents.push(content)
    return 'blob:1'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  return () =>
    until(() => {
      const [content] = contents.splice(0)
      if (!content) throw new Error('There is no file.')
      return content
    })
}

async function openDialogo(reader?: Cadastro): Promise<HTMLElement> {
  await app.open('/marcacoes', reader)
  click(await find('button', 'Exportar e importar'))
  return find('dialog', 'Exportar e importar')
}

async function importar(content: Blob | string): Promise<void> {
  const files = [new File([content], 'arquivo')]
  fireEvent.change(await findField(/^Escolher arquivo/), { target: { files } })
}

it.each(['Markdown', 'CSV', 'EPUB'])(
  'what the filter shows is exported as %s and comes back',
  async (formato) => {
    const reader = await app.newReader()
    await insertNotas(app.db(), reader, [{ titulo: '=1+1', anotacao: 'Ofícios' }])
    const data = '2026-03-02T15:00:00.000Z'
    await insertMarcaDeProva(app.db(), reader, { numero: 1, cor: 'verde', nota: 'Amor', data })
    const file = watchFile()
    const dialogo = await openDialogo(reader)
    click(get('button', formato, dialogo))
    const content = await file()
    await findStatus('2 marcações no arquivo.')
    await importar(content)
    await findStatus('0 marcações vieram, 2 já estavam aqui.')

    // Another reader has nothing: all of it is his then.
    await openDialogo(await app.newReader())
    await importar(content)
    await findStatus('2 marcações vieram.')
    click(get('button', 'Fechar'))
    await findStatus('2 marcações')
    await untilSays('=1+1')
  },
)

it('says what could not be read, refused or sent, with a way on', async () => {
  await openDialogo()
  await importar('nada')
  await untilSays('Faltam colunas na primeira linha')
  const item = {
    ...{ tipo: 'nota', id: '01890000-0000-7000-8000-000000000001', citacao: 'CFW 99', titulo: 'a', nota: '' },
    lugar: { em: 'padrao', padrao: 'cfw', numero: 99, inicio: null, fim: null },
    ...{ trecho: '', palavras: null, cor: null, etiquetas: [] },
    ...{ criada_em: '2026-01-01T00:00:00.000Z', editada_em: '2026-01-01T00:00:00.000Z' },
  }
  const arquivo = `# x\n<!-- marcacao ${JSON.stringify(item)} -->\n<!-- marcacao {} -->`
  await importar(arquivo)
  await findStatus('0 marcações vieram, 2 têm um problema.')
  await untilSays('CFW 99: ')
  await untilSays('linha 3: ')

  app.network.refuse(importarMarcacoes, 'erro_interno', 'Algo deu errado no servidor.')
  await importar(arquivo)
  await untilSays(
    '1 não foi enviada: Algo deu errado no servidor. Importe o arquivo de novo: nada é dobrado.',
  )
  expect(app.network.count(importarMarcacoes)).toBe(2)
})

it('says what became of a file whose dialog was closed meanwhile', async () => {
  const dialogo = await openDialogo()
  const item = {
    ...{ tipo: 'nota', id: '01890000-0000-7000-8000-000000000001', citacao: 'CFW 8', titulo: 'a', nota: '' },
    lugar: { em: 'padrao', padrao: 'cfw', numero: 8, inicio: null, fim: null },
    ...{ trecho: '', palavras: null, cor: null, etiquetas: [] },
    ...{ criada_em: '2026-01-01T00:00:00.000Z', editada_em: '2026-01-01T00:00:00.000Z' },
  }
  app.network.refuse(importarMarcacoes, 'erro_interno', 'Algo deu errado no servidor.')
  const release = app.network.hold(importarMarcacoes)
  await importar(`# x\n<!-- marcacao ${JSON.stringify(item)} -->`)
  await until(() => expect(app.network.count(importarMarcacoes)).toBe(1))
  fireEvent(dialogo, new Event('cancel'))
  await untilGone(dialogo)
  release()
  await findAlert('1 não foi enviada: Algo deu errado no servidor.')
})
