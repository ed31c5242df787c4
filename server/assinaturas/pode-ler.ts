import type { Sessao } from '#server/auth/sessions.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Config } from '#server/platform/config.ts'
import type { Database } from '#server/platform/database.ts'
import { situacaoDosFatos } from './minha-assinatura.ts'
import { leComo } from './situacao.ts'
import { readFatos } from './store-fatos.ts'

export type Acesso = Config['acesso']

/** Of a session: who works at the desk reads everything. */
export type Leitor = Pick<Sessao, 'usuarioId' | 'papel'>

/** Whether whole ebooks are open to a reader. */
export async function podeLer(db: Database, acesso: Acesso, { usuarioId, papel }: Leitor): Promise<boolean> {
  if (acesso === 'livre' || papel !== 'leitor') return true
  const { situacao } = situacaoDosFatos(await readFatos(db.read, usuarioId), new Date().toISOString())
  return leComo(situacao)
}

/** @param isAmostra whether it is of what is open to all; asked only when it matters @throws AppError 402 */
export async function requireAcesso(
  db: Database,
  acesso: Acesso,
  leitor: Leitor,
  isAmostra: () => Promise<boolean>,
): Promise<void> {
  if ((await podeLer(db, acesso, leitor)) || (await isAmostra())) return
  throw new AppError(
    'assinatura_necessaria',
    'Este capítulo é para assinantes. Assine para continuar: escolha um plano em Minha Conta › Assinatura.',
  )
}
