import { MAX_PLANOS, NomeDoPlano } from '#contract/planos-de-estudo.ts'
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import type { ParsedPlanoDeEstudo } from './content-model.ts'
import { parsePlanoDeEstudo } from './parse-plano-de-estudo.ts'
import type { AlvosDoPlano } from './parse-porcao.ts'
import type { ContentText } from './text-files.ts'

/** The folder of the reading plans, one file for each; a library may be without it. */
const PASTA = 'planos-de-estudo/'

/** Whether a file is one of a reading plan. */
export function isPlanoDeEstudo(name: string): boolean {
  return name.startsWith(PASTA) && name.endsWith('.yaml')
}

/** Reads all plans. @param alvos what they may name; null when some of it could not be read, which has been reported */
export function readPlanosDeEstudo(
  files: readonly ContentText[],
  alvos: AlvosDoPlano | null,
  problems: ContentProblem[],
): ParsedPlanoDeEstudo[] {
  const own = files.filter(({ name }) => isPlanoDeEstudo(name))
  if (own.length > MAX_PLANOS) {
    reportTo(problems, PASTA)(undefined, `Há ${own.length} planos de estudo; cabem ${MAX_PLANOS}.`)
    return []
  }
  return own.flatMap(({ name, text }) => {
    const report = reportTo(problems, name)
    const id = name.slice(PASTA.length, -'.yaml'.length)
    if (!NomeDoPlano.safeParse(id).success) {
      report(undefined, 'O nome do arquivo só pode ter letras minúsculas sem acento, números e hifens.')
      return []
    }
    return (text !== null && alvos && parsePlanoDeEstudo(id, text, alvos, report)) || []
  })
}
