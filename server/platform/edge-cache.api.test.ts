/** What an edge may keep, asked of every public call of the contract that needs no more than its address. */
import { describe, expect, it } from 'vitest'
import { setCsrfToken, user } from '#contract/auth.ts'
import { listarNotas } from '#contract/notas.ts'
import { paginaDoPadrao } from '#contract/padrao-texto.ts'
import { pronto, saude } from '#contract/saude.ts'
import { setupTestApp } from '#tests/support/test-app.ts'

const PAGINA = { params: { padrao: 'cfw', numero: 8 } }
const EDGE = 'cdn-cache-control'

describe('with an edge', () => {
  const harness = setupTestApp({ MBW_BORDA: '60' })

  it('a text may be kept there, and is purged with all others', async () => {
    const { headers } = await harness.visitor().call(paginaDoPadrao, PAGINA)
    expect(headers).toMatchObject({
      [EDGE]: 'public, max-age=60, stale-while-revalidate=60',
      'cache-tag': 'textos',
      'surrogate-key': 'textos',
      'cache-control': 'no-cache',
    })
    const again = { ...PAGINA, headers: { 'if-none-match': String(headers.etag) } }
    const response = await harness.visitor().call(paginaDoPadrao, again)
    expect([response.statusCode, response.headers[EDGE]]).toEqual([304, headers[EDGE]])
  })

  it('nothing of a reader is, no token, no state of a server and no failure', async () => {
    const reader = await harness.reader()
    const replies = [
      await reader.call(listarNotas),
      await reader.call(user),
      await harness.visitor().call(user),
      await harness.visitor().call(setCsrfToken),
      await harness.visitor().call(saude),
      await harness.visitor().call(pronto),
      await harness.visitor().call(paginaDoPadrao, { params: { padrao: 'cfw', numero: 999 } }),
    ]
    expect(replies.map(({ headers }) => headers[EDGE])).toEqual(replies.map(() => undefined))
  })
})

describe('without one', () => {
  const harness = setupTestApp()

  it('nothing is said of it', async () => {
    const { headers } = await harness.visitor().call(paginaDoPadrao, PAGINA)
    expect(headers).not.toHaveProperty(EDGE)
  })
})
