import * as z from 'zod/mini'
import { siglaOfSimbolo } from '#contract/padroes.ts'
import type { Report } from '#server/arquivos/report.ts'
import { parseYaml } from '#server/arquivos/yaml-source.ts'
import type { CanonLivro } from '#server/biblia/canon.ts'
import { analisar } from '#server/busca/analise/analisar.ts'
import type { LugarDoVerbete, TipoDeVerbete } from '#server/busca/glossario/verbete.ts'
import { parseReferencias } from '#server/referencias/parse-referencias.ts'
import type { ParsedPagina, ParsedVerbete } from './content-model.ts'
import { LinhaEscrita } from './linha-e-paragrafos.ts'
import { PADROES_ESCRITOS } from './padroes.ts'

/** Every search looks through all of the glossary. */
const MAX_VERBETES = 2_000
const MAX_TERMOS = 60
const MAX_LUGARES = 20
const MAX_LETRAS = 120

const Termo = LinhaEscrita.check(
  z.maxLength(MAX_LETRAS, `deve ter no máximo ${MAX_LETRAS} letras`),
  z.refine((text) => analisar(text).length > 0, 'deve ter ao menos uma palavra'),
)
const Verbetes = z
  .array(
    z.strictObject({
      termos: z.array(Termo).check(...between(1, MAX_TERMOS)),
      lugares: z.array(LinhaEscrita).check(...between(1, MAX_LUGARES)),
    }),
  )
  .check(z.maxLength(MAX_VERBETES, `deve ter no máximo ${MAX_VERBETES} itens`))

function between(min: number, max: number) {
  const message = `deve ter de ${min} a ${max} itens`
  return [z.minLength(min, message), z.maxLength(max, message)] as const
}

/** What an entry may name. */
export interface GlossarioAlvos {
  readonly paginas: readonly ParsedPagina[]
  /** Null when it could not be read, which has been reported. */
  readonly canon: readonly CanonLivro[] | null
}

/** Reads a file of the glossary and checks that every place that it names exists; null when it cannot be read at all. */
export function parseGlossario(
  text: string,
  tipo: TipoDeVerbete,
  alvos: GlossarioAlvos,
  report: Report,
): ParsedVerbete[] | null {
  const yaml = parseYaml(Verbetes, { text, firstLine: 1 }, report)
  if (!yaml) return null
  const known = new Set<string>()
  return yaml.value.map(({ termos, lugares }, index) => {
    termos.forEach((termo, position) => {
      const key = analisar(termo)
        .map(({ forma }) => forma)
        .join(' ')
      if (known.has(key))
        report(yaml.lineOf([index, 'termos', position]), `O termo “${termo}” está repetido.`)
      known.add(key)
    })
    return {
      tipo,
      ordem: index + 1,
      termos,
      lugares: lugares.flatMap((lugar, position) => {
        const found = parseLugar(lugar, alvos)
        if (typeof found !== 'string') return found
        report(yaml.lineOf([index, 'lugares', position]), found)
        return []
      }),
    }
  })
}

const LUGAR_NO_PADRAO = /^([A-Z]{3,4}) (\d{1,3})(?:\.(\d{1,2}))?$/

/** @returns a Portuguese sentence for what does not exist */
function parseLugar(lugar: string, { paginas, canon }: GlossarioAlvos): LugarDoVerbete | string | [] {
  const [, sigla, numero, secao] = LUGAR_NO_PADRAO.exec(lugar) ?? []
  const padrao = PADROES_ESCRITOS.find((each) => each.sigla === sigla)
  if (padrao) {
    const place = {
      simbolo: padrao.simbolo,
      numero: Number(numero),
      secao: secao === undefined ? null : Number(secao),
    }
    return hasLugar(paginas, place) ? place : `${lugar} não existe em ${siglaOfSimbolo(padrao.simbolo)}.`
  }
  if (!canon) return []
  const { referencias, problems } = parseReferencias(lugar, canon)
  const [trecho, ...others] = referencias.flatMap(({ trechos }) => trechos)
  if (problems[0]) return `O lugar está errado: ${problems[0]}.`
  if (!trecho || others.length > 0) return `“${lugar}” deve ser um só lugar: “CFW 8.2”, “CMW 70”, “Jo 3.16”.`
  return trecho
}

/** The answer of a catechism is one section, and is named without it. */
function hasLugar(
  paginas: readonly ParsedPagina[],
  { simbolo, numero, secao }: { simbolo: number; numero: number; secao: number | null },
): boolean {
  const pagina = paginas.find((each) => each.simbolo === simbolo && each.numero === numero)
  if (!pagina) return false
  if (secao === null) return true
  const isCapitulo = PADROES_ESCRITOS.some(
    (padrao) => padrao.simbolo === simbolo && padrao.chave === 'titulo',
  )
  return isCapitulo && pagina.secoes.some((each) => each.numero === secao && each.partes.length > 0)
}
