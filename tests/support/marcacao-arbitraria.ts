/** Marks of every kind, in every kind of place, with whatever may be written in them. */
import fc from 'fast-check'
import { CORES } from '#contract/destaques.ts'
import { foldText } from '#contract/fold.ts'
import type { MarcacaoExportada } from '#contract/importar-marcacoes.ts'

/** Texts as readers write them, and as those do who want to break something. */
const HOSTIS = [
  '=1+1',
  "'=1",
  '-->',
  '<!-- marcacao {} -->',
  '"',
  '";"',
  ',',
  '\r\n',
  '# x',
  '\u0000',
  '\uFEFF',
  '@SUM',
  '🕊',
  ']]>',
  '&amp;',
]
const texto = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(...HOSTIS)), {
      maxLength: 6,
    })
    .map((some) => some.join('').slice(0, maxLength).toWellFormed())
const inteiro = fc.nat({ max: 2_000_000_000 })
const instante = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2026-03-01T12:00:00.000Z'), noInvalidDate: true })
  .map((date) => date.toISOString())
const nomeDeEtiqueta = texto(40)
  .map((nome) => nome.replace(/[,\p{Cc}]/gu, '').trim())
  .filter((nome) => foldText(nome) !== '')
const lugar = fc.oneof(
  fc.record({
    em: fc.constant('padrao' as const),
    padrao: fc.constantFrom('cfw' as const, 'dcpr' as const),
    numero: inteiro,
    inicio: fc.option(inteiro),
    fim: fc.option(inteiro),
  }),
  fc.record({ em: fc.constant('biblia' as const), inicio: inteiro, fim: inteiro }),
  fc.record({
    em: fc.constant('ebook' as const),
    ebook_id: inteiro,
    capitulo_id: fc.option(inteiro),
    paragrafo_inicio_id: fc.option(inteiro),
    inicio: inteiro,
    paragrafo_fim_id: fc.option(inteiro),
    fim: inteiro,
  }),
)
export const marcacaoArbitraria: fc.Arbitrary<MarcacaoExportada> = fc.record({
  tipo: fc.constantFrom('nota' as const, 'destaque' as const, 'marca' as const),
  id: fc.uuid(),
  lugar,
  citacao: texto(500),
  titulo: texto(200),
  trecho: texto(500),
  palavras: fc.option(
    fc.record({
      edicao: fc.option(fc.constantFrom('BLIVRE')),
      lugar: fc.option(
        fc.record({ parte_inicio: fc.constant(1), inicio: inteiro, parte_fim: fc.constant(2), fim: inteiro }),
      ),
    }),
  ),
  nota: texto(2_000),
  cor: fc.option(fc.constantFrom(...CORES)),
  criada_em: instante,
  editada_em: instante,
  etiquetas: fc.uniqueArray(nomeDeEtiqueta, { maxLength: 5 }),
})
