import { expect, it, vi } from 'vitest'
import type { Leitura } from '#contract/leituras.ts'
import { takeLugar } from '../offline.ts'
import { saveOrKeepLugar, takeLugarParado } from './lugar-guardado.ts'

vi.mock('../offline.ts', () => ({ takeLugar: vi.fn() }))

const LUGAR = { capitulo_id: 4, paragrafo_id: 40, deslocamento: 12, versao: 5, percent: 20 }
const LEITURA: Leitura = {
  id: 'l1',
  estado: 'lendo',
  progresso: 10,
  ultima_visualizacao: '2026-11-20T10:00:00.000Z',
  ebook: { id: 7, titulo: 'Livro', capa: null, ano: null, autores: [] },
  capitulo_atual: 3,
  posicao: { paragrafo_id: null, deslocamento: 0, versao: 5, aparelho: null, salva_em: null },
}

it('only saves where nothing can be kept', async () => {
  vi.stubGlobal('navigator', {})
  expect(await saveOrKeepLugar('l1', LUGAR, async () => LEITURA)).toBe(LEITURA)
})

it('asks about a place that rests only where the server has another: the answer may have been lost', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
  const user = { first_name: 'Ana', last_name: '', email: 'ana@exemplo.com.br', foto: null }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ state: { user } }) })
  const aqui = { capitulo_id: 4, paragrafo_id: 40, deslocamento: 12 }
  vi.mocked(takeLugar).mockResolvedValue(aqui)
  const posicao = { ...LEITURA.posicao, paragrafo_id: 40, deslocamento: 12 }
  expect(await takeLugarParado({ ...LEITURA, capitulo_atual: 4, posicao })).toBe(null)
  expect(await takeLugarParado(LEITURA)).toEqual(aqui)
})
