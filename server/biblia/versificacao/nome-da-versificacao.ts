/**
 * The schemes by which editions count verses, as Paratext and the Copenhagen Alliance name them: `eng` is our canon, `org` the
 * Hebrew and Greek prints, `vul` the Vulgate, `lxx` the Septuagint, `rsc` and `rso` the Russian Synodal (ADR 034).
 * In the order in which they are preferred where an edition fits several.
 */
export const NOMES_DAS_VERSIFICACOES = ['eng', 'org', 'vul', 'rsc', 'rso', 'lxx'] as const

export type NomeDaVersificacao = (typeof NOMES_DAS_VERSIFICACOES)[number]

export function isNomeDaVersificacao(nome: string): nome is NomeDaVersificacao {
  return NOMES_DAS_VERSIFICACOES.some((each) => each === nome)
}
