import type { ContaCompleta } from '#contract/editora/leitores.ts'
import { formatDia } from '../format-dia.ts'

/** What a subscription is, in one sentence. */
export function describeAssinatura({ situacao, plano, vale_ate }: ContaCompleta['assinatura']): string {
  const ate = vale_ate ? formatDia(vale_ate) : ''
  const qual = plano ? `plano ${plano}` : 'dada pela editora'
  switch (situacao) {
    case 'nenhuma':
      return 'Nenhuma.'
    case 'aguardando':
      return `Espera o primeiro pagamento, ${qual}.`
    case 'ativa':
      return `Em vigor até ${ate}, ${qual}.`
    case 'carencia':
      return `Venceu em ${ate}; ainda lê nos dias de carência, ${qual}.`
    case 'encerrada':
      return `Encerrada em ${ate}, ${qual}.`
  }
}
