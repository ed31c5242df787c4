import * as z from 'zod/mini'
import { MAX_ETAPAS, MAX_PORCOES, PassoDoPlano } from '#contract/planos-de-estudo.ts'
import type { Report } from '#server/arquivos/report.ts'
import { parseYaml } from '#server/arquivos/yaml-source.ts'
import type { PorcaoGuardada } from '#server/planos-de-estudo/porcao-guardada.ts'
import type { ParsedPlanoDeEstudo } from './content-model.ts'
import { LinhaEscrita } from './linha-e-paragrafos.ts'
import { type AlvosDoPlano, parsePorcao } from './parse-porcao.ts'

const MAX_TITULO = 80
const MAX_DESCRICAO = 300
const MAX_ORDEM = 1_000

const ORDEM = `deve ser um número inteiro de 1 a ${MAX_ORDEM}`
const Frase = (max: number) => LinhaEscrita.check(z.maxLength(max, `deve ter no máximo ${max} letras`))

const PlanoEscrito = z.strictObject({
  titulo: Frase(MAX_TITULO),
  descricao: Frase(MAX_DESCRICAO),
  ordem: z.int(ORDEM).check(z.gte(1, ORDEM), z.lte(MAX_ORDEM, ORDEM)),
  passo: z.enum(PassoDoPlano.options, 'deve ser dia ou semana'),
  etapas: z
    .array(
      z
        .array(LinhaEscrita)
        .check(
          z.minLength(1, 'deve ter ao menos uma porção'),
          z.maxLength(MAX_PORCOES, `deve ter no máximo ${MAX_PORCOES} porções`),
        ),
    )
    .check(
      z.minLength(1, 'deve ter ao menos uma etapa'),
      z.maxLength(MAX_ETAPAS, `deve ter no máximo ${MAX_ETAPAS} etapas`),
    ),
})

/** Reads the file of a plan and checks that every portion exists; null when it cannot be read at all. @param id name of the file */
export function parsePlanoDeEstudo(
  id: string,
  text: string,
  alvos: AlvosDoPlano,
  report: Report,
): ParsedPlanoDeEstudo | null {
  const yaml = parseYaml(PlanoEscrito, { text, firstLine: 1 }, report)
  if (!yaml) return null
  const etapas = yaml.value.etapas.map((escritas, etapa) =>
    escritas.flatMap((escrita, ordem): PorcaoGuardada[] => {
      const porcao = parsePorcao(escrita, alvos)
      if (typeof porcao !== 'string') return [porcao]
      report(yaml.lineOf(['etapas', etapa, ordem]), porcao)
      return []
    }),
  )
  return { ...yaml.value, id, etapas }
}
