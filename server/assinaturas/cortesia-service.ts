/** What the desk sees and does of one reader's subscription; in the audit log. */
import { type AssinaturaDoLeitor, MAX_ANOS_DE_CORTESIA } from '#contract/editora/cortesia.ts'
import { recordAto } from '#server/atos/service.ts'
import { AppError, notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { giveUp, type MeiosEmUso } from './assinaturas-deps.ts'
import { darCortesia } from './cortesia.ts'
import { pendenteDos, situacaoDosFatos, toMinhaAssinatura } from './minha-assinatura.ts'
import type { Fatos } from './reduce-evento.ts'
import { existsLeitor, holdLeitor } from './repository.ts'
import { leComo } from './situacao.ts'
import { readFatos } from './store-fatos.ts'

interface AtoSobreCortesia {
  readonly autor: string
  readonly usuarioId: string
}

/** @throws AppError 404 */
export async function readAssinaturaDoLeitor(db: Database, usuarioId: string): Promise<AssinaturaDoLeitor> {
  if (!(await existsLeitor(db.read, usuarioId))) throw notFound(NAO_HA)
  const agora = new Date().toISOString()
  const fatos = await readFatos(db.read, usuarioId)
  const { situacao, plano, meio, vale_ate, carencia_ate, renova, cancelada } = toMinhaAssinatura(
    fatos,
    { meios: [], livre: false },
    agora,
  )
  const isDada = isCortesia(fatos, agora)
  const pode_dar = isDada || !leComo(situacao)
  return { situacao, plano, meio, vale_ate, carencia_ate, renova, cancelada, pode_dar, pode_retirar: isDada }
}

/** Gives a subscription, or the given one another end. @throws AppError 404, 409 while a paid one is in force, 422 */
export async function darAssinatura(
  deps: MeiosEmUso,
  { autor, usuarioId, ate }: AtoSobreCortesia & { ate: string },
): Promise<void> {
  const fim = parseFim(ate)
  const { db } = deps
  const desfeito = await db.write.transaction().execute(async (trx) => {
    if (!(await holdLeitor(trx, db.engine, usuarioId))) throw notFound(NAO_HA)
    const antes = await readFatos(trx, usuarioId)
    const agora = new Date().toISOString()
    const vinhaAte = isCortesia(antes, agora) ? antes?.assinatura.vale_ate : null
    if (vinhaAte === fim) return undefined
    await darCortesia(trx, db.engine, { usuarioId, ate: fim })
    const detalhes = { ate: fim, ...(vinhaAte && { antes: vinhaAte }) }
    await recordAto(trx, { autor, acao: 'cortesia_dada', alvo: { tipo: 'leitor', id: usuarioId }, detalhes })
    return antes ? pendenteDos(antes, agora) : undefined
  })
  await giveUp(deps, desfeito ? [desfeito] : [])
}

/** Ends now what was given; nothing is done where nothing is. @throws AppError 404 */
export async function retirarAssinatura(db: Database, { autor, usuarioId }: AtoSobreCortesia): Promise<void> {
  await db.write.transaction().execute(async (trx) => {
    if (!(await holdLeitor(trx, db.engine, usuarioId))) throw notFound(NAO_HA)
    const fatos = await readFatos(trx, usuarioId)
    const agora = new Date().toISOString()
    if (!isCortesia(fatos, agora)) return
    await darCortesia(trx, db.engine, { usuarioId, ate: agora })
    const detalhes = { antes: fatos?.assinatura.vale_ate ?? '' }
    await recordAto(trx, {
      autor,
      acao: 'cortesia_retirada',
      alvo: { tipo: 'leitor', id: usuarioId },
      detalhes,
    })
  })
}

const NAO_HA = 'Não há uma conta com este identificador.'

function isCortesia(fatos: Fatos | null, agora: string): boolean {
  return fatos?.assinatura.meio === 'cortesia' && leComo(situacaoDosFatos(fatos, agora).situacao)
}

function parseFim(ate: string): string {
  const fim = new Date(ate)
  const agora = new Date()
  const ultimo = new Date(agora).setUTCFullYear(agora.getUTCFullYear() + MAX_ANOS_DE_CORTESIA)
  // The 30th of February would be read as a day of March.
  if (fim.toJSON()?.slice(0, 10) !== ate.slice(0, 10)) throw invalid('Este dia não existe.')
  if (fim <= agora) throw invalid('Escolha um dia que ainda não passou.')
  if (fim.getTime() > ultimo) throw invalid(`Escolha um dia dos próximos ${MAX_ANOS_DE_CORTESIA} anos.`)
  return fim.toISOString()
}

function invalid(ate: string): AppError {
  return new AppError('dados_invalidos', ate, { fields: { ate } })
}
