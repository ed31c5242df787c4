import { describe, expect, it } from 'vitest'
import { MarcacaoExportada } from './importar-marcacoes.ts'
import { FiltroDeMarcacoes } from './marcacoes.ts'
import { NovaRevisao } from './memoria.ts'
import { EstadoPorEnviar } from './planos-iniciados.ts'

/** Each call that takes a moment. */
const TAKES: [string, (instante: string) => boolean][] = [
  ['a filter', (de) => FiltroDeMarcacoes.safeParse({ de }).success],
  ['what is imported', (em) => MarcacaoExportada.shape.criada_em.safeParse(em).success],
  [
    'a review',
    (feita_em) => NovaRevisao.safeParse({ perfil: 'eu', cartao: 'bcw-1', nota: 3, feita_em }).success,
  ],
  [
    'a change of a plan',
    (mudado_em) => EstadoPorEnviar.safeParse({ deslocamento: 0, encerrado: false, mudado_em }).success,
  ],
]

describe.each(TAKES)('the moment of %s', (_, takes) => {
  it.each(['2026-02-28T10:00:00.000Z', '2024-02-29T23:59:59.999Z'])('may be %s', (instante) =>
    expect(takes(instante)).toBe(true),
  )

  it.each([
    '2026-02-30T10:00:00.000Z',
    '2026-02-29T10:00:00.000Z',
    '2026-04-31T10:00:00.000Z',
    '2026-01-01T24:00:00.000Z',
    '2026-13-01T10:00:00.000Z',
    '2026-01-01T10:00:00Z',
    '2026-01-01',
  ])('is not %s', (instante) => expect(takes(instante)).toBe(false))
})
