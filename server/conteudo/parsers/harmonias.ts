import * as z from 'zod/mini'
import type { Report } from '#server/arquivos/report.ts'
import { type ParsedYaml, parseYaml } from '#server/arquivos/yaml-source.ts'
import type { ParsedHarmonia } from './content-model.ts'
import { LinhaEscrita, Slug } from './linha-e-paragrafos.ts'
import { PADROES_ESCRITOS } from './padroes.ts'

const Numeros = z.optional(z.array(z.int()))
const Grupo = z.strictObject({
  tema: LinhaEscrita,
  cfw: Numeros,
  cmw: Numeros,
  bcw: Numeros,
  fgop: Numeros,
  dcpu: Numeros,
  dcpr: Numeros,
  ebooks: z.optional(z.array(Slug)),
})
const Grupos = z.array(Grupo)
type Grupo = z.infer<typeof Grupo>

/** What a group may name. */
export interface HarmoniaAlvos {
  /** Number of pages of each standard, by its id. */
  paginas: ReadonlyMap<number, number>
  /** Slugs. */
  ebooks: ReadonlySet<string>
}

/** Reads harmonias.yaml and checks that everything a group names exists; null when it cannot be read at all. */
export function parseHarmonias(text: string, alvos: HarmoniaAlvos, report: Report): ParsedHarmonia[] | null {
  const yaml = parseYaml(Grupos, { text, firstLine: 1 }, report)
  if (!yaml) return null
  const temas = new Set<string>()
  return yaml.value.map((grupo, index) => {
    if (temas.has(grupo.tema)) report(yaml.lineOf([index, 'tema']), `O tema “${grupo.tema}” está repetido.`)
    temas.add(grupo.tema)
    return parseGrupo(grupo, index, yaml, alvos, report)
  })
}

function parseGrupo(
  grupo: Grupo,
  index: number,
  yaml: ParsedYaml<Grupo[]>,
  alvos: HarmoniaAlvos,
  report: Report,
): ParsedHarmonia {
  const harmonia: ParsedHarmonia = { tema: grupo.tema, ordem: index + 1, membros: [], ebooks: [] }
  for (const { pasta, simbolo, sigla } of PADROES_ESCRITOS) {
    const total = alvos.paginas.get(simbolo) ?? 0
    const numeros = grupo[pasta] ?? []
    numeros.forEach((numero, position) => {
      const line = () => yaml.lineOf([index, pasta, position])
      if (numero < 1 || numero > total) report(line(), `${sigla} ${numero} não existe (vai de 1 a ${total}).`)
      if (numeros.indexOf(numero) < position) report(line(), `${sigla} ${numero} está repetido neste tema.`)
      harmonia.membros.push({ simbolo, numero })
    })
  }
  const ebooks = grupo.ebooks ?? []
  ebooks.forEach((slug, position) => {
    const line = () => yaml.lineOf([index, 'ebooks', position])
    if (!alvos.ebooks.has(slug)) report(line(), `O ebook “${slug}” não existe.`)
    if (ebooks.indexOf(slug) < position) report(line(), `O ebook “${slug}” está repetido neste tema.`)
    harmonia.ebooks.push(slug)
  })
  if (harmonia.membros.length + ebooks.length < 2) {
    report(yaml.lineOf([index]), `O tema “${grupo.tema}” deve ter pelo menos dois membros.`)
  }
  return harmonia
}
