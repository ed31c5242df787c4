import type { Preferencias } from '#contract/perfil.ts'

export type PlanoId = NonNullable<Preferencias['plano']>

export interface Plano {
  readonly id: PlanoId
  readonly nome: string
  /** What a month costs, in centavos. */
  readonly mensalidade: number
  /** One sentence on how it is paid. */
  readonly pagamento: string
  readonly vantagens: readonly string[]
}

const REAIS = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** @returns 'R$ 24,97', with a no-break space */
export function formatPreco(centavos: number): string {
  return REAIS.format(centavos / 100)
}

/** The currency and the figures apart, since they are set in two sizes. */
export function precoParts(centavos: number): { moeda: string; valor: string } {
  const parts = REAIS.formatToParts(centavos / 100)
  const valor = parts.filter(({ type }) => type !== 'currency' && type !== 'literal')
  return {
    moeda: parts.find(({ type }) => type === 'currency')?.value ?? '',
    valor: valor.map(({ value }) => value).join(''),
  }
}

/** The two plans. The yearly total is not twelve times the month: both figures are given. */
export const PLANOS: readonly Plano[] = [
  {
    id: 'anual',
    nome: 'Promocional Anual',
    mensalidade: 2497,
    pagamento: `Total de ${formatPreco(29994)}, em até 12 parcelas no cartão.`,
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
