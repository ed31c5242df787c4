import { describe, expect, it, vi } from 'vitest'
import type { Leitura } from '#contract/leituras.ts'
import type { Chegada } from './chegada.ts'
import { createModelo } from './modelo.ts'

const LEITURA: Leitura = {
  id: '0190a6e0-0000-7000-8000-000000000000',
  estado: 'lendo',
  progresso: 0,
  ultima_visualizacao: '2026-11-21T12:00:00Z',
  ebook: { id: 1, titulo: 'O Peregrino', capa: null, ano: 1678, autores: [] },
  capitulo_atual: 2,
  posicao: { paragrafo_id: 20, deslocamento: 5, versao: 1, aparelho: null, salva_em: null },
}

function setup(chegada: Chegada | null = null) {
  let stored = LEITURA
  const move = (capitulo_atual: number, paragrafo_id: number | null, deslocamento = 0) => {
    const posicao = { ...stored.posicao, paragrafo_id, deslocamento, versao: stored.posicao.versao + 1 }
    stored = { ...stored, capitulo_atual, posicao }
    return stored
  }
  const abrir = vi.fn(async (id: number) => move(id, null))
  const salvar = vi.fn(
    async (lugar: { capitulo_id: number; paragrafo_id: number | null; deslocamento: number }) =>
      move(lugar.capitulo_id, lugar.paragrafo_id, lugar.deslocamento),
  )
  const modelo = createModelo(
    LEITURA,
    2,
    { abrir, salvar, reler: async () => stored, isEnviado: async () => false },
    { onSalva: vi.fn(), onFalha: vi.fn() },
    chegada,
  )
  return { modelo, abrir, salvar, move, aberto: () => modelo.store.getState().aberto, stored: () => stored }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('createModelo', () => {
  it('begins where the reader stopped, and saves nothing for that', async () => {
    const { modelo, aberto, salvar } = setup()
    expect(aberto()).toEqual({
      capituloId: 2,
      alvo: { paragrafo: 20, deslocamento: 5 },
      achado: null,
      vez: 0,
    })
    modelo.parar(0, { paragrafo: 20, deslocamento: 5 }, false)
    await settle()
    expect(salvar).not.toHaveBeenCalled()
  })

  it('opens chapters at their beginning, at once', async () => {
    const { modelo, aberto, abrir } = setup()
    modelo.abrir(3)
    expect(aberto()).toMatchObject({ capituloId: 3, alvo: null, vez: 1 })
    await settle()
    expect(abrir).toHaveBeenCalledExactlyOnceWith(3)
  })

  it('drops what a place says that was just left', async () => {
    const { modelo, salvar, stored } = setup()
    modelo.abrir(3)
    modelo.parar(0, { paragrafo: 21, deslocamento: 0 }, true)
    await settle()
    expect(stored().capitulo_atual).toBe(3)
    expect(salvar.mock.calls.every(([lugar]) => lugar.capitulo_id === 3)).toBe(true)
  })

  it('jumps to a place, saves it and finds the way back', async () => {
    const { modelo, aberto, stored } = setup()
    modelo.passar({ paragrafo: 22, deslocamento: 7 }, false)
    modelo.saltar(5, { paragrafo: 50, deslocamento: 3 }, { paragrafo: 50, inicio: 3, fim: 9 })
    await settle()
    expect(aberto()).toMatchObject({ capituloId: 5, achado: { inicio: 3, fim: 9 } })
    expect(stored()).toMatchObject({ capitulo_atual: 5, posicao: { paragrafo_id: 50, deslocamento: 3 } })

    modelo.voltar()
    await settle()
    expect(aberto()).toMatchObject({ capituloId: 2, alvo: { paragrafo: 22, deslocamento: 7 } })
    expect(stored()).toMatchObject({ capitulo_atual: 2, posicao: { paragrafo_id: 22 } })
    expect(modelo.store.getState().voltas).toEqual([])
  })

  it('opens at words that the address leads to, and saves nothing until the reader goes on', async () => {
    const chegada = { capituloId: 5, achado: { paragrafo: 50, inicio: 3, fim: 9 } }
    const back = setup(chegada)
    expect(back.aberto()).toEqual({
      capituloId: 5,
      alvo: { paragrafo: 50, deslocamento: 3 },
      achado: chegada.achado,
      vez: 1,
    })
    expect(back.modelo.store.getState().isChegada).toBe(true)
    back.modelo.voltar()
    await settle()
    expect(back.modelo.store.getState().isChegada).toBe(false)
    expect(back.aberto()).toMatchObject({ capituloId: 2, alvo: { paragrafo: 20, deslocamento: 5 } })
    expect(back.abrir).not.toHaveBeenCalled()
    expect(back.salvar).not.toHaveBeenCalled()

    const on = setup(chegada)
    on.modelo.parar(1, { paragrafo: 52, deslocamento: 0 }, false)
    await settle()
    expect(on.stored()).toMatchObject({ capitulo_atual: 5, posicao: { paragrafo_id: 52 } })
    on.modelo.voltar()
    await settle()
    expect(on.stored()).toMatchObject({
      capitulo_atual: 2,
      posicao: { paragrafo_id: 20, deslocamento: 5 },
    })
  })

  it('asks when another device read on while the page was put aside', async () => {
    const { modelo, move, aberto, stored } = setup()
    await modelo.conferir()
    expect(modelo.store.getState().conflito).toBeNull()

    move(4, 40)
    await modelo.conferir()
    expect(modelo.store.getState().conflito).toMatchObject({ capitulo_atual: 4 })
    modelo.irParaLa()
    expect(aberto()).toMatchObject({ capituloId: 4, alvo: { paragrafo: 40 } })
    expect(modelo.store.getState().conflito).toBeNull()

    move(6, null)
    await modelo.conferir()
    modelo.continuarDaqui()
    await settle()
    expect(stored()).toMatchObject({ capitulo_atual: 4, posicao: { paragrafo_id: 40 } })
  })
})
