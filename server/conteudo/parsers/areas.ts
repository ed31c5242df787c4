import * as z from 'zod/mini'
import type { Report } from '#server/arquivos/report.ts'
import { parseYaml } from '#server/arquivos/yaml-source.ts'
import type { ParsedArea } from './content-model.ts'
import { LinhaEscrita, Slug } from './linha-e-paragrafos.ts'

const Areas = z.array(z.strictObject({ slug: Slug, descricao: LinhaEscrita, explicacao: LinhaEscrita }))

/** Reads areas.yaml; null when the file cannot be read at all. */
export function parseAreas(text: string, report: Report): ParsedArea[] | null {
  const yaml = parseYaml(Areas, { text, firstLine: 1 }, report)
  if (!yaml) return null
  const areas = yaml.value.map((area, index) => ({ ...area, ordem: index + 1 }))
  areas.forEach(({ slug }, index) => {
    const first = areas.findIndex((area) => area.slug === slug)
    if (first < index) report(yaml.lineOf([index]), `A área “${slug}” está repetida.`)
  })
  return areas
}
