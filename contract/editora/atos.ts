/** The audit log of the desk: who did what, and when (docs/editora.md). */
import * as z from 'zod/mini'
import { Cursor, IdPrivado, LimiteDaLista } from '../atoms.ts'
import type { Endpoint } from '../endpoint.ts'
import { Erro } from '../erros.ts'

/** Every act that is recorded, and how the log tells it. */
export const ACOES = {
  papel_dado: 'Deu um papel',
  conta_suspensa: 'Suspendeu uma conta',
  conta_reativada: 'Reativou uma conta',
  conta_excluida: 'Excluiu uma conta',
  conta_exportada: 'Baixou os dados de uma conta',
  senha_redefinida: 'Redefiniu uma senha',
  sessao_encerrada: 'Encerrou uma sessão',
  sessoes_encerradas: 'Encerrou sessões',
  pix_confirmado: 'Confirmou um Pix',
  pix_devolvido: 'Registrou a devolução de um Pix',
  aviso_resolvido: 'Resolveu um aviso de pagamento',
  cortesia_dada: 'Deu uma assinatura',
  cortesia_retirada: 'Retirou uma assinatura dada',
  texto_corrigido: 'Corrigiu um texto',
  correcao_desfeita: 'Desfez uma correção',
  arquivo_retomado: 'Voltou ao texto do arquivo',
  rascunho_iniciado: 'Começou um rascunho',
  rascunho_excluido: 'Jogou fora um rascunho',
  livro_publicado: 'Publicou um livro',
  edicao_publicada: 'Publicou a nova edição de um livro',
  ficha_alterada: 'Mudou a ficha de um livro',
  capa_alterada: 'Trocou a capa de um livro',
  livro_retirado: 'Retirou um livro',
  livro_devolvido: 'Devolveu um livro ao catálogo',
} as const
export type Acao = keyof typeof ACOES

const TIPOS_DE_ALVO = [
  'leitor',
  'livro',
  'rascunho',
  'texto',
  'harmonia',
  'assinatura',
  'aviso',
  'biblioteca',
] as const
export type TipoDeAlvo = (typeof TIPOS_DE_ALVO)[number]

const NOMES = Object.keys(ACOES) as [Acao, ...Acao[]]

export const Ato = z.object({
  id: z.string(),
  ocorrido_em: z.string(),
  /** An e-mail, or 'console'. */
  autor: z.string(),
  /** One of `ACOES`, or one that this version no longer has. */
  acao: z.string(),
  alvo: z.object({
    tipo: z.enum(TIPOS_DE_ALVO),
    id: z.string(),
    /** Of a reader whose account is there. */
    email: z.nullable(z.string()),
  }),
  detalhes: z.record(z.string(), z.string()),
})
export type Ato = z.infer<typeof Ato>

export const listarAtos = {
  method: 'GET',
  path: '/editora/atos',
  access: 'administrador',
  tag: 'Editora',
  summary: 'O registro da mesa, do mais novo ao mais antigo; X-Next-Cursor traz a página seguinte',
  query: z.object({
    limit: z.optional(LimiteDaLista),
    cursor: z.optional(Cursor),
    acao: z.optional(z.enum(NOMES, 'Este ato não existe.')),
    leitor: z.optional(IdPrivado),
  }),
  replies: { 200: z.array(Ato), 422: Erro },
} as const satisfies Endpoint
