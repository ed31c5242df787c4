/** A hostile text costs its length, never its square: one caller's text must not hold up the others. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { foldForOffsets, foldText } from '#contract/fold.ts'
import { parseCanon } from '#server/biblia/canon.ts'
import { createTilFixer } from '#server/biblia/fix-til.ts'
import { createBibliaBuilder } from '#server/biblia/formats/biblia-builder.ts'
import { parseReleaseText } from '#server/biblia/formats/release-text.ts'
import { tidyText } from '#server/biblia/formats/tidy-text.ts'
import { parseUsfm } from '#server/biblia/formats/usfm.ts'
import { analisar } from '#server/busca/analise/analisar.ts'
import { interpretar } from '#server/busca/consulta/interpretar.ts'
import { toBlocos } from '#server/conteudo/epub/blocos.ts'
import { toDocumento } from '#server/conteudo/epub/documento.ts'
import { bareMarcador } from '#server/conteudo/epub/rodapes.ts'
import { cleanLine } from '#server/conteudo/epub/xml.ts'
import { toParagrafos } from '#server/recursos/xhtml.ts'
import { createFindReferencias } from '#server/referencias/find-referencias.ts'
import { listEndpoints, textFieldsOf } from './support/contract-endpoints.ts'
import { findSuperlinear } from './support/growth.ts'

// Only work without an end may be ended by the clock.
vi.setConfig({ testTimeout: 120_000 })

const BODY_LIMIT = 1024 * 1024
/** Twice what Node reads of an address with all headers. */
const ADDRESS_LIMIT = 32 * 1024

const fields = (await listEndpoints()).flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? textFieldsOf(schema).map((field) => ({ endpoint, part, schema, field })) : []
  }),
)
const named = fields.map((each) => ({
  ...each,
  name: `${each.endpoint.method} ${each.endpoint.path} ${each.part}.${each.field}`,
}))

it('finds the text fields of the contract', () => {
  expect(named.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /cadastro body.email',
      'PUT /anotacao_simbolos/editar_nota/:id body.titulo',
    ]),
  )
})

/** Many calls take the same id: what they share is measured once. */
const measured = [...Map.groupBy(named, ruleOf).values()].flatMap(([first, ...others]) =>
  first ? [{ ...first, name: `${first.name}, and ${others.length} like it,` }] : [],
)

/** What says all that is asked of the field, and is the same object where calls share it. */
function ruleOf({ schema, field, name }: (typeof named)[number]): unknown {
  const { shape = {}, checks = [] }: { shape?: Record<string, unknown>; checks?: unknown[] } = schema._zod.def
  return checks.length === 0 && shape[field] !== undefined ? shape[field] : name
}

it.each(measured)('$name costs no more than its length', ({ schema, field }) => {
  expect(findSuperlinear((text) => z.safeParse(schema, { [field]: text }))).toBeUndefined()
})

it.each(named.filter(({ part }) => part !== 'params'))(
  '$name has a greatest length',
  ({ part, schema, field }) => {
    const length = part === 'body' ? BODY_LIMIT : ADDRESS_LIMIT
    for (const unit of ['a', '0', 'padroes,']) {
      const text = unit.repeat(length / unit.length)
      const issues = z.safeParse(schema, { [field]: text }).error?.issues ?? []
      expect(issues.map((issue) => issue.path[0])).toContain(field)
    }
  },
)

describe('text that comes from outside', () => {
  const canon = parseCanon(readFileSync('content/livros.yaml', 'utf8'), 'livros.yaml')
  const builder = () => createBibliaBuilder(canon)
  const findReferencias = createFindReferencias(canon)
  const fixTil = createTilFixer(builder().build('x').biblia)
  const notas = { byElement: new Map(), byLink: new Map(), dropped: new Set<never>() }

  it.each<[string, (text: string) => unknown]>([
    ['folding', foldText],
    ['folding in place', foldForOffsets],
    ['a search', interpretar],
    ['the words of a note', analisar],
    ['the paragraphs of a note', toParagrafos],
    ['references in a text', findReferencias],
    ['references after a name', (text) => findReferencias(`Jeremias 1 ${text}`.repeat(2))],
    ['a slip for an accent', (text) => fixTil(`~${text}`)],
    ['a verse', tidyText],
    ['USFM', (text) => parseUsfm({ file: 'x', text: `\\id GEN\n\\c 1\n\\v 1 ${text}` }, builder())],
    ['a marker of USFM', (text) => parseUsfm({ file: 'x', text: `\\id GEN\n\\f \\q${text}-1` }, builder())],
    ['the release', (text) => parseReleaseText({ file: 'x', text: `\\a${text}\u2028` }, builder())],
    ['a name in an EPUB', cleanLine],
    ['a marker of an EPUB', bareMarcador],
    [
      'a paragraph of an EPUB',
      (text) =>
        toBlocos(toDocumento('c.xhtml', `<p>${text.replaceAll('<', '&lt;')}</p>`).root, {
          rodapes: notas,
          classes: new Map(),
          idioma: 'pt-BR',
          direcao: 'ltr',
        }),
    ],
  ])('%s costs no more than its length', (_, work) => {
    expect(findSuperlinear(work)).toBeUndefined()
  })
})

it('finds work that grows with the square', () => {
  const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
  // Half of each text is enough to tell, and takes a quarter of the time.
  const halve = (text: string) => text.slice(0, text.length / 2) + text.slice(-1)
  expect(findSuperlinear((text) => pattern.test(halve(text)), 1)).toBeDefined()
})
