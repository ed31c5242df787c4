import { isPadraoComReferencias, type Padrao } from '#contract/padroes.ts'
import type { OpcoesDeImpressao } from '../ui/impressao/escolha-de-impressao.ts'

/** How the proof texts of a standard can be printed; the directories of worship have none. */
export function opcoesDasProvas(padrao: Padrao): Omit<OpcoesDeImpressao, 'hasNotas'> {
  const titulo = 'Textos-prova'
  if (!isPadraoComReferencias(padrao)) return { titulo, provas: [] }
  return {
    titulo,
    provas: [
      ['nenhuma', 'Não imprimir'],
      ['lugares', 'Só as citações'],
      ['textos', 'Citações com o texto bíblico'],
    ],
  }
}
