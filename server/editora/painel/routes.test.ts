import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buscar } from '#contract/busca.ts'
import { baixarPainel, lerPainel, type PainelDaEditora } from '#contract/editora/painel.ts'
import { criarLeitura, criarLeituraQueroLer } from '#contract/leituras.ts'
import { updateProcura } from '#server/contas/procura.ts'
import { cleanProcuras, createProcurasVazias } from '#server/painel/procuras-vazias.ts'
import { countAssinaturas, readProcuras } from '#server/painel/service.ts'
import type { Client } from '#tests/support/api-client.ts'
import { insertAssinatura } from '#tests/support/assinatura-row.ts'
import { openMesa } from '#tests/support/mesa.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const harness = setupTestApp()
const TABELAS = ['painel_dia', 'procura_vazia', 'procura_vazia_termos'] as const

let mesa: Client

beforeEach(async () => {
  for (const tabela of TABELAS) await harness.db.write.deleteFrom(tabela).execute()
  mesa = (await openMesa(harness, 'editor')).client
})

async function readPainel(): Promise<PainelDaEditora> {
  return (await mesa.call(lerPainel)).json()
}

describe('the days', () => {
  it('are a year without a gap, with what was begun today', async () => {
    const reader = await harness.reader()
    await reader.call(criarLeituraQueroLer, { params: { ebookId: 1 } })
    for (let times = 0; times < 2; times += 1) await reader.call(criarLeitura, { params: { ebookId: 1 } })
    const { dias, mais_lidos } = await readPainel()
    expect(dias).toHaveLength(365)
    const today = new Date().toISOString().slice(0, 10)
    expect(dias.at(-1)).toMatchObject({ dia: today, leituras_iniciadas: 1 })
    expect(dias[0]).toMatchObject({ leituras_iniciadas: 0 })
    expect(mais_lidos[0]).toMatchObject({ ebook_id: 1, total: 1 })
  })

  it('count an account once, on the day on which it was made', async () => {
    while (await updateProcura(harness.db));
    await harness.db.write.deleteFrom('painel_dia').execute()
    await harness.reader()
    await updateProcura(harness.db)
    await harness.db.write.updateTable('usuario').set({ first_name: 'Outra' }).execute()
    await updateProcura(harness.db)
    expect((await readPainel()).dias.at(-1)?.contas_criadas).toBe(1)
  })

  it('hold how many subscriptions are in force, counted once a day', async () => {
    const assinaturas = async () => {
      await countAssinaturas(harness.db)
      return (await readPainel()).dias.at(-1)?.assinaturas
    }
    const { email } = await openMesa(harness, 'editor')
    expect(await assinaturas()).toBe(0)
    await insertAssinatura(harness.db, { email })
    expect(await assinaturas()).toBe(0)
    await harness.db.write.deleteFrom('painel_dia').execute()
    expect(await assinaturas()).toBe(1)
  })

  it('are a table for spreadsheets', async () => {
    const response = await mesa.call(baixarPainel)
    expect(response.headers['content-disposition']).toContain('painel.csv')
    const lines = response.body.trim().split('\r\n')
    expect(lines[0]?.replace('\ufeff', '')).toBe('dia;leituras_iniciadas;contas_criadas;assinaturas')
    expect(lines).toHaveLength(366)
  })
})

describe('searches without a result', () => {
  it('are told only from the third day on, and until then nobody can read them', async () => {
    const procuras = await createProcurasVazias(harness.db, harness.app.log)
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (const dia of [20, 21, 22]) {
        vi.setSystemTime(new Date(`2026-06-${dia}T12:00:00Z`))
        const rows = await harness.db.read.selectFrom('procura_vazia').selectAll().execute()
        expect(JSON.stringify(rows)).not.toContain('teonomia')
        expect(await harness.db.read.selectFrom('procura_vazia_termos').selectAll().execute()).toEqual([])
        procuras.count('Teonomía')
        procuras.count('teonomia')
        procuras.count('lia@exemplo.com.br')
        await procuras.flush()
      }
      expect(await readProcuras(harness.db)).toEqual([
        { termos: 'teonomia', total: 6, dias: 3, ultima: '2026-06-22' },
      ])
      vi.setSystemTime(new Date('2026-12-01T12:00:00Z'))
      await cleanProcuras(harness.db)
    } finally {
      vi.useRealTimers()
      await procuras.stop()
    }
    expect(await harness.db.read.selectFrom('procura_vazia_termos').selectAll().execute()).toEqual([])
  })

  it('are those of the public texts alone', async () => {
    const reader = await harness.reader()
    await reader.call(buscar, { query: { q: 'xyzzyque', em: 'notas' } })
    await reader.call(buscar, { query: { q: 'justificação' } })
    for (let times = 0; times < 2; times += 1) await reader.call(buscar, { query: { q: 'xyzzyplugh' } })
    await harness.app.procuras.flush()
    const rows = await harness.db.write.selectFrom('procura_vazia').selectAll().execute()
    expect(rows).toMatchObject([{ total: 2 }])
  })
})
