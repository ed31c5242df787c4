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
})
export type Instalacao = z.infer<typeof Instalacao>

export const saude = {
  method: 'GET',
  path: '/saude',
  access: 'public',
  tag: 'Instalação',
  summary: 'O servidor responde e o banco também',
  replies: {
    200: z.object({ situacao: z.literal('ok'), banco: z.enum(['sqlite', 'postgres']), conteudo: z.string() }),
    503: Erro,
  },
} as const satisfies Endpoint

export const instalacao = {
  method: 'GET',
  path: '/instalacao',
  access: 'public',
  tag: 'Instalação',
  summary: 'Dados da editora mostrados no rodapé e nas páginas de contato',
  replies: { 200: Instalacao },
} as const satisfies Endpoint
