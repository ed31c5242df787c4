import { type Baralho, EU, type PerfilDaMemoria } from '#contract/memoria.ts'

/** What each deck is called, in the order in which they are offered. */
export const NOMES_DOS_BARALHOS: Readonly<Record<Baralho, string>> = {
  bcw: 'Breve Catecismo',
  cmw: 'Catecismo Maior',
  criancas: 'Catecismo para Crianças',
  heidelberg: 'Catecismo de Heidelberg',
  versiculos: 'Versículos escolhidos',
}

/** How a profile is called. */
export function nomeDoPerfil({ id, nome }: PerfilDaMemoria): string {
  return id === EU ? 'Eu' : nome
}

/** The deck of a card, by its key. */
export function baralhoOf(chave: string): Baralho {
  const [name = ''] = chave.split('-')
  return name === 'cmw' || name === 'criancas' || name === 'heidelberg' || name === 'bcw'
    ? name
    : 'versiculos'
}
