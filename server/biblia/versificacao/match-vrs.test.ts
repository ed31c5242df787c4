import { expect, it } from 'vitest'
import { loadCanon } from '#tests/support/biblia-gerada.ts'
import { toVrs } from '#tests/support/biblia-writers.ts'
import { matchVrs } from './match-vrs.ts'
import { NOMES_DAS_VERSIFICACOES, type NomeDaVersificacao } from './nome-da-versificacao.ts'
import { readVersificacao } from './read-versificacao.ts'

const canon = await loadCanon()
const totalsOf = (nome: NomeDaVersificacao) =>
  canon.map(({ id }) => [...readVersificacao(nome, canon).capitulos(id)])

it.each(NOMES_DAS_VERSIFICACOES)('knows %s by the ends of its chapters', (nome) => {
  const known = { nome, diferencas: 0, isConhecida: true }
  expect(matchVrs(toVrs(totalsOf(nome)), canon)).toEqual(known)
  expect(matchVrs(toVrs(totalsOf(nome)).replaceAll('\n', '\r\n'), canon)).toEqual(known)
})

it('knows one in which a publisher counts some chapters otherwise, and not one that has many of them', () => {
  const other = (count: number) =>
    totalsOf('org').map((ends, livro) =>
      livro === 0 ? ends.map((end, i) => (i < count ? end + 9 : end)) : ends,
    )
  expect(matchVrs(toVrs(other(3)), canon)).toEqual({ nome: 'org', diferencas: 3, isConhecida: true })
  expect(matchVrs(toVrs(other(40)), canon)).toEqual({ nome: 'org', diferencas: 40, isConhecida: false })
})

it('is not misled by books outside the 66, by lines that map verses, and by what is no such file', () => {
  const text = `${toVrs(totalsOf('vul'))}\nTOB 1:25 2:23\nDAN 13:1-5 = SUS 1:1-5`
  expect(matchVrs(text, canon)).toMatchObject({ nome: 'vul', diferencas: 0 })
  expect(matchVrs('GEN\nGEN 1:1-5 = GEN 1:2-6\n', canon)).toBeNull()
  expect(matchVrs('GEN 1:31\n'.repeat(200_000), canon)).toBeNull()
})
