/** The weekly mails that a reader may have, and how they are stopped (docs/correio.md). */
import type { Transaction } from 'kysely'
import { TIPOS_DE_AVISO, type TipoDeAviso } from '#contract/avisos.ts'
import { loadSegredoDosAvisos, openChaveDoAviso } from '#server/correio/chave-de-aviso.ts'
import { dropCorreiosDoAviso } from '#server/correio/service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { Tables } from '#server/platform/tables.ts'
import { listAvisos, updateAviso, upsertAviso } from './repository.ts'
import { primeiraVez } from './vez-seguinte.ts'

const NOME: Record<TipoDeAviso, string> = {
  novos_livros: 'o aviso de novos livros',
  estudo_semanal: 'o estudo da semana',
}

export async function readAvisos(db: Database, usuarioId: string): Promise<Record<TipoDeAviso, boolean>> {
  const rows = await listAvisos(db.read, usuarioId)
  const isOn = (tipo: TipoDeAviso) => rows.some((row) => row.tipo === tipo && row.proxima_em !== null)
  return { novos_livros: isOn('novos_livros'), estudo_semanal: isOn('estudo_semanal') }
}

export function readAvisosParaExportar(db: Database, usuarioId: string) {
  return listAvisos(db.read, usuarioId)
}

/** Turns kinds on and off; what is not named stays. */
export async function salvarAvisos(
  db: Database,
  usuarioId: string,
  mudanca: Partial<Record<TipoDeAviso, boolean | undefined>>,
  agora = new Date(),
): Promise<void> {
  const tipos = TIPOS_DE_AVISO.filter((tipo) => mudanca[tipo] !== undefined)
  if (tipos.length === 0) return
  await db.write.transaction().execute(async (trx) => {
    const rows = await listAvisos(trx, usuarioId)
    for (const tipo of tipos) {
      const row = rows.find((each) => each.tipo === tipo)
      if (mudanca[tipo]) {
        const proxima_em = primeiraVez(agora, row?.ultima_em ?? null)
        await upsertAviso(trx, { usuario_id: usuarioId, tipo, proxima_em, desde: agora.toISOString() })
      } else if (row) await desligar(trx, usuarioId, tipo)
    }
  })
}

/** Stops a kind with the key of one of its mails; again and again, too. @throws AppError 410 for a key that was not made here */
export async function cancelarAviso(
  db: Database,
  chave: string,
): Promise<{ tipo: TipoDeAviso; success: string }> {
  const aviso = openChaveDoAviso(await loadSegredoDosAvisos(db), chave)
  if (!aviso) {
    throw new AppError(
      'chave_invalida',
      'Este link não é desta biblioteca. Você desliga os avisos em Minha Conta › Notificações.',
    )
  }
  const { tipo, usuarioId } = aviso
  await db.write.transaction().execute((trx) => desligar(trx, usuarioId, tipo))
  const success = `Você não recebe mais ${NOME[tipo]}. Para voltar a receber, ligue-o em Minha Conta › Notificações.`
  return { tipo, success }
}

async function desligar(trx: Transaction<Tables>, usuarioId: string, tipo: TipoDeAviso): Promise<void> {
  await updateAviso(trx, { usuario_id: usuarioId, tipo }, { proxima_em: null })
  await dropCorreiosDoAviso(trx, usuarioId, tipo)
}
