/** From where an account is signed in to: its owner is told of what was not seen before (docs/correio.md). */
import { createHash } from 'node:crypto'
import { describeAgente } from '#contract/agente.ts'
import { DIAS_DE_APARELHO } from '#contract/privacidade.ts'
import { redeCurta } from '#server/auditoria/rede-curta.ts'
import { queueCorreio, withCorreio } from '#server/correio/queue-correio.ts'
import type { Database } from '#server/platform/database.ts'
import { deleteOtherAparelhos, findAparelhos, listAparelhos, upsertAparelho } from './aparelhos-repository.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MAX_APARELHOS = 50

interface DeOnde {
  agente: string
  endereco: string
}

/**
 * Remembers browser and network of a sign-in. A mail goes out when this pair was not seen for 90 days, but not at the first of all.
 * @returns whether one does
 */
export function notarAparelho(
  db: Database,
  conta: { id: string; email: string },
  { agente, endereco }: DeOnde,
): Promise<boolean> {
  const now = Date.now()
  const [navegador, rede, quando] = [describeAgente(agente), redeCurta(endereco), new Date(now).toISOString()]
  const since = new Date(now - DIAS_DE_APARELHO * DAY_MS).toISOString()
  const marca = createHash('sha256').update(`${conta.id}\n${navegador}\n${rede}`).digest('hex')
  return withCorreio(db, async (trx) => {
    const known = await listAparelhos(trx, conta.id)
    const isSeen = known.some((each) => each.marca === marca && each.visto_em >= since)
    await upsertAparelho(trx, { usuario_id: conta.id, marca, visto_em: quando })
    await deleteOtherAparelhos(trx, conta.id, { since, max: MAX_APARELHOS })
    const isNew = known.length > 0 && !isSeen
    const dados = { navegador, rede, quando }
    if (isNew)
      await queueCorreio(trx, { usuarioId: conta.id, para: conta.email, tipo: 'aparelho_novo', dados })
    return isNew
  })
}

/** As marks, which name neither browser nor network. */
export function readAparelhos(db: Database, usuarioId: string) {
  return findAparelhos(db, usuarioId)
}
