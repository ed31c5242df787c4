import type { GrupoDaBusca, RespostaDaBusca } from '#contract/busca.ts'
import { MAX_CONTAGEM } from '#contract/fontes-da-busca.ts'
import { formatNumero, formatQuantidade } from '../platform/quantidade.ts'
import { describePalavras } from './aviso-das-palavras.tsx'
import { FONTES } from './fontes.ts'

type Contagem = Pick<GrupoDaBusca, 'total' | 'ha_mais'>

/** '1 resultado', '12 resultados', 'mais de 1.000 resultados'. */
export function formatTotal({ total, ha_mais }: Contagem): string {
  if (ha_mais) return `mais de ${formatNumero(MAX_CONTAGEM)} resultados`
  return formatQuantidade(total, 'resultado', 'resultados')
}

/** What is announced of a search: '12 resultados nos padrões, 1 resultado na Bíblia.' */
export function announceGrupos(grupos: readonly (Contagem & Pick<GrupoDaBusca, 'fonte'>)[]): string {
  if (grupos.length === 0) return 'Nenhum resultado encontrado.'
  const frase = grupos.map((grupo) => `${formatTotal(grupo)} ${FONTES[grupo.fonte].onde}`).join(', ')
  return `${frase.charAt(0).toUpperCase()}${frase.slice(1)}.`
}

/** What is announced when the results are there: whose they are, how many, and that no text has all the words. */
export function announceBusca({ sugestao, da_sugestao, grupos }: RespostaDaBusca): string {
  const others = da_sugestao ? [`Mostrando resultados de “${sugestao}”.`] : []
  return [...others, announceGrupos(grupos), describePalavras(grupos) ?? ''].join(' ').trim()
}
