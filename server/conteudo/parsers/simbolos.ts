import * as z from 'zod/mini'
import type { Report } from '#server/arquivos/report.ts'
import { parseYaml } from '#server/arquivos/yaml-source.ts'
import type { ParsedSimbolo } from './content-model.ts'
import { LinhaEscrita, Paragrafos } from './linha-e-paragrafos.ts'
import { PADROES_ESCRITOS } from './padroes.ts'

const Simbolos = z.array(
  z.strictObject({
    id: z.int(),
    simbolo: LinhaEscrita,
    titulo: LinhaEscrita,
    ano: z.int(),
    unidade: z.enum(['capítulo', 'pergunta']),
    total: z.int(),
    resumo: LinhaEscrita,
    introducao: Paragrafos,
  }),
)

/** Reads simbolos.yaml: the six standards in the order of their ids. @param totals pages found, by id @returns null if unreadable */
export function parseSimbolos(
  text: string,
  totals: ReadonlyMap<number, number>,
  report: Report,
): ParsedSimbolo[] | null {
  const yaml = parseYaml(Simbolos, { text, firstLine: 1 }, report)
  if (!yaml) return null
  PADROES_ESCRITOS.forEach(({ simbolo: id, sigla, pasta }, index) => {
    const simbolo = yaml.value[index]
    if (simbolo?.id !== id || simbolo.simbolo !== sigla) {
      report(yaml.lineOf([index]), `O padrão na posição ${index + 1} deve ser ${sigla}, com id ${id}.`)
    } else if (simbolo.total !== totals.get(id)) {
      const found = totals.get(id) ?? 0
      report(
        yaml.lineOf([index, 'total']),
        `O total de ${sigla} é ${simbolo.total}, mas a numeração de ${pasta}/ vai até ${found}.`,
      )
    }
  })
  const extra = yaml.value.length > PADROES_ESCRITOS.length
  if (extra)
    report(
      yaml.lineOf([PADROES_ESCRITOS.length]),
      `Os padrões são ${PADROES_ESCRITOS.length}; este está a mais.`,
    )
  return yaml.value
}
