import { describe, expect, it, vi } from 'vitest'
import type { Leitura } from '#contract/leituras.ts'
import { ApiError, NetworkError } from '../../platform/api-error.ts'
import type { LugarDaLeitura } from '../lugar-da-leitura.ts'
import { createGuarda } from './guarda.ts'

const lugar = (capitulo_id: number, paragrafo_id: number | null, deslocamento = 0): LugarDaLeitura => {
  return { capitulo_id, paragrafo_id, deslocamento }
}

function leitura({ capitulo_id, ...posicao }: LugarDaLeitura, versao: number): Leitura {
  return {
    id: '0190a6e0-0000-7000-8000-000000000000',
    estado: 'lendo',
    progresso: 0,
    ultima_visualizacao: '2026-11-21T12:00:00Z',
    ebook: { id: 1, titulo: 'O Peregrino', capa: null, ano: 1678, autores: [] },
    capitulo_atual: capitulo_id,
    posicao: { ...posicao, versao, aparelho: null, salva_em: null },
  }
}

const maisNova = () => new ApiError(409, { code: 'posicao_mais_nova', message: 'Outro aparelho.' })

/** A server with one reading, which other devices can move too. */
function setup() {
  let stored = leitura(lugar(1, null), 1)
  const calls: string[] = []
  const move = (novo: LugarDaLeitura) => {
    stored = leitura(novo, stored.posicao.versao + 1)
    return stored
  }
  const salvar = vi.fn(async (novo: LugarDaLeitura, versao: number) => {
    calls.push(`salvar ${novo.capitulo_id}.${novo.paragrafo_id} v${versao}`)
    if (versao !== stored.posicao.versao) throw maisNova()
    return move(novo)
  })
  /** The server takes the next place, and its answer does not come. */
  const loseAnswer = () =>
    salvar.mockImplementationOnce(async (novo) => {
      move(novo)
      throw new NetworkError(new Error('cut'))
    })
  const isEnviado = vi.fn(async (_: LugarDaLeitura) => false)
  const avisos = { onSalva: vi.fn(), onConflito: vi.fn(), onFalha: vi.fn() }
  const guarda = createGuarda(
    stored,
    {
      salvar,
      abrir: async (capituloId) => {
        calls.push(`abrir ${capituloId}`)
        return move(lugar(capituloId, null))
      },
      reler: async () => stored,
      isEnviado,
    },
    avisos,
  )
  return { guarda, calls, salvar, loseAnswer, isEnviado, move, avisos, stored: () => stored }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('createGuarda', () => {
  it('sends one place after the other, each with the version that the last one made', async () => {
    const { guarda, calls } = setup()
    guarda.salvar(lugar(1, 10))
    guarda.salvar(lugar(1, 11))
    guarda.salvar(lugar(1, 12))
    await settle()
    expect(calls).toEqual(['salvar 1.10 v1', 'salvar 1.12 v2'])
  })

  it('saves no place that is saved already', async () => {
    const { guarda, calls } = setup()
    guarda.salvar(lugar(1, null))
    guarda.salvar(lugar(1, 10))
    await settle()
    guarda.salvar(lugar(1, 10))
    await settle()
    expect(calls).toEqual(['salvar 1.10 v1'])
  })

  it('opens a chapter, and then saves in it', async () => {
    const { guarda, calls } = setup()
    guarda.abrir(2)
    guarda.salvar(lugar(2, 20))
    await settle()
    expect(calls).toEqual(['abrir 2', 'salvar 2.20 v2'])
  })

  it('asks when another device read on, and saves nothing until the reader has chosen', async () => {
    const { guarda, calls, move, avisos, stored } = setup()
    move(lugar(3, 30))
    guarda.salvar(lugar(1, 10))
    await settle()
    expect(avisos.onConflito).toHaveBeenCalledWith(stored())
    guarda.salvar(lugar(1, 11))
    await settle()
    expect(calls).toEqual(['salvar 1.10 v1'])

    guarda.conhecer(stored())
    guarda.salvar(lugar(1, 11))
    await settle()
    expect(stored()).toMatchObject({ capitulo_atual: 1, posicao: { paragrafo_id: 11, versao: 3 } })
    expect(avisos.onConflito).toHaveBeenCalledOnce()
  })

  it('does not ask about its own place whose answer got lost', async () => {
    const { guarda, loseAnswer, avisos, stored } = setup()
    loseAnswer()
    guarda.salvar(lugar(1, 10))
    await settle()
    expect(avisos.onFalha).toHaveBeenCalledOnce()
    guarda.insistir()
    await settle()
    expect(avisos.onConflito).not.toHaveBeenCalled()
    guarda.salvar(lugar(1, 11))
    await settle()
    expect(stored().posicao).toMatchObject({ paragrafo_id: 11, versao: 3 })
  })

  it('does not ask about a place that it left since, whose answer got lost', async () => {
    const { guarda, loseAnswer, avisos, stored } = setup()
    loseAnswer()
    guarda.salvar(lugar(1, 10))
    await settle()
    expect(guarda.isDeOutro(stored())).toBe(false)
    guarda.salvar(lugar(1, 12))
    await settle()
    expect(avisos.onConflito).not.toHaveBeenCalled()
    expect(stored().posicao).toMatchObject({ paragrafo_id: 12, versao: 3 })
  })

  it('does not ask about a place that was sent before the page was opened', async () => {
    const { guarda, isEnviado, move, avisos, stored } = setup()
    isEnviado.mockResolvedValueOnce(true)
    move(lugar(1, 10))
    guarda.salvar(lugar(1, 12))
    await settle()
    expect(isEnviado).toHaveBeenCalledWith(lugar(1, 10))
    expect(avisos.onConflito).not.toHaveBeenCalled()
    expect(stored().posicao).toMatchObject({ paragrafo_id: 12, versao: 3 })
  })

  it('tries again what could not be saved', async () => {
    const { guarda, salvar, stored } = setup()
    salvar.mockRejectedValueOnce(new NetworkError(new Error('away')))
    guarda.salvar(lugar(1, 10))
    await settle()
    expect(stored().posicao.paragrafo_id).toBeNull()
    guarda.insistir()
    guarda.insistir()
    await settle()
    expect(stored().posicao).toMatchObject({ paragrafo_id: 10, versao: 2 })
  })

  it('tells a place of another device from its own', async () => {
    const { guarda, move, stored } = setup()
    expect(guarda.isDeOutro(stored())).toBe(false)
    guarda.salvar(lugar(1, 10))
    await settle()
    expect(guarda.isDeOutro(stored())).toBe(false)
    expect(guarda.isDeOutro(move(lugar(1, 10)))).toBe(false)
    expect(guarda.isDeOutro(move(lugar(2, null)))).toBe(true)
  })
})
