import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

/** Public settings of the installation that pages show (footer, contact). */
export const Instalacao = z.object({
  editora: z.string(),
  editora_texto: z.string(),
  contato_email: z.string(),
  contato_assunto: z.string(),
  rede_social: z.string(),
  /** False: mails lie in a folder of the server, and nobody is told to expect one. */
  envia_emails: z.optional(z.boolean()),
  /** 'assinantes': of ebooks only the first chapter is open to all readers. */
  acesso: z.enum(['livre', 'assinantes']),
})
export type Instalacao = z.infer<typeof Instalacao>

/** For whoever restarts processes: it needs nothing but the process. */
export const saude = {
  method: 'GET',
  path: '/saude',
  access: 'public',
  tag: 'Instalação',
  summary: 'O processo responde',
  replies: { 200: z.object({ situacao: z.literal('ok') }) },
} as const satisfies Endpoint

/** For whoever sends readers to the server, or not. */
export const pronto = {
  method: 'GET',
  path: '/pronto',
  access: 'public',
  tag: 'Instalação',
  summary: 'O banco lê e grava, as migrações estão feitas e a busca responde; senão, fields diz o que falta',
  replies: { 200: z.object({ situacao: z.literal('pronto') }), 503: Erro },
} as const satisfies Endpoint

export const instalacao = {
  method: 'GET',
  path: '/instalacao',
  access: 'public',
  tag: 'Instalação',
  summary: 'Dados da editora mostrados no rodapé e nas páginas de contato',
  replies: { 200: Instalacao },
} as const satisfies Endpoint
