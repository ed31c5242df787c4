import type { Plano } from '#contract/assinaturas.ts'
import type { AssinaturaDoLeitor } from '#contract/editora/cortesia.ts'
import { nomeDoPlano } from '../../assinaturas/public.ts'
import { formatDia } from '../../platform/format-dia.ts'

/** What a reader's subscription is, in words for the desk. */
export function fraseDaAssinatura(assinatura: AssinaturaDoLeitor, planos: readonly Plano[]): string {
  const { situacao, meio, plano, vale_ate, carencia_ate, renova, cancelada } = assinatura
  const nome = nomeDoPlano(planos, plano)
  const dia = vale_ate === null ? '' : formatDia(vale_ate)
  switch (situacao) {
    case 'nenhuma':
      return 'Nenhuma assinatura.'
    case 'aguardando':
      return `${nome}: falta o pagamento.`
    case 'carencia':
      return `${nome}: terminou em ${dia}, e o leitor ainda lê até ${formatDia(carencia_ate ?? '')}.`
    case 'encerrada':
      return `Terminou em ${dia}.`
    case 'ativa':
      if (meio === 'cortesia') return `Dada pela editora, vale até ${dia}.`
      if (cancelada) return `${nome}: cancelada, vale até ${dia}.`
      return renova ? `${nome}: próxima cobrança em ${dia}.` : `${nome}: paga até ${dia}.`
  }
}
