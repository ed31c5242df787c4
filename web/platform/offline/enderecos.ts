/**
 * The addresses of everything that belongs to what a reader takes onto the device, from the contract: exactly those
 * that the pages ask for. Some are known only from replies, so they come in stages.
 */
import * as z from 'zod/mini'
import {
  capitulosBiblia,
  edicaoBiblia,
  livroBiblia,
  livrosAntigoTestamento,
  livrosNovoTestamento,
  versiculos,
} from '#contract/biblia.ts'
import { perguntaCompletaBcw, perguntaCompletaCmw, perguntasBcw, perguntasCmw } from '#contract/catecismos.ts'
import { capituloCfwCompleto, listarCapitulosCfw } from '#contract/cfw.ts'
import {
  capituloDcprCompleto,
  capituloDcpuCompleto,
  capituloFgopCompleto,
  listarCapitulosDcpr,
  listarCapitulosDcpu,
  listarCapitulosFgop,
} from '#contract/diretorios.ts'
import {
  harmoniasBcw,
  harmoniasCfw,
  harmoniasCmw,
  harmoniasDcpr,
  harmoniasDcpu,
  harmoniasFgop,
  temasDasHarmonias,
} from '#contract/harmonias.ts'
import { listarSimbolos, Padrao, textoCompleto } from '#contract/padroes.ts'
import { citacoesDoCapitulo, PadraoComReferencias, referenciasBiblicas } from '#contract/referencias.ts'
import { instalacao } from '#contract/saude.ts'
import { buildUrl } from '#contract/url.ts'

/** Reads a reply that an earlier stage has brought; undefined when it is not there. */
export type Ler = (url: string) => Promise<unknown>

/** Gives the addresses of a stage. */
export type Etapa = (ler: Ler) => Promise<string[]>

const PAGINAS = {
  cfw: { indice: listarCapitulosCfw, pagina: capituloCfwCompleto, harmonias: harmoniasCfw },
  cmw: { indice: perguntasCmw, pagina: perguntaCompletaCmw, harmonias: harmoniasCmw },
  bcw: { indice: perguntasBcw, pagina: perguntaCompletaBcw, harmonias: harmoniasBcw },
  fgop: { indice: listarCapitulosFgop, pagina: capituloFgopCompleto, harmonias: harmoniasFgop },
  dcpu: { indice: listarCapitulosDcpu, pagina: capituloDcpuCompleto, harmonias: harmoniasDcpu },
  dcpr: { indice: listarCapitulosDcpr, pagina: capituloDcprCompleto, harmonias: harmoniasDcpr },
} as const

const COM_REFERENCIAS: readonly string[] = Object.keys(PadraoComReferencias.def.entries)

/** What the pages of the standards read of a whole text. */
const Texto = z.object({
  paginas: z.array(
    z.object({
      numero: z.number(),
      secoes: z.array(
        z.object({ partes: z.array(z.object({ id: z.number(), marcador: z.nullable(z.number()) })) }),
      ),
    }),
  ),
})

/** All six standards, with references and harmonies. */
export const ETAPAS_DOS_PADROES: readonly Etapa[] = [
  async () => [
    ...[listarSimbolos, instalacao, temasDasHarmonias].map(({ path }) => buildUrl(path, {})),
    ...Padrao.options.flatMap((padrao) => [
      enderecoDoTexto(padrao),
      buildUrl(PAGINAS[padrao].indice.path, {}),
    ]),
  ],
  async (ler) => {
    const urls = Padrao.options.map(async (padrao) => {
      const { paginas } = z.parse(Texto, await ler(enderecoDoTexto(padrao)))
      return paginas.flatMap((pagina) => enderecosDaPagina(padrao, pagina))
    })
    return (await Promise.all(urls)).flat()
  },
]

function enderecoDoTexto(padrao: Padrao): string {
  return buildUrl(textoCompleto.path, { params: { padrao } })
}

function enderecosDaPagina(padrao: Padrao, { numero, secoes }: z.infer<typeof Texto>['paginas'][number]) {
  const { pagina, harmonias } = PAGINAS[padrao]
  const params = { id: numero }
  const partes = COM_REFERENCIAS.includes(padrao) ? secoes.flatMap(({ partes }) => partes) : []
  const marcadas = partes.filter(({ marcador }) => marcador !== null)
  return [
    buildUrl(pagina.path, { params }),
    buildUrl(harmonias.path, { params }),
    ...marcadas.map(({ id }) => buildUrl(referenciasBiblicas.path, { params: { parteId: id, padrao } })),
  ]
}

const Livros = z.array(z.object({ id: z.number(), quantidade_capitulos: z.number() }))

/** The whole Bible, with the citations in the standards. */
export const ETAPAS_DA_BIBLIA: readonly Etapa[] = [
  async () =>
    [livrosAntigoTestamento, livrosNovoTestamento, edicaoBiblia, instalacao].map(({ path }) =>
      buildUrl(path, {}),
    ),
  async (ler) => {
    const testamentos = [livrosAntigoTestamento, livrosNovoTestamento].map(({ path }) =>
      ler(buildUrl(path, {})),
    )
    const livros = (await Promise.all(testamentos)).flatMap((reply) => z.parse(Livros, reply))
    return livros.flatMap(({ id: livro, quantidade_capitulos }) => [
      buildUrl(livroBiblia.path, { params: { id: livro } }),
      buildUrl(capitulosBiblia.path, { params: { livro } }),
      ...Array.from({ length: quantidade_capitulos }, (_, index) => {
        const params = { livro, capitulo: index + 1 }
        return [versiculos, citacoesDoCapitulo].map(({ path }) => buildUrl(path, { params }))
      }).flat(),
    ])
  },
]
