/** Plans as the library has them, while its publisher has set up no payment. */
import type { MinhaAssinatura, Plano, Planos } from '#contract/assinaturas.ts'

const plano = (
  id: Plano['id'],
  nome: string,
  mensalidade: number,
  total: number,
  pagamento: string,
): Plano => ({
  id,
  nome,
  mensalidade,
  total,
  parcelas: id === 'anual' ? 12 : 1,
  pagamento,
  vantagens: ['Acesso a todo o conteúdo'],
})

export const PLANOS_DE_PROVA: Planos = {
  planos: [
    plano('anual', 'Promocional Anual', 2497, 29_994, 'Total de R$ 299,94, em até 12 parcelas no cartão.'),
    plano('mensal', 'Mensal Recorrente', 3284, 3284, 'Renovação automática a cada mês.'),
  ],
  meios: [],
  acesso: 'livre',
}

export const SEM_ASSINATURA: MinhaAssinatura = {
  situacao: 'nenhuma',
  pode_ler: false,
  plano: null,
  plano_seguinte: null,
  meio: null,
  vale_ate: null,
  carencia_ate: null,
  renova: false,
  cancelada: false,
  pode: { cancelar: false, retomar: false, renovar: false, trocar: false, portal: false },
  falhou_em: null,
  pendente: null,
}
