import { describe, expect, it } from 'vitest'
import { assignIds } from './assign-ids.ts'

describe('assignIds', () => {
  it('keeps stored ids and continues after the greatest', () => {
    const stored = [
      { id: 7, key: 'belga' },
      { id: 3, key: 'dort' },
    ]
    expect([...assignIds(stored, ['dort', 'nova', 'belga', 'outra', 'nova'])]).toEqual([
      ['dort', 3],
      ['nova', 8],
      ['belga', 7],
      ['outra', 9],
    ])
  })
})
