/** What an exported file brings back (docs/marcacoes.md). */
import * as z from 'zod/mini'
import { IdPrivado, Instante } from './atoms.ts'
import { SiglaDeEdicao } from './biblia.ts'
import { CORES, MAX_NOTA_DO_DESTAQUE, MAX_TRECHO } from './destaques.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'
import { MAX_ETIQUETAS_DA_MARCACAO, NomeDaEtiqueta, TIPOS_DA_MARCACAO } from './etiquetas.ts'
import { LugarDasPalavras } from './marcas.ts'
import { AncoraDaNota, MAX_TITULO_DA_NOTA } from './notas.ts'
import { Padrao } from './padroes.ts'

/** Of one call, which is as long as one body may be. */
export const MAX_IMPORTADAS_POR_VEZ = 50

const Inteiro = z.int32('Um número está errado.').check(z.gte(0, 'Um número está errado.'))
const InteiroOuNada = z.nullable(Inteiro)

const Texto = (max: number, nome: string) =>
  z.string(`${nome} deve ser um texto.`).check(z.maxLength(max, `${nome} é longo demais.`))

const Momento = Instante('A data é inválida.')

/** As the list says it, without what is made of the texts. */
const Lugar = z.discriminatedUnion('em', [
  z.object({
    em: z.literal('padrao'),
    padrao: Padrao,
    numero: Inteiro,
    ancora: z.optional(AncoraDaNota),
    inicio: InteiroOuNada,
    fim: InteiroOuNada,
  }),
  z.object({ em: z.literal('biblia'), inicio: Inteiro, fim: Inteiro }),
  z.object({
    em: z.literal('ebook'),
    ebook_id: Inteiro,
    capitulo_id: InteiroOuNada,
    paragrafo_inicio_id: InteiroOuNada,
    inicio: Inteiro,
    paragrafo_fim_id: InteiroOuNada,
    fim: Inteiro,
  }),
])

export const MarcacaoExportada = z.object({
  tipo: z.enum(TIPOS_DA_MARCACAO, 'O tipo não existe.'),
  id: IdPrivado,
  lugar: Lugar,
  /** For people; nothing is made of it. */
  citacao: Texto(500, 'O lugar'),
  titulo: Texto(MAX_TITULO_DA_NOTA, 'O título'),
  /** Marked words, which are kept when the text no longer has them; of whole verses and notes empty. */
  trecho: Texto(MAX_TRECHO, 'O trecho'),
  palavras: z.nullable(z.object({ edicao: z.nullable(SiglaDeEdicao), lugar: z.nullable(LugarDasPalavras) })),
  nota: Texto(MAX_NOTA_DO_DESTAQUE, 'A nota'),
  cor: z.nullable(z.enum(CORES, 'A cor não existe.')),
  criada_em: Momento,
  editada_em: Momento,
  etiquetas: z
    .array(NomeDaEtiqueta)
    .check(z.maxLength(MAX_ETIQUETAS_DA_MARCACAO, 'São no máximo 10 etiquetas.')),
})
export type MarcacaoExportada = z.infer<typeof MarcacaoExportada>

const RESULTADOS = ['criada', 'atualizada', 'havia', 'recusada'] as const

export const ResultadoDaImportacao = z.object({
  resultado: z.enum(RESULTADOS),
  /** Why it was refused, or what of it could not be kept; empty otherwise. */
  motivo: z.string(),
})
export type ResultadoDaImportacao = z.infer<typeof ResultadoDaImportacao>

export const importarMarcacoes = {
  method: 'POST',
  path: '/marcacoes/importar',
  access: 'session',
  tag: 'Marcações',
  summary: 'Traz de volta o que foi exportado; o que já existe e não é mais antigo fica como está',
  body: z.object({
    marcacoes: z
      .array(MarcacaoExportada)
      .check(
        z.minLength(1, 'Não há o que importar.'),
        z.maxLength(MAX_IMPORTADAS_POR_VEZ, 'São no máximo 50 de uma vez.'),
      ),
  }),
  replies: { 201: z.array(ResultadoDaImportacao), 401: Erro, 403: Erro, 422: Erro },
} as const satisfies Endpoint
