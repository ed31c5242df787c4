import type { PlanoId } from '#contract/assinaturas.ts'
import { formatReais } from '#contract/reais.ts'

export interface PlanoEscrito {
  readonly id: PlanoId
  readonly nome: string
  /** What a month costs, in centavos. */
  readonly mensalidade: number
  /** One sentence on how it is paid. */
  readonly pagamento: string
  readonly vantagens: readonly string[]
}

/** The two plans. The yearly total is not twelve times the month: both figures are given. */
export const PLANOS: readonly PlanoEscrito[] = [
  {
    id: 'anual',
    nome: 'Promocional Anual',
    mensalidade: 2497,
    pagamento: `Total de ${formatReais(29994)}, em até 12 parcelas no cartão.`,
    vantagens: ['Acesso a todo o conteúdo', 'Atualizações semanais', 'Um ano inteiro de leitura'],
  },
  {
    id: 'mensal',
    nome: 'Mensal Recorrente',
    mensalidade: 3284,
    pagamento: 'Renovação automática a cada mês.',
    vantagens: ['Acesso a todo o conteúdo', 'Atualizações semanais', 'Um pagamento por mês'],
  },
]

/** @returns the name of a plan; 'Gratuito' for none */
export function nomeDoPlano(plano: PlanoId | null): string {
  return PLANOS.find(({ id }) => id === plano)?.nome ?? 'Gratuito'
}

/** A `mailto:` to ask the publisher for a plan. @param email of the publisher @param leitor the reader's, to be found by */
export function mailtoDoPlano(email: string, plano: PlanoId, leitor: string): string {
  const assunto = `Assinatura do plano ${nomeDoPlano(plano)}`
  const texto = `Quero assinar o plano ${nomeDoPlano(plano)}. O e-mail da minha conta é ${leitor}.`
  return `mailto:${email}?subject=${encodeURIComponent(assunto)}&body=${encodeURIComponent(texto)}`
}
