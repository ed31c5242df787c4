import { describe, expect, it } from 'vitest'
import { createAdmissao } from './admissao.ts'

/** Works that end when they are told to. */
function openWorks() {
  const ends: (() => void)[] = []
  return {
    work: () => new Promise<void>((resolve) => ends.push(resolve)),
    endOne: () => ends.shift()?.(),
  }
}

const REFUSED = { code: 'muitas_tentativas', retryAfter: 10 }

describe('createAdmissao', () => {
  it('refuses an address that has too many logins under way, and no other', async () => {
    const { admitir } = createAdmissao({ emTudo: 10, porEndereco: 2 })
    const { work, endOne } = openWorks()
    const first = admitir('a', work)
    const others = [admitir('a', work), admitir('b', work)]
    await expect(admitir('a', work)).rejects.toMatchObject(REFUSED)
    endOne()
    await first
    others.push(admitir('a', work))
    for (let index = 0; index < 3; index += 1) endOne()
    await Promise.all(others)
  })

  it('refuses everybody past the bound in all, also after works that failed', async () => {
    const { admitir } = createAdmissao({ emTudo: 2, porEndereco: 2 })
    const { work, endOne } = openWorks()
    await expect(admitir('a', () => Promise.reject(new Error('x')))).rejects.toThrow('x')
    const works = [admitir('a', work), admitir('b', work)]
    await expect(admitir('c', work)).rejects.toMatchObject(REFUSED)
    endOne()
    endOne()
    await Promise.all(works)
    await admitir('c', async () => {})
  })
})
