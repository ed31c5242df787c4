/** What the bar says of a reading. */
import type { EstadoDaEscuta } from './escuta.ts'
import type { EstadoDaSessao } from './sessao-de-escuta.ts'

export const FRASES_DAS_FALHAS: Readonly<Record<NonNullable<EstadoDaEscuta['falha']>, string>> = {
  'sem-rede': 'Esta voz precisa de internet. Escolha outra nas opções, ou tente de novo.',
  'sem-permissao': 'O navegador não deixou a página falar. Toque em “Tocar”.',
  'sem-resposta': 'A voz não respondeu. Escolha outra nas opções, ou tente de novo.',
  outra: 'O aparelho não conseguiu ler. Tente de novo, ou escolha outra voz nas opções.',
}

/** 'Lendo até 21:40', 'Em pausa'. @param isProcurando voices may still come */
export function describeEscuta(
  { isTocando, isFim }: EstadoDaEscuta,
  { sono, ate, isEsperando }: EstadoDaSessao,
  isProcurando: boolean,
): string {
  if (isProcurando) return 'Procurando uma voz…'
  if (isEsperando) return 'Abrindo o próximo capítulo…'
  if (isFim) return 'Fim do capítulo'
  if (!isTocando) return 'Em pausa'
  if (sono === 'capitulo') return 'Lendo até o fim do capítulo'
  return ate === null ? 'Lendo' : `Lendo até ${formatHora(ate)}`
}

function formatHora(ms: number): string {
  return new Date(ms).toLocaleTimeString('pt-BR', { hour: '2-digit', minute: '2-digit' })
}
