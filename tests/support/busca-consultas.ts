/** The query set of tests/fixtures/busca/consultas.yaml: what readers type, and whether the answers are right. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod/mini'
import type { RespostaDaBusca, ResultadoDaBusca } from '#contract/busca.ts'
import { FONTES_DA_BUSCA, type FonteDaBusca } from '#contract/fontes-da-busca.ts'
import type { Database } from '#server/platform/database.ts'

const Lugar = z.union([
  z.strictObject({ padrao: z.string(), numero: z.number() }),
  z.strictObject({ livro: z.number(), capitulo: z.number(), versiculo: z.number() }),
  z.strictObject({ ebook: z.string(), capitulo: z.optional(z.string()) }),
])
type Lugar = z.infer<typeof Lugar>

const ConsultaNoArquivo = z.strictObject({
  consulta: z.string(),
  em: z.optional(z.array(z.enum(FONTES_DA_BUSCA))),
  biblia: z._default(z.boolean(), false),
  esperados: z.array(Lugar).check(z.minLength(1)),
  ausentes: z._default(z.array(Lugar), []),
})

/** One entry of the set; `em` as the call takes it. */
export interface ConsultaDeProva {
  readonly consulta: string
  readonly em: string | undefined
  /** Needs the wording of the Bíblia Livre. */
  readonly biblia: boolean
  readonly esperados: readonly Lugar[]
  readonly ausentes: readonly Lugar[]
}

/** What hits call by number and the set by name. */
export interface EbookNames {
  readonly ebooks: ReadonlyMap<number, string>
  readonly capitulos: ReadonlyMap<number, string>
}

export interface Julgamento {
  readonly consulta: ConsultaDeProva
  /** Best rank of an expected place in its group, from 1; null when there is none among the hits asked for. */
  readonly posicao: number | null
  /** Hits that should not be there. */
  readonly sobras: readonly string[]
}

export interface Rating {
  /** Share of the entries that are found. */
  readonly recall: number
  /** Mean of 1 / rank. */
  readonly mrr: number
  readonly falhas: readonly Julgamento[]
}

const CONSULTAS = new URL('../fixtures/busca/consultas.yaml', import.meta.url)

/** @throws ZodError when the file does not have the form that its head describes */
export function readConsultas(): ConsultaDeProva[] {
  const consultas = z.parse(z.array(ConsultaNoArquivo), parse(readFileSync(CONSULTAS, 'utf8')))
  return consultas.map(({ em, ...consulta }) => ({ ...consulta, em: em?.join(',') }))
}

export async function readEbookNames(db: Database): Promise<EbookNames> {
  const ebooks = await db.read.selectFrom('ebook').select(['id', 'identificador']).execute()
  const capitulos = await db.read.selectFrom('ebook_capitulo').select(['id', 'titulo']).execute()
  return {
    ebooks: new Map(ebooks.map(({ id, identificador }) => [id, identificador])),
    capitulos: new Map(capitulos.map(({ id, titulo }) => [id, titulo])),
  }
}

export function judgeResposta(
  consulta: ConsultaDeProva,
  { grupos }: RespostaDaBusca,
  names: EbookNames,
): Julgamento {
  const ranks = consulta.esperados.flatMap((lugar) => {
    const grupo = grupos.find(({ fonte }) => fonte === fonteDe(lugar))
    const index = grupo?.resultados.findIndex((resultado) => isAt(resultado, lugar, names)) ?? -1
    return index === -1 ? [] : [index + 1]
  })
  const sobras = grupos
    .flatMap(({ resultados }) => resultados)
    .filter((resultado) => consulta.ausentes.some((lugar) => isAt(resultado, lugar, names)))
  return {
    consulta,
    posicao: ranks.length > 0 ? Math.min(...ranks) : null,
    sobras: sobras.map(({ titulo }) => titulo.texto),
  }
}

/** An entry with hits that should not be there counts as one that is not found. */
export function rateJulgamentos(julgamentos: readonly Julgamento[]): Rating {
  const falhas = julgamentos.filter(({ posicao, sobras }) => posicao === null || sobras.length > 0)
  const inverse = julgamentos.map((each) => (falhas.includes(each) ? 0 : 1 / (each.posicao ?? 1)))
  return {
    recall: 1 - falhas.length / julgamentos.length,
    mrr: inverse.reduce((sum, each) => sum + each, 0) / julgamentos.length,
    falhas,
  }
}

/** 'eucaristia [padroes]: none of padroes 29, …' for lists of what went wrong. */
export function describeFalha({
  consulta: { consulta, em, esperados },
  posicao,
  sobras,
}: Julgamento): string {
  const where = em ? ` [${em}]` : ''
  if (posicao !== null) return `${consulta}${where}: should not find ${sobras.join('; ')}`
  return `${consulta}${where}: none of ${esperados.map((lugar) => Object.values(lugar).join(' ')).join(', ')}`
}

function fonteDe(lugar: Lugar): FonteDaBusca {
  if ('padrao' in lugar) return 'padroes'
  return 'livro' in lugar ? 'biblia' : 'ebooks'
}

function isAt(resultado: ResultadoDaBusca, lugar: Lugar, names: EbookNames): boolean {
  switch (resultado.fonte) {
    case 'padroes':
      return (
        'padrao' in lugar &&
        resultado.simbolo.toLowerCase() === lugar.padrao &&
        resultado.numero === lugar.numero
      )
    case 'biblia':
      return (
        'livro' in lugar &&
        resultado.livro_id === lugar.livro &&
        resultado.capitulo === lugar.capitulo &&
        resultado.versiculo === lugar.versiculo
      )
    case 'ebooks': {
      if (!('ebook' in lugar) || names.ebooks.get(resultado.ebook_id) !== lugar.ebook) return false
      const { capitulo_id } = resultado
      return lugar.capitulo === undefined
        ? capitulo_id === null
        : capitulo_id !== null && names.capitulos.get(capitulo_id) === lugar.capitulo
    }
    case 'notas':
    case 'destaques':
      return false
  }
}
