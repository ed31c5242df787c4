/** Writes the weekly mails that are due: some at a time, each week's once, whichever of several servers does it. */
import type { FastifyBaseLogger } from 'fastify'
import { queueCorreio, withCorreio } from '#server/correio/queue-correio.ts'
import { readSemanas, type SemanaDoPlano } from '#server/planos-de-estudo/semana-service.ts'
import type { Database } from '#server/platform/database.ts'
import { dadosDosLivros, type LivroChegado, noteChegadas, readChegadas } from './chegadas.ts'
import { createEstudos, type EstudosLidos, numeroDoEstudo } from './estudos.ts'
import { type AvisoDevido, holdDevidos, listDevidos, updateAviso } from './repository.ts'
import { vezSeguinte } from './vez-seguinte.ts'

/** A batch is one short transaction: SQLite's other writers wait for it. */
const AT_ONCE = 100

interface SweepDeps {
  db: Database
  /** Without SMTP nobody would get them, so none are written. */
  enviaEmails: boolean
  log: FastifyBaseLogger
}

/** @returns one batch's work, with the time for tests */
export function createSweepAvisos({ db, enviaEmails, log }: SweepDeps): (em?: Date) => Promise<void> {
  const readEstudos = createEstudos(db)

  return async (em = new Date()) => {
    const agora = em.toISOString()
    await noteChegadas(db, agora)
    if (!enviaEmails) return
    const vistos = await listDevidos(db.write, agora, AT_ONCE)
    if (vistos.length === 0) return
    // Read before the transaction, which holds up others: what comes to be due meanwhile waits for the next batch.
    const deEstudo = vistos.filter(isEstudo)
    const estudos = await readEstudos(new Set(deEstudo.map(({ enviados }) => numeroDoEstudo(enviados))))
    const leitores = deEstudo.map(({ usuario_id }) => usuario_id)
    const semanas = await readSemanas(db, leitores, agora.slice(0, 10))
    const depois = vistos.map(({ desde }) => desde).sort()[0] ?? agora
    const lidos = {
      estudos,
      leitores: new Set(leitores),
      semanas,
      chegadas: await readChegadas(db, depois),
      depois,
    }
    const total = await withCorreio(db, async (trx) => {
      let written = 0
      for (const aviso of await holdDevidos(trx, db.engine, agora, AT_ONCE)) {
        const proxima_em = vezSeguinte(aviso.proxima_em ?? agora, em)
        const carta = podeReceber(aviso) ? cartaOf(aviso, lidos) : null
        if (carta === 'depois') continue
        if (carta) {
          const { usuario_id: usuarioId, email: para } = aviso
          await queueCorreio(trx, { usuarioId, para, tipo: aviso.tipo, dados: carta.dados })
          written += 1
        }
        const enviado = carta && {
          ultima_em: agora,
          enviados: aviso.enviados + 1,
          desde: carta.desde,
        }
        await updateAviso(trx, aviso, { proxima_em, ...enviado })
      }
      return written
    })
    if (total > 0) log.info({ total }, 'weekly mails written')
  }
}

interface Lidos {
  estudos: EstudosLidos
  /** Of whom the plans were looked for. */
  leitores: ReadonlySet<string>
  semanas: ReadonlyMap<string, readonly SemanaDoPlano[]>
  /** Those after `depois`. */
  chegadas: readonly LivroChegado[]
  depois: string
}

const isEstudo = ({ tipo }: Pick<AvisoDevido, 'tipo'>) => tipo === 'estudo_semanal'

function podeReceber({ email_confirmado_em, suspensa_em }: AvisoDevido): boolean {
  return email_confirmado_em !== null && suspensa_em === null
}

/** @returns null when there is nothing to tell, 'depois' when its text was not read for this batch */
function cartaOf(aviso: AvisoDevido, { estudos, leitores, semanas, chegadas, depois }: Lidos) {
  const { usuario_id, desde, enviados } = aviso
  if (isEstudo(aviso)) {
    const estudo = estudos.get(numeroDoEstudo(enviados))
    if (estudo === undefined || !leitores.has(usuario_id)) return 'depois'
    const planos = semanas.get(usuario_id)
    return estudo && { dados: { ...estudo, ...(planos && { planos: [...planos] }) }, desde }
  }
  if (desde < depois) return 'depois'
  const livros = dadosDosLivros(chegadas, desde)
  return livros && { dados: livros.dados, desde: livros.ate }
}
