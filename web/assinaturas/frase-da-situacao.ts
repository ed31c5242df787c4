import type { MinhaAssinatura, Plano } from '#contract/assinaturas.ts'
import { formatDia } from '../platform/format-dia.ts'
import { nomeDoPlano } from './nome-do-plano.ts'

/** What a subscription is, in words, with the next date. */
export function fraseDaSituacao(minha: MinhaAssinatura, isLivre: boolean): string {
  const dia = minha.vale_ate === null ? '' : formatDia(minha.vale_ate)
  switch (minha.situacao) {
    case 'nenhuma':
      return isLivre
        ? 'Todos os livros estão abertos nesta biblioteca. Quem assina sustenta o trabalho da editora.'
        : 'O primeiro capítulo de cada livro é aberto a todos. Com uma assinatura você lê os livros inteiros.'
    case 'aguardando':
      return 'Falta o pagamento. Ele vale assim que for confirmado, e esta página muda sozinha.'
    case 'ativa':
      return fraseDaAtiva(minha, dia)
    case 'carencia':
      return `O período pago terminou em ${dia}. Você ainda lê até ${formatDia(minha.carencia_ate ?? '')}: pague para continuar.`
    case 'encerrada':
      return `A sua assinatura terminou em ${dia}. A sua estante, as suas notas e os seus destaques continuam aqui.`
  }
}

function fraseDaAtiva({ meio, cancelada, renova }: MinhaAssinatura, dia: string): string {
  if (meio === 'cortesia') return `A editora lhe deu esta assinatura. Ela vale até ${dia}.`
  if (cancelada) return `Cancelada: nada mais será cobrado, e você lê até ${dia}.`
  return renova ? `Próxima cobrança em ${dia}.` : `Paga até ${dia}. Nada é cobrado sem você.`
}

/** What is called the plan in force. */
export function nomeDaAssinatura(
  { situacao, meio, plano }: MinhaAssinatura,
  planos: readonly Plano[],
): string {
  if (situacao === 'nenhuma' || situacao === 'encerrada') return nomeDoPlano(planos, null)
  return meio === 'cortesia' ? 'Cortesia' : nomeDoPlano(planos, plano)
}
