import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { Aparencia } from '#contract/aparencia.ts'
import { createEspelho } from './espelho.ts'

const PADRAO = z.parse(Aparencia, {})
const GRANDE: Aparencia = { ...PADRAO, corpo: 1.43 }
const SEPIA: Aparencia = { ...PADRAO, tema: 'sepia' }

/** A device and an account that answer at once. */
function setup(aparelho: Aparencia, conta: Aparencia | null, pendente: boolean) {
  const state = { aparelho, conta, pendente }
  const writeConta = vi.fn(async (aparencia: Aparencia) => {
    state.conta = aparencia
  })
  const espelho = createEspelho({
    readConta: async () => state.conta,
    writeConta,
    readAparelho: () => state.aparelho,
    writeAparelho: (aparencia) => {
      state.aparelho = aparencia
    },
    isPendente: () => state.pendente,
    clearPendente: () => {
      state.pendente = false
    },
  })
  return { state, espelho, writeConta }
}

describe('createEspelho', () => {
  it("takes the account's preferences over when the app starts", async () => {
    const { state, espelho } = setup(PADRAO, GRANDE, false)
    await espelho.start()
    expect(state).toEqual({ aparelho: GRANDE, conta: GRANDE, pendente: false })
  })

  it('keeps and saves what was changed here', async () => {
    const { state, espelho } = setup(SEPIA, GRANDE, true)
    await espelho.start()
    expect(state).toEqual({ aparelho: SEPIA, conta: SEPIA, pendente: false })
  })

  it('leaves the device as it is while the account has none', async () => {
    const { state, espelho, writeConta } = setup(SEPIA, null, false)
    await espelho.start()
    expect(state.aparelho).toBe(SEPIA)
    expect(writeConta).not.toHaveBeenCalled()
  })

  it('lets a choice made while the answer was on its way win', async () => {
    const { state, espelho } = setup(PADRAO, GRANDE, false)
    const starting = espelho.start()
    state.aparelho = SEPIA
    state.pendente = true
    await starting
    expect(state.aparelho).toBe(SEPIA)
  })

  it('keeps waiting what could not be saved, or changed while it was saved', async () => {
    const { state, espelho, writeConta } = setup(SEPIA, null, true)
    writeConta.mockRejectedValueOnce(new Error('Sem conexão.'))
    await expect(espelho.save(false)).rejects.toThrow('Sem conexão.')
    expect(state.pendente).toBe(true)

    const saving = espelho.save(false)
    state.aparelho = GRANDE
    await saving
    expect(state.pendente).toBe(true)
    await espelho.save(true)
    expect(writeConta).toHaveBeenLastCalledWith(GRANDE, true)
    expect(state).toEqual({ aparelho: GRANDE, conta: GRANDE, pendente: false })
  })

  it('saves nothing when there is nothing new', async () => {
    const { espelho, writeConta } = setup(PADRAO, null, false)
    await espelho.save(false)
    expect(writeConta).not.toHaveBeenCalled()
  })
})
