import { expect, it, vi } from 'vitest'
import type { Leitura } from '#contract/leituras.ts'
import { saveOrKeepLugar } from './lugar-guardado.ts'

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
