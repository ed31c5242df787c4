/** Notes under the pages of the standards, over the real server: whose they are, and what is said of them for how long. */
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { notasDaPagina } from '#contract/notas.ts'
import { insertNotas } from '#tests/support/browser-notas.ts'
import {
  excluir,
  fillNota,
  findPainel,
  openEdicao,
  openNova,
  saveNota,
  titulosDasNotas,
} from '#tests/support/component-notas.ts'
import {
  click,
  count,
  find,
  findStatus,
  stopClock,
  until,
  untilSays,
} from '#tests/support/component-screen.ts'
import { setupServidor } from '#tests/support/component-servidor.ts'
import { expectConsole } from '#tests/support/console-guard.ts'
import { FICHAS } from '#web/padroes/fichas.ts'

const app = setupServidor()

it('a page of another standard has its own notes, under the heading of its standard', async () => {
  const reader = await app.newReader()
  for (const [path, titulo, rotulo] of [
    ['/bcw/pergunta/1', 'Suas Notas', 'BCW, Pergunta 1'],
    ['/fgop/capitulo/2', 'Notas:', 'FGOP, Cap 2'],
    ['/dcpu/capitulo/3', 'Notas:', 'DCPU, Cap 3'],
  ] as const) {
    await app.open(path, reader)
    await untilSays('Nenhuma Nota Criada', await findPainel(titulo))
    const dialog = await openNova()
    await untilSays(rotulo, dialog)
    await fillNota(dialog, { titulo: rotulo, anotacao: 'Ler em voz alta.' })
    saveNota(dialog)
    await until(() => expect(titulosDasNotas()).toEqual([rotulo]))
  }
  await app.open('/fgop/capitulo/2', reader)
  await until(() => expect(titulosDasNotas()).toEqual(['FGOP, Cap 2']))
})

describe('the sentences of success', () => {
  it('stay for 3 s', async () => {
    const reader = await app.newReader()
    await insertNotas(app.db(), reader, [{ titulo: 'O Mediador' }])
    await app.open('/cfw/capitulo/8', reader)
    const edicao = await openEdicao('O Mediador')
    await fillNota(edicao, { anotacao: 'Só ele.' })
    stopClock()
    saveNota(edicao)
    await expectThreeSeconds('Nota editada com sucesso!')
    await excluir('O Mediador')
    await expectThreeSeconds('Nota excluída com sucesso!')
  })
})

it('a standard without a symbol has no notes: an alert says so', async () => {
  const { simboloId } = FICHAS.cfw
  Object.assign(FICHAS.cfw, { simboloId: Number.NaN })
  onTestFinished(() => void Object.assign(FICHAS.cfw, { simboloId }))
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  expectConsole('Erro ao buscar notas: ApiError')
  await app.open('/cfw/capitulo/8')
  click(await find('button', 'Nova nota'))
  expect(alert.mock.calls).toEqual([['Tipo inválido!']])
  expect(count('dialog', 'Nova nota')).toBe(0)
  await untilSays('Nenhuma Nota Criada', await findPainel())
  expect(app.network.calls(notasDaPagina)[0]?.params).toMatchObject({ simbolo: 'NaN' })
})

/** There 2.9 s after it came, gone after 3 s; time stands still. */
async function expectThreeSeconds(sentence: string): Promise<void> {
  const status = await findStatus(sentence)
  const says = () => status.textContent.includes(sentence)
  await vi.advanceTimersByTimeAsync(2_880)
  expect(says()).toBe(true)
  await vi.advanceTimersByTimeAsync(120)
  await until(() => expect(says()).toBe(false))
}
