/** The reader's calendar, for whoever has its secret address (docs/planos-de-estudo.md). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { baixarCalendario, type EnderecoDoCalendario } from '#contract/calendario-dos-planos.ts'
import { addDias, diaDaEtapa } from '#contract/etapas-do-plano.ts'
import { buildUrl } from '#contract/url.ts'
import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { loadSegredo } from '#server/platform/segredo.ts'
import { findSal, updateSal } from './calendario-repository.ts'
import { listEmCurso } from './iniciados-repository.ts'
import type { PlanoLido, PlanosLidos } from './planos-lidos.ts'
import { type EventoDoDia, writeCalendario } from './write-calendario.ts'

/** What a calendar shows, in days from today. */
const ANTES = 30
const DEPOIS = 365

const FIM = '.ics'

/** @returns null while there is none */
export async function readEndereco(
  db: Database,
  publicUrl: string,
  usuarioId: string,
): Promise<EnderecoDoCalendario> {
  const sal = await findSal(db, usuarioId)
  if (sal === null) return { endereco: null }
  const arquivo = `${await signChave(db, usuarioId, sal)}${FIM}`
  return { endereco: new URL(buildUrl(baixarCalendario.path, { params: { arquivo } }), publicUrl).href }
}

/** Whether there is one, for the data export. */
export async function hasCalendario(db: Database, usuarioId: string): Promise<boolean> {
  return (await findSal(db, usuarioId)) !== null
}

/** The address that was there before leads nowhere from now on. */
export async function renewEndereco(
  db: Database,
  publicUrl: string,
  usuarioId: string,
): Promise<EnderecoDoCalendario> {
  await updateSal(db, usuarioId, randomBytes(16).toString('base64url'))
  return readEndereco(db, publicUrl, usuarioId)
}

export async function dropEndereco(db: Database, usuarioId: string): Promise<EnderecoDoCalendario> {
  await updateSal(db, usuarioId, null)
  return { endereco: null }
}

/** The plans that go on, as a calendar. @param agora of whose day the window is made @throws AppError 404 for a key that is no longer one */
export async function readCalendario(
  db: Database,
  planos: PlanosLidos,
  arquivo: string,
  agora = new Date(),
): Promise<string> {
  const [usuarioId = ''] = arquivo.split('.')
  const sal = await findSal(db, usuarioId)
  const chave = arquivo.slice(0, -FIM.length)
  if (sal === null || !isSame(chave, await signChave(db, usuarioId, sal)))
    throw notFound('Este calendário não existe mais. Copie o endereço de novo em Hoje.')
  const [conhecidos, emCurso] = await Promise.all([planos.read(), listEmCurso(db, [usuarioId])])
  const hoje = agora.toISOString().slice(0, 10)
  const eventos = emCurso.flatMap((iniciado) => {
    const plano = conhecidos.get(iniciado.plano)
    return plano ? eventosOf(iniciado, plano, addDias(hoje, -ANTES), addDias(hoje, DEPOIS)) : []
  })
  return writeCalendario(eventos)
}

type EmCurso = Awaited<ReturnType<typeof listEmCurso>>[number]

/** @param de first day @param ate last one */
function eventosOf(iniciado: EmCurso, plano: PlanoLido, de: string, ate: string): EventoDoDia[] {
  return plano.etapas.flatMap((porcoes, index) => {
    const dia = diaDaEtapa(iniciado, plano.passo, index + 1)
    if (dia < de || dia > ate) return []
    const titulo = porcoes.map(({ texto }) => texto).join(', ')
    const { id, mudado_em } = iniciado
    return [{ uid: `${id}.${index + 1}`, dia, mudado_em, titulo, descricao: plano.titulo }]
  })
}

/** Whoever reads the table alone cannot make one: the key that signs them is kept elsewhere. */
async function signChave(db: Database, usuarioId: string, sal: string): Promise<string> {
  const segredo = await loadSegredo(db, 'segredo_calendario')
  const mac = createHmac('sha256', segredo).update(`calendario.${usuarioId}.${sal}`).digest('base64url')
  return `${usuarioId}.${mac}`
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
