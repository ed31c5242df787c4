import { parseSync } from 'rolldown/utils'
import { describe, expect, it } from 'vitest'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { isTest, listSources } from '#tests/support/source-files.ts'
import { trimCalls } from './trim-contract.mjs'

const trim = (code: string) => trimCalls(code, parseSync('x.ts', code).program)

describe('the contract of a call', () => {
  it('comes to the web with its address and the replies of success', () => {
    const code = `export const lerNota = {
  method: 'GET',
  path: '/notas/:id',
  access: 'session',
  tag,
  summary:
    'Uma nota, { inteira }',
  cost: 'file',
  params: z.object({ id: IdNota }),
  query: z.object({ q: z.string() }),
  replies: { 200: Nota, 304: z.null(), 404: Erro },
} as const satisfies Endpoint`
    expect(trim(code).replace(/\s+/g, ' ')).toBe(
      "export const lerNota = { method: 'GET', path: '/notas/:id', access: 'session', replies: { 200: Nota, }, } as const satisfies Endpoint",
    )
  })

  it('is also trimmed where a function makes it, and beside a change of CSRF', () => {
    const code =
      "const lista = (path: string) => ({ method: 'POST', path, tag, csrf: true, body: X, replies: { 201: Y, 401: Erro } })"
    expect(trim(code).replace(/\s+/g, ' ')).toBe(
      "const lista = (path: string) => ({ method: 'POST', path, csrf: true, replies: { 201: Y, } })",
    )
  })

  it('is told from other objects', () => {
    const code = 'export const Pedido = z.object({ query: z.string(), body: z.string(), path: z.string() })'
    expect(trim(code)).toBe(code)
  })
})

it('is never asked by the web for what it does not have there', () => {
  const files = listSources(PROJECT_ROOT, 'web').filter(({ path }) => !isTest(path))
  const asking = files.filter(({ text }) =>
    listNamesOfContract(text).some((name) =>
      new RegExp(`\\b${name}\\.(tag|summary|cost|params|query|body)\\b`).test(text),
    ),
  )
  expect(asking.map(({ path }) => path)).toEqual([])
  expect(listNamesOfContract("import { type A, b as c } from '#contract/x.ts'")).toEqual(['A', 'c'])
})

function listNamesOfContract(text: string): string[] {
  const lists = [...text.matchAll(/import (?:type )?\{([^}]*)\} from '#contract\//g)]
  const names = lists.flatMap(([, list = '']) => list.split(',').map((name) => /(\w+)\s*$/.exec(name)?.[1]))
  return names.filter((name) => name !== undefined)
}
