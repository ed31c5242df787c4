/** The reader's own account: the panels of `/perfil`. */
import * as z from 'zod/mini'
import { PlanoId } from './assinaturas.ts'
import { Sucesso } from './atoms.ts'
import { SenhaNova, TEM_VISIVEL, Usuario } from './auth.ts'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Perfil'

export const MAX_FOTO_BYTES = 5 * 1024 * 1024
/** As millions are counted in pictures of 4096 by 4096 pixels. */
export const MAX_FOTO_MEGAPIXELS = 16
export const TIPOS_DE_FOTO = ['image/jpeg', 'image/png', 'image/webp'] as const

const Nome = (message: string) =>
  z.string(message).check(z.trim(), z.maxLength(150, 'O nome deve ter no máximo 150 caracteres.'))

export const Nomes = z.object({
  first_name: Nome('Informe o nome.').check(z.regex(TEM_VISIVEL, 'Informe o nome.')),
  last_name: Nome('O sobrenome deve ser um texto.'),
})
export type Nomes = z.infer<typeof Nomes>

export const TrocaDeSenha = z.object({
  senha_atual: z.string('Informe a senha atual.').check(z.maxLength(1024, 'Senha longa demais.')),
  senha_nova: SenhaNova,
})
export type TrocaDeSenha = z.infer<typeof TrocaDeSenha>

export const SessaoAberta = z.object({
  id: z.string(),
  /** The browser's own description of itself. */
  agente: z.string(),
  criada_em: z.string(),
  usada_em: z.string(),
  /** The session that asks. */
  atual: z.boolean(),
})
export type SessaoAberta = z.infer<typeof SessaoAberta>

/** What the panels Notificações and Assinatura keep. */
export const Preferencias = z.object({
  novos_livros: z.boolean('Escolha sim ou não.'),
  estudo_semanal: z.boolean('Escolha sim ou não.'),
  /** The plan that the reader chose on `/mbw`; payment is arranged with the publisher. */
  plano: z.nullable(PlanoId),
})
export type Preferencias = z.infer<typeof Preferencias>

export const MudancaDasPreferencias = z.partial(Preferencias)
export type MudancaDasPreferencias = z.infer<typeof MudancaDasPreferencias>

const QuadradoDaFoto = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'O recorte da foto é inválido.')),
  z.transform(Number),
)

export const atualizarNomes = {
  method: 'PUT',
  path: '/perfil',
  access: 'session',
  tag,
  summary: 'Altera nome e sobrenome',
  body: Nomes,
  replies: { 200: Usuario, 401: Erro, 403: Erro, 422: Erro },
} as const satisfies Endpoint

export const enviarFoto = {
  method: 'PUT',
  path: '/perfil/foto',
  access: 'session',
  tag,
  cost: 'file',
  summary:
    'Troca a foto: corpo JPEG, PNG ou WebP de até 5 MB e 16 megapixels; x, y e lado escolhem o quadrado, em pixels',
  query: z.object({
    x: z.optional(QuadradoDaFoto),
    y: z.optional(QuadradoDaFoto),
    lado: z.optional(QuadradoDaFoto),
  }),
  replies: { 200: Usuario, 401: Erro, 403: Erro, 413: Erro, 415: Erro, 422: Erro },
} as const satisfies Endpoint

export const removerFoto = {
  method: 'DELETE',
  path: '/perfil/foto',
  access: 'session',
  tag,
  summary: 'Remove a foto',
  replies: { 200: Usuario, 401: Erro, 403: Erro },
} as const satisfies Endpoint

export const lerFoto = {
  method: 'GET',
  path: '/perfil/foto/:versao/:tamanho',
  access: 'session',
  tag,
  summary: 'A foto do leitor em WebP; o endereço vem em foto',
  params: z.object({
    versao: z.string().check(z.regex(/^[\w-]{1,64}$/, 'A foto é inválida.')),
    tamanho: z.enum(['256', '512'], 'O tamanho deve ser 256 ou 512.'),
  }),
  replies: { 401: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const trocarSenha = {
  method: 'PUT',
  path: '/perfil/senha',
  access: 'session',
  tag,
  summary: 'Troca a senha e encerra as outras sessões',
  body: TrocaDeSenha,
  replies: { 200: Sucesso, 401: Erro, 403: Erro, 422: Erro, 429: Erro },
} as const satisfies Endpoint

export const listarSessoes = {
  method: 'GET',
  path: '/perfil/sessoes',
  access: 'session',
  tag,
  summary: 'As sessões abertas do leitor, a mais recente primeiro',
  replies: { 200: z.array(SessaoAberta), 401: Erro },
} as const satisfies Endpoint

export const encerrarSessao = {
  method: 'DELETE',
  path: '/perfil/sessoes/:id',
  access: 'session',
  tag,
  summary: 'Encerra uma das sessões abertas',
  params: z.object({
    id: z.string().check(z.regex(/^[0-9a-f-]{36}$/, 'O identificador da sessão é inválido.')),
  }),
  replies: { 200: Sucesso, 401: Erro, 403: Erro, 404: Erro, 422: Erro },
} as const satisfies Endpoint

export const lerPreferencias = {
  method: 'GET',
  path: '/perfil/preferencias',
  access: 'session',
  tag,
  summary: 'Notificações e plano escolhidos',
  replies: { 200: Preferencias, 401: Erro },
} as const satisfies Endpoint

export const salvarPreferencias = {
  method: 'PUT',
  path: '/perfil/preferencias',
  access: 'session',
  tag,
  summary: 'Guarda notificações e plano; o que não é dito fica como está',
  body: MudancaDasPreferencias,
  replies: { 200: Preferencias, 401: Erro, 403: Erro, 422: Erro },
} as const satisfies Endpoint

export const ARQUIVO_DOS_DADOS = 'meus-dados.zip'

export const baixarDados = {
  method: 'GET',
  path: '/perfil/dados',
  access: 'session',
  tag,
  cost: 'file',
  summary: 'Tudo o que está guardado sobre o leitor, em um arquivo ZIP: dados.json, a foto e um LEIA-ME',
  replies: { 401: Erro },
} as const satisfies Endpoint

export const ExclusaoDaConta = z.object({
  senha: z.string('Informe a senha.').check(z.maxLength(1024, 'Senha longa demais.')),
})

export const excluirConta = {
  method: 'DELETE',
  path: '/perfil',
  access: 'session',
  tag,
  summary: 'Exclui a conta e tudo o que é do leitor; pede a senha',
  body: ExclusaoDaConta,
  replies: { 200: Sucesso, 401: Erro, 403: Erro, 422: Erro, 429: Erro },
} as const satisfies Endpoint
