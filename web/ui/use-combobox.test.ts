import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { nextOpcao, useCombobox } from './use-combobox.ts'

/** The combobox as a component would get it. */
function render(options: Partial<Parameters<typeof useCombobox>[0]> = {}) {
  let combobox: ReturnType<typeof useCombobox> | undefined
  function Campo() {
    combobox = useCombobox({ total: 3, ativa: -1, onMove: () => undefined, ...options })
    return null
  }
  renderToStaticMarkup(createElement(Campo))
  if (!combobox) throw new Error('Nothing was rendered.')
  return combobox
}

/** @returns whether the key was taken from the field */
function press({ campo }: ReturnType<typeof render>, key: string, isComposing = false): boolean {
  const preventDefault = vi.fn()
  campo.onKeyDown({ key, nativeEvent: { isComposing }, preventDefault })
  return preventDefault.mock.calls.length > 0
}

describe('the field', () => {
  it('names its list and, when there is one, the option that Enter opens', () => {
    const { id, campo, lista, opcao } = render({ ativa: 1 })
    expect(campo).toMatchObject({ role: 'combobox', 'aria-expanded': true, 'aria-autocomplete': 'list' })
    expect(campo['aria-controls']).toBe(lista.id)
    expect(campo['aria-activedescendant']).toBe(opcao(1, () => undefined).id)
    expect([0, 1].map((index) => opcao(index, () => undefined)['aria-selected'])).toEqual([false, true])
    expect(lista.id.startsWith(id)).toBe(true)
    expect(render().campo['aria-activedescendant']).toBeUndefined()
  })

  it('says when nothing is below it', () => {
    for (const options of [{ total: 0 }, { isShown: false }]) {
      const { campo } = render({ ativa: 0, ...options })
      expect(campo['aria-expanded']).toBe(false)
      expect(campo['aria-activedescendant']).toBeUndefined()
    }
  })
})

describe('the keys', () => {
  it('go round with the arrows, and open a list that is closed', () => {
    const [onMove, onOpen] = [vi.fn(), vi.fn()]
    expect(press(render({ ativa: 2, onMove, onOpen }), 'ArrowDown')).toBe(true)
    expect(press(render({ onMove }), 'ArrowUp')).toBe(true)
    expect(onMove.mock.calls).toEqual([[0], [2]])
    expect(onOpen).toHaveBeenCalledTimes(1)
  })

  it('leave the arrows to a field without options, but for a list that says why it is empty', () => {
    const [onMove, onOpen] = [vi.fn(), vi.fn()]
    expect(press(render({ total: 0, onMove }), 'ArrowDown')).toBe(false)
    expect(press(render({ total: 0, onMove, onOpen }), 'ArrowDown')).toBe(true)
    expect(onMove).not.toHaveBeenCalled()
    expect(onOpen).toHaveBeenCalledTimes(1)
  })

  it('are Enter and Escape only where something waits for them', () => {
    const [onEnter, onEscape] = [vi.fn(), vi.fn()]
    for (const key of ['Enter', 'Escape', 'a']) expect(press(render(), key)).toBe(false)
    const combobox = render({ onEnter, onEscape })
    expect(['Enter', 'Escape', 'a'].map((key) => press(combobox, key))).toEqual([true, true, false])
    expect([onEnter, onEscape].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  })

  it('belong to an accent that is being composed', () => {
    const [onMove, onEnter] = [vi.fn(), vi.fn()]
    const combobox = render({ onMove, onEnter })
    expect(['ArrowDown', 'Enter'].map((key) => press(combobox, key, true))).toEqual([false, false])
    expect(onMove).not.toHaveBeenCalled()
    expect(onEnter).not.toHaveBeenCalled()
  })
})

describe('nextOpcao', () => {
  it('goes round', () => {
    expect(nextOpcao(3, -1, 1)).toBe(0)
    expect(nextOpcao(3, -1, -1)).toBe(2)
    expect(nextOpcao(3, 2, 1)).toBe(0)
    expect(nextOpcao(3, 0, -1)).toBe(2)
  })
})
