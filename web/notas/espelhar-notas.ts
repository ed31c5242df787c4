/** Takes all notes of a reader onto the device, part by part, while nothing else is asked of it. */
import * as z from 'zod/mini'
import { listarNotas, type NotaComSimbolo } from '#contract/notas.ts'
import { ApiError, NetworkError } from '../platform/api-error.ts'
import { keepResposta, readResposta } from '../platform/offline/respostas.ts'
import { requestWithHeaders } from '../platform/request.ts'
import { changeLinhas, scanLinhas } from './linhas-de-notas.ts'

/** Lies among the reader's kept replies. */
const URL_DO_ESPELHO = 'notas:espelho'

const Espelho = z.object({
  /** Milliseconds since 1970 at which the device last had all notes; null when it never did. */
  inteiro: z.nullable(z.number()),
  /** Of the round that is under way: when it began, and where it goes on; null when there is none. */
  comecado: z.nullable(z.number()),
  cursor: z.nullable(z.string()),
})
type Espelho = z.infer<typeof Espelho>

const NENHUM: Espelho = { inteiro: null, comecado: null, cursor: null }

/** All notes are asked for again after this many ms: others come from the lists that are read, and from this device. */
const FRESCO_MS = 6 * 60 * 60_000
const POR_VEZ = '100'
/** Five times as many notes as a reader may have. */
const MAX_PARTES = 1_000

const LOCK = 'mbw-espelho'

/** Whether the device has had all notes of a reader: what it does not find then is not there. */
export async function isEspelhada(leitor: string): Promise<boolean> {
  return (await readEspelho(leitor)).inteiro !== null
}

/**
 * Goes on with the round that was broken off, or begins one when it is time; one tab at a time. When the server does not
 * answer, or not with notes, it goes on another time.
 * @param rest waits until the page has nothing better to do; a reader who asked for it waits for nothing
 */
export async function espelharNotas(leitor: string, rest = async () => {}): Promise<void> {
  await navigator.locks.request(LOCK, async () => {
    try {
      await walk(leitor, rest)
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof NetworkError)) throw error
      // Where the round was to go on is no place any more.
      if (error instanceof ApiError && error.status === 422) await dropRound(leitor)
    }
  })
}

async function walk(leitor: string, rest: () => Promise<void>): Promise<void> {
  let { inteiro, comecado, cursor } = await readEspelho(leitor)
  if (comecado === null && inteiro !== null && Date.now() - inteiro < FRESCO_MS) return
  comecado ??= Date.now()
  for (let parte = 0; parte < MAX_PARTES; parte += 1) {
    await rest()
    const pedido = Date.now()
    const query = { limit: POR_VEZ, cursor: cursor ?? undefined }
    const { reply, headers } = await requestWithHeaders(listarNotas, { query, leitor })
    await changeLinhas(leitor, reply.map(toLinha), [], pedido)
    cursor = headers.get('X-Next-Cursor')
    if (cursor === null) {
      await dropUnseen(leitor, comecado)
      return writeEspelho(leitor, { ...NENHUM, inteiro: Date.now() })
    }
    await writeEspelho(leitor, { inteiro, comecado, cursor })
  }
}

/** What the server has not shown since the round began is no longer there. */
async function dropUnseen(leitor: string, comecado: number): Promise<void> {
  for await (const linhas of scanLinhas(leitor)) {
    const gone = linhas.filter(({ visto = 0 }) => visto < comecado).map(({ id }) => id)
    if (gone.length > 0) await changeLinhas(leitor, [], gone)
  }
}

/** A note of the list as it lies on the device. */
export function toLinha({ simboloLabel: _, capOrNumberLabel: __, user: ___, ...nota }: NotaComSimbolo) {
  return nota
}

async function dropRound(leitor: string): Promise<void> {
  const { inteiro } = await readEspelho(leitor)
  await writeEspelho(leitor, { ...NENHUM, inteiro })
}

async function readEspelho(leitor: string): Promise<Espelho> {
  return (await readResposta(leitor, URL_DO_ESPELHO, Espelho)) ?? NENHUM
}

function writeEspelho(leitor: string, espelho: Espelho): Promise<void> {
  return keepResposta(leitor, URL_DO_ESPELHO, espelho)
}
