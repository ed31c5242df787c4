import { expect, it, vi } from 'vitest'
import { createEscuta } from './escuta.ts'
import type { AvisosDoLocutor } from './locutor.ts'

/** A text of two paragraphs with a picture between them, and a voice in the test's hands. */
function setup({ devePausar = (): boolean => false } = {}) {
  const ditas: string[] = []
  let avisos: AvisosDoLocutor | null = null
  const blocos = [['Um.', 'Dois.'], [], ['Três.']]
  const onFimDoTexto = vi.fn()
  const escuta = createEscuta(
    { frasesOf: (bloco) => blocos[bloco] ?? null },
    {
      falar: (frase, novos) => {
        ditas.push(frase)
        avisos = novos
      },
      calar: () => {
        avisos = null
      },
    },
    { devePausar, onFimDoTexto },
  )
  return { escuta, ditas, onFimDoTexto, end: () => avisos?.onFim(), fail: () => avisos?.onFalha('sem-rede') }
}

it('reads sentence after sentence, over what has none, to the end, and then from the beginning', () => {
  const { escuta, ditas, end, onFimDoTexto } = setup()
  escuta.tocar()
  end()
  end()
  expect(ditas).toEqual(['Um.', 'Dois.', 'Três.'])
  expect(onFimDoTexto).not.toHaveBeenCalled()
  end()
  expect(onFimDoTexto).toHaveBeenCalledOnce()
  expect(escuta.store.getState()).toMatchObject({ isTocando: false, isFim: true })
  escuta.tocar()
  expect(ditas.at(-1)).toBe('Um.')
})

it('goes on where it was paused, and by sentences, also while it is paused', () => {
  const { escuta, ditas, end } = setup()
  escuta.tocar({ bloco: 0, frase: 1 })
  escuta.pausar()
  end()
  expect(escuta.store.getState().isTocando).toBe(false)
  escuta.passar(1)
  escuta.passar(1)
  expect(ditas).toEqual(['Dois.'])
  escuta.tocar()
  escuta.passar(-1)
  escuta.passar(-1)
  escuta.passar(-1)
  expect(ditas).toEqual(['Dois.', 'Três.', 'Dois.', 'Um.'])
})

it('begins the sentence again with another voice, but only while it reads', () => {
  const { escuta, ditas } = setup()
  escuta.repetir()
  escuta.tocar()
  escuta.repetir()
  escuta.pausar()
  escuta.repetir()
  expect(ditas).toEqual(['Um.', 'Um.'])
})

it('stops after a sentence when it is time to sleep, before the next one', () => {
  let isTarde = false
  const { escuta, ditas, end } = setup({ devePausar: () => isTarde })
  escuta.tocar()
  isTarde = true
  end()
  expect(ditas).toEqual(['Um.'])
  expect(escuta.store.getState()).toMatchObject({ isTocando: false, lugar: { bloco: 0, frase: 1 } })
})

it('stands at its sentence after a failure, and tries that one again', () => {
  const { escuta, ditas, fail } = setup()
  escuta.tocar()
  fail()
  expect(escuta.store.getState()).toMatchObject({ isTocando: false, falha: 'sem-rede' })
  escuta.tocar()
  expect(ditas).toEqual(['Um.', 'Um.'])
  expect(escuta.store.getState().falha).toBeNull()
})

it('is at its end at once where there is nothing to read', () => {
  const onFimDoTexto = vi.fn()
  const locutor = { falar: vi.fn(), calar: vi.fn() }
  const nada = { frasesOf: () => null }
  createEscuta(nada, locutor, { devePausar: () => false, onFimDoTexto }).tocar()
  const vazios = { frasesOf: () => [] }
  createEscuta(vazios, locutor, { devePausar: () => false, onFimDoTexto }).tocar()
  expect(onFimDoTexto).toHaveBeenCalledTimes(2)
  expect(locutor.falar).not.toHaveBeenCalled()
})
