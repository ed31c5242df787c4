import { expect, it } from 'vitest'
import type { MeioId, Plano } from '#contract/assinaturas.ts'
import { fraseDoPagamento } from './frase-do-pagamento.ts'

const MENSAL: Plano = {
  id: 'mensal',
  nome: 'Mensal',
  mensalidade: 3_284,
  total: 3_284,
  parcelas: 1,
  pagamento: 'Renovação automática a cada mês.',
  vantagens: [],
}
const ANUAL: Plano = {
  ...MENSAL,
  id: 'anual',
  total: 29_994,
  parcelas: 12,
  pagamento: 'em até 12 parcelas no cartão',
}
const POR_PIX = 'Com Pix, você paga cada período quando quiser; nada é cobrado por si.'

it.each<[Plano, MeioId[], string]>([
  [ANUAL, ['pix', 'stripe'], 'Total de R$\u00a0299,94, à vista, por um ano.'],
  [ANUAL, ['stripe'], 'Total de R$\u00a0299,94, à vista, por um ano.'],
  [MENSAL, ['stripe'], 'Renovação automática a cada mês.'],
  [MENSAL, ['pix'], POR_PIX],
  [MENSAL, ['pix', 'stripe'], `No cartão: Renovação automática a cada mês. ${POR_PIX}`],
])('says what is true of %o by %o', (plano, meios, frase) => {
  expect(fraseDoPagamento(plano, meios)).toBe(frase)
})
