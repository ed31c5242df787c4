import { PADROES, type Padrao } from '#contract/padroes.ts'
import { paths } from '../paths.ts'
import { formatLugarDaFolha } from '../ui/impressao/lugar-da-folha.ts'

/** The handout of a chapter or question. @param secao the only one of the chapter that it has */
export function folhaDaPagina(padrao: Padrao, numero: number, secao?: number): string {
  const isSecao = secao !== undefined && PADROES[padrao].unidade === 'capitulo'
  const secoes = isSecao ? { from: secao, to: secao } : null
  return paths.folha([formatLugarDaFolha({ padrao, de: numero, ate: numero, secoes })])
}
