import * as z from 'zod/mini'
import { type Plano, PlanoId } from '#contract/assinaturas.ts'
import { formatReais } from '#contract/reais.ts'
import type { Report } from '#server/arquivos/report.ts'
import { parseYaml } from '#server/arquivos/yaml-source.ts'
import { LinhaEscrita } from './linha-e-paragrafos.ts'

const MAX_CENTAVOS = 100_000_00
const MAX_PARCELAS = 24
const MAX_LETRAS = 200
const MAX_VANTAGENS = 8

const between = (min: number, max: number) => {
  const message = `deve ser um número inteiro de ${min} a ${max}`
  return z.int(message).check(z.gte(min, message), z.lte(max, message))
}
const Frase = LinhaEscrita.check(z.maxLength(MAX_LETRAS, `deve ter no máximo ${MAX_LETRAS} letras`))

const PlanosEscritos = z
  .array(
    z.strictObject({
      id: z.enum(PlanoId.options, `deve ser um destes: ${PlanoId.options.join(', ')}`),
      nome: Frase,
      mensalidade: between(1, MAX_CENTAVOS),
      total: between(1, MAX_CENTAVOS),
      parcelas: between(1, MAX_PARCELAS),
      pagamento: Frase,
      vantagens: z
        .array(Frase)
        .check(z.maxLength(MAX_VANTAGENS, `deve ter no máximo ${MAX_VANTAGENS} itens`)),
    }),
  )
  .check(z.minLength(1, 'deve ter ao menos um plano'))

/** Reads planos.yaml; the sentences have their figures. Null when the file cannot be read at all. */
export function parsePlanos(text: string, report: Report): Plano[] | null {
  const yaml = parseYaml(PlanosEscritos, { text, firstLine: 1 }, report)
  if (!yaml) return null
  yaml.value.forEach(({ id, pagamento }, index) => {
    if (yaml.value.findIndex((plano) => plano.id === id) < index)
      report(yaml.lineOf([index]), `O plano “${id}” está repetido.`)
    const [strange] = pagamento.match(/\{(?!(?:total|parcelas)\})[^}]*\}?/) ?? []
    if (strange) report(yaml.lineOf([index, 'pagamento']), `“${strange}” não é {total} nem {parcelas}.`)
  })
  return yaml.value.map((plano) => ({
    ...plano,
    pagamento: plano.pagamento
      .replaceAll('{total}', formatReais(plano.total))
      .replaceAll('{parcelas}', String(plano.parcelas)),
  }))
}
