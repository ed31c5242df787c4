/** How a reader wants texts to look: kept in the account and mirrored on the device. */
import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { Erro } from './erros.ts'

const tag = 'Perfil'

/** Values that are not one of the choices (an older version's, say) become the default. */
export const Aparencia = z.object({
  /** Type size, as a factor: `--reader-scale`. */
  corpo: z.catch(z.literal([0.86, 1, 1.14, 1.29, 1.43]), 1),
  /** Line spacing, as a factor: `--reader-leading`. */
  entrelinha: z.catch(z.literal([0.92, 1, 1.12]), 1),
  familia: z.catch(z.enum(['alegreya', 'hanken']), 'alegreya'),
  /** Width of the reader's column, in rem. */
  largura: z.catch(z.literal([32, 36.5, 42]), 36.5),
  justificado: z.catch(z.boolean(), false),
  hifenizacao: z.catch(z.boolean(), false),
  /** Theme of the ebook reader; 'site' follows the rest of the library. */
  tema_da_leitura: z.catch(z.enum(['site', 'claro', 'sepia', 'escuro']), 'site'),
  /** The light theme last chosen for the ebook reader, to which its button goes back from the dark one. */
  clara_da_leitura: z.catch(z.nullable(z.enum(['claro', 'sepia'])), null),
  /** Theme of the library; 'sistema' follows the device. */
  tema: z.catch(z.enum(['sistema', 'claro', 'sepia', 'escuro']), 'sistema'),
  /** Whether verse numbers stand in the text of the Bible. */
  numeros: z.catch(z.boolean(), true),
  /** How verses are set: as running text, or one on each line. */
  disposicao: z.catch(z.enum(['corrido', 'linhas']), 'corrido'),
})
export type Aparencia = z.infer<typeof Aparencia>

export const lerAparencia = {
  method: 'GET',
  path: '/perfil/aparencia',
  access: 'session',
  tag,
  summary: 'As preferências de leitura da conta; null enquanto nenhuma foi guardada',
  replies: { 200: z.nullable(Aparencia), 401: Erro },
} as const satisfies Endpoint

export const salvarAparencia = {
  method: 'PUT',
  path: '/perfil/aparencia',
  access: 'session',
  tag,
  summary: 'Guarda as preferências de leitura',
  body: Aparencia,
  replies: { 200: Aparencia, 401: Erro, 403: Erro, 422: Erro },
} as const satisfies Endpoint
