import type { LugarDasPalavras, NovasPalavras } from '#contract/marcas.ts'
import { PADROES } from '#contract/padroes.ts'
import { findEdicao } from '#server/biblia/edicoes-service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import type { MarcaTable } from '#server/platform/tables-leitor.ts'
import { readCapituloMarcavel, readPaginaMarcavel, type TextoComLugares } from './read-texto.ts'
import { citePalavras, findUnicas, isSameTrecho } from './texto-em-partes.ts'
import { PARTES_DA_PAGINA, VERSOS_DO_CAPITULO } from './textos-repository.ts'

/** What a row says of its place. */
export type ColunasDoLugar = Pick<
  MarcaTable,
  | 'fonte'
  | 'inicio'
  | 'fim'
  | 'edicao'
  | 'parte_inicio'
  | 'deslocamento_inicio'
  | 'parte_fim'
  | 'deslocamento_fim'
  | 'trecho'
  | 'antes'
  | 'depois'
>

/** A place as the columns name it. */
export function toColumns(lugar: LugarDasPalavras) {
  return {
    parte_inicio: lugar.parte_inicio,
    deslocamento_inicio: lugar.inicio,
    parte_fim: lugar.parte_fim,
    deslocamento_fim: lugar.fim,
  }
}

/**
 * Where chosen words stand in the text as it is now: at their place, or where else they are when it was corrected since.
 * @param sigla edition of the Bible in which they were chosen @throws AppError 404 for an edition, 422 for words that are not there
 */
export async function placePalavras(
  db: Database,
  { fonte, trecho, ...lugar }: NovasPalavras,
  sigla: string | undefined,
): Promise<ColunasDoLugar> {
  const { texto, edicao } = await readTexto(db, fonte, lugar, sigla)
  const found = locate(texto, lugar, trecho)
  const onde = texto.lugarOf(found.parte_inicio, found.parte_fim)
  const citacao = citePalavras(texto.corrido, found)
  if (!onde || 'message' in citacao) throw semPalavras()
  return { fonte, edicao, ...onde, ...toColumns(found), ...citacao }
}

function locate({ corrido }: TextoComLugares, lugar: LugarDasPalavras, trecho: string): LugarDasPalavras {
  const citacao = citePalavras(corrido, lugar)
  if ('trecho' in citacao && isSameTrecho(citacao.trecho, trecho)) return lugar
  const elsewhere = findUnicas(corrido, trecho)
  if (elsewhere) return elsewhere
  throw 'message' in citacao ? refused(citacao.message) : semPalavras()
}

async function readTexto(
  db: Database,
  fonte: NovasPalavras['fonte'],
  { parte_inicio, parte_fim }: LugarDasPalavras,
  sigla: string | undefined,
): Promise<{ texto: TextoComLugares; edicao: string | null }> {
  const partes = fonte === 'biblia' ? VERSOS_DO_CAPITULO : PARTES_DA_PAGINA
  const pagina = Math.floor(parte_inicio / partes)
  if (Math.floor(parte_fim / partes) !== pagina) {
    throw refused('O trecho deve ficar em um capítulo ou uma pergunta.')
  }
  if (fonte === 'biblia') {
    const edicao = await findEdicao(db, sigla)
    if (!edicao) throw semPalavras()
    return { texto: await readCapituloMarcavel(db.read, edicao.id, pagina), edicao: edicao.sigla }
  }
  if (Math.floor(pagina / 1_000) !== PADROES[fonte].simboloId) {
    throw refused('Este padrão não tem esta parte.')
  }
  return { texto: await readPaginaMarcavel(db.read, pagina), edicao: null }
}

function semPalavras(): AppError {
  return refused('O texto mudou e não tem mais estas palavras.')
}

function refused(message: string): AppError {
  return new AppError('dados_invalidos', message, { fields: { palavras: message } })
}
