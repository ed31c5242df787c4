/** What the mail 'estudo da semana' says: the questions of the Shorter Catechism, one after the other, with their proof texts. */
import { PADROES } from '#contract/padroes.ts'
import { separatorBefore } from '#contract/separator-before.ts'
import { readEdicao } from '#server/biblia/edicoes-service.ts'
import type { DadosDoCorreio } from '#server/correio/modelos.ts'
import { readPerguntaCompleta } from '#server/padroes/catecismos-service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { readReferenciasBiblicas } from '#server/referencias/service.ts'
import { encurtar } from './encurtar.ts'

type Estudo = DadosDoCorreio['estudo_semanal']
/** By number; null for one that the library does not have. */
export type EstudosLidos = Map<number, Estudo | null>

const MAX_PROVAS = 4
const MAX_PROVA = 600
const MAX_OUTRAS = 12
const MAX_PARAGRAFO = 2_000
const MAX_CREDITO = 400
/** A correction of a text is in the mails as soon as this. */
const KEPT_MS = 10 * 60_000

/** Which question comes after so many mails. */
export function numeroDoEstudo(enviados: number): number {
  return (enviados % PADROES.bcw.ultima) + 1
}

/** Reads them as they are asked for, and keeps them for some minutes: many readers are at the same one. */
export function createEstudos(db: Database): (numeros: Iterable<number>) => Promise<EstudosLidos> {
  let kept: EstudosLidos = new Map()
  let since = 0
  return async (numeros) => {
    if (performance.now() - since > KEPT_MS) {
      kept = new Map()
      since = performance.now()
    }
    for (const numero of numeros) if (!kept.has(numero)) kept.set(numero, await findEstudo(db, numero))
    return kept
  }
}

async function findEstudo(db: Database, numero: number): Promise<Estudo | null> {
  return readEstudo(db, numero).catch((error) => {
    if (error instanceof AppError && error.code === 'nao_encontrado') return null
    throw error
  })
}

/** One question, short enough for a mail. @throws AppError 404 */
async function readEstudo(db: Database, numero: number): Promise<Estudo> {
  const { pergunta, partes } = await readPerguntaCompleta(db, 'bcw', numero)
  const lidas = await Promise.all(partes.map(({ id }) => readReferenciasBiblicas(db, id, 'bcw')))
  const referencias = lidas.flat()
  const escritas = referencias.filter(({ texto }) => texto !== '').slice(0, MAX_PROVAS)
  const outras = referencias.filter((each) => !escritas.includes(each))
  const { nome, licenca, atribuicao } = await readEdicao(db, undefined)
  const credito = atribuicao ?? [nome, licenca].filter(Boolean).join(', ')
  const paragrafos = [...Map.groupBy(partes, ({ paragrafo }) => paragrafo).values()]
  return {
    numero,
    pergunta,
    resposta: paragrafos.map((some) => encurtar(joinPartes(some), MAX_PARAGRAFO)),
    provas: escritas.map(({ referencia, texto }) => ({ referencia, texto: encurtar(texto, MAX_PROVA) })),
    outras: outras.slice(0, MAX_OUTRAS).map(({ referencia }) => referencia),
    credito: escritas.length > 0 && credito !== '' ? encurtar(credito, MAX_CREDITO) : null,
  }
}

function joinPartes(partes: readonly { parte_da_resposta: string }[]): string {
  return partes
    .map(({ parte_da_resposta: parte }, index) => (index === 0 ? parte : separatorBefore(parte) + parte))
    .join('')
}
