import { FONTES_DA_BUSCA, type FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { isPalavraVazia } from '#contract/palavras/palavras-vazias.ts'
import type { Avaliacao, Consulta } from '../consulta-e-documento.ts'

interface Grupo {
  readonly fonte: FonteDaBusca
  /** Its best hit. */
  readonly melhor: Pick<Avaliacao, 'exatidao'>
}

/** From so many words on, what stands in the Bible word for word is Scripture that somebody looks for. */
const PALAVRAS_DE_VERSICULO = 4

/** Groups as they are shown: the Bible with the wording, those with phrase or title, standards, Bible, ebooks, notes. */
export function ordenarGrupos<G extends Grupo>(consulta: Consulta, grupos: readonly G[]): G[] {
  const rank = (grupo: G) => rankOf(consulta, grupo)
  return grupos.toSorted((a, b) => rank(a) - rank(b) || placeOf(a) - placeOf(b))
}

function rankOf({ frase }: Consulta, { fonte, melhor: { exatidao } }: Grupo): number {
  const content = frase.filter((forma) => !isPalavraVazia(forma)).length
  const isLong = frase.length >= PALAVRAS_DE_VERSICULO && content >= 2
  if (fonte === 'biblia' && content >= 2 && (exatidao === 3 || (exatidao > 0 && isLong))) return 0
  // One word is everywhere, and only a title that has it says something; but if the standards have it, it is one of doctrine.
  return exatidao >= 2 || (exatidao === 1 && (content >= 2 || fonte === 'padroes')) ? 1 : 2
}

function placeOf({ fonte }: Grupo): number {
  return FONTES_DA_BUSCA.indexOf(fonte)
}
