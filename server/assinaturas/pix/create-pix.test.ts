import { afterEach, expect, it, vi } from 'vitest'
import type { PedidoDePagamento } from '../meio-de-pagamento.ts'
import { readBrCode } from './br-code.ts'
import { createPix } from './create-pix.ts'

const PEDIDO: PedidoDePagamento = {
  usuarioId: 'u1',
  email: 'helena@exemplo.com.br',
  nome: 'Helena',
  assinaturaId: 'a1',
  pagamentoId: '0192f1d2-5a3b-7c4d-8e9f-0123456789ab',
  plano: {
    id: 'anual',
    nome: 'Promocional Anual',
    mensalidade: 2497,
    total: 29_994,
    parcelas: 12,
    pagamento: '',
    vantagens: [],
  },
  valor: 29_994,
  cliente: null,
  voltar: 'https://biblioteca.example/perfil#assinatura',
}

afterEach(() => vi.useRealTimers())

it('shows a code of this payment and amount for three days, the same whenever it is asked', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') })
  const pix = createPix({ chave: '+5511987654321', nome: 'Editora Fé', cidade: 'São Paulo', segredo: null })
  const { referencia, instrucao } = await pix.iniciar(PEDIDO)
  expect(await pix.iniciar(PEDIDO)).toEqual({ referencia, instrucao })
  if (instrucao.tipo !== 'pix') throw new Error('no code')
  expect(instrucao.expira_em).toBe('2026-11-26T12:00:00.000Z')
  expect(readBrCode(instrucao.copiaECola)).toEqual({
    chave: '+5511987654321',
    nome: 'Editora Fe',
    cidade: 'Sao Paulo',
    valor: 29_994,
    txid: referencia,
  })
  const other = await pix.iniciar({ ...PEDIDO, pagamentoId: '0192f1d2-5a3b-7c4d-8e9f-0123456789ac' })
  expect(other.referencia).not.toBe(referencia)
  expect(
    await pix.portal({ usuarioId: 'u1', assinaturaId: 'a1', referencia: null, cliente: null }, ''),
  ).toBeNull()
})
