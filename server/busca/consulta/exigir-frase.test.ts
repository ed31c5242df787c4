import { describe, expect, it } from 'vitest'
import { exigirFrase } from './exigir-frase.ts'
import { interpretar } from './interpretar.ts'
import { toTsquery } from './tsquery.ts'

describe('exigirFrase', () => {
  it.each([
    ['governo civil', "(('fgoverno' <-> 'fcivil'))"],
    ['o que é o pecado original?', "(('fpecado' <-> 'foriginal'))"],
    ['certeza da salvação', "(('fcerteza' <-> 'fda' <-> 'fsalvacao'))"],
    ['boas obras -lei', "(('fboas' <-> 'fobras')) & !'rlei'"],
    ['"de graça" sois salvos', "(('fgraca' <-> 'fsois' <-> 'fsalvos')) & (('fde' <-> 'fgraca'))"],
    ['pela graça salvos me*', "(('fgraca' <-> 'fsalvos')) & ('fme':*)"],
    ['o que é a fé', null],
    ['fé', null],
    ['"pela fé"', null],
    ['"boas obras"', null],
    ['fé OU obras', null],
    ['-fé', null],
  ])('%s: %s', (q, expected) => {
    const consulta = interpretar(q)
    const frase = consulta && exigirFrase(consulta)
    expect(frase && toTsquery(frase, 'biblia')?.indice).toBe(expected)
  })
})
