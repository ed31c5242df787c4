/** A file that comes in pieces, in any order; a piece that comes again is the same piece. */
import { BYTES_DA_PARTE } from '#contract/editora/arquivos-do-rascunho.ts'
import type { Rascunho } from '#contract/editora/rascunhos.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { MesaDosLivros } from './mesa-dos-livros.ts'
import { partesDe } from './partes-de.ts'
import { deletePartes, listRecebidas, writeParte } from './partes-repository.ts'
import { countAbertos, type RascunhoTable, touchRecebendo, updateVisto } from './rascunhos-repository.ts'
import {
  changeRascunho,
  clearPartes,
  conflict,
  outdated,
  readRascunhoCompleto,
  refuseTooMany,
  requireRascunho,
} from './rascunhos-service.ts'
import { startLeitura } from './start-trabalho.ts'

const SEM_ARQUIVO = 'Este rascunho é de um artigo: não tem arquivo.'

/** Begins to read the file when no piece is missing. @throws AppError 404, 409, 415, 422 */
export async function receberParte(
  mesa: MesaDosLivros,
  { id, numero }: { id: string; numero: number },
  body: unknown,
): Promise<Rascunho> {
  const row = await requireRascunho(mesa, id)
  const bytes = bytesOf(row)
  if (!Buffer.isBuffer(body))
    throw new AppError('tipo_nao_suportado', 'Envie a parte como application/octet-stream.')
  checkParte(body, numero, bytes)
  await mesa.db.write.transaction().execute(async (trx) => {
    if (!(await touchRecebendo(trx, id, bytes)))
      throw conflict('O arquivo já está inteiro no servidor, ou foi trocado.')
    await writeParte(trx, { id, numero }, body)
  })
  const recebidas = (await listRecebidas(mesa.db.write, [id])).get(id) ?? []
  if (recebidas.length === partesDe(bytes)) await readWhole(mesa, id)
  const { relatorio, ficha, do_arquivo, em_vigor, fonte, capa, recusa, ...rascunho } =
    await readRascunhoCompleto(mesa, id)
  return rascunho
}

/** Two last pieces may come at once: one of them begins. */
async function readWhole(mesa: MesaDosLivros, id: string): Promise<void> {
  const row = await requireRascunho(mesa, id)
  if (row.estado !== 'recebendo') return
  await startLeitura(mesa, row).catch((error) => {
    if (!(error instanceof AppError) || error.code !== 'estado_nao_permite') throw error
  })
}

function bytesOf({ arquivo_bytes }: RascunhoTable): number {
  if (arquivo_bytes === null) throw conflict(SEM_ARQUIVO)
  return arquivo_bytes
}

function checkParte({ length }: Buffer, numero: number, bytes: number): void {
  const partes = partesDe(bytes)
  if (numero > partes) throw refused(`O arquivo tem só ${partes} partes.`)
  const expected = numero < partes ? BYTES_DA_PARTE : bytes - (partes - 1) * BYTES_DA_PARTE
  if (length !== expected) throw refused(`A parte ${numero} deve ter ${expected} bytes, e tem ${length}.`)
}

function refused(message: string): AppError {
  return new AppError('dados_invalidos', message)
}

/** Begins again with another file; what the desk says stays. @throws AppError 404, 409 */
export async function trocarArquivo(
  mesa: MesaDosLivros,
  visto: { id: string; versao: number },
  arquivo: { nome: string; bytes: number },
): Promise<void> {
  const { db } = mesa
  const { id, versao } = visto
  bytesOf(await requireRascunho(mesa, id))
  refuseTooMany(await countAbertos(db.write, id), arquivo.bytes)
  await changeRascunho(mesa, visto, { estado: 'recebendo', relatorio: null, do_arquivo: null, recusa: null })
  await clearPartes(mesa, id)
  const change = {
    arquivo_nome: arquivo.nome,
    arquivo_bytes: arquivo.bytes,
    titulo: tituloDoArquivo(arquivo.nome),
  }
  await db.write.transaction().execute(async (trx) => {
    if (!(await updateVisto(trx, { id, versao: versao + 1 }, change))) throw outdated()
    await deletePartes(trx, id)
  })
}

/** A book without a title has its file's name. */
export function tituloDoArquivo(nome: string): string {
  return nome.replace(/\.epub$/i, '').trim() || nome
}

/** @throws AppError 404, 409 */
export async function lerDeNovo(mesa: MesaDosLivros, id: string): Promise<void> {
  const row = await requireRascunho(mesa, id)
  if (row.tipo === 'epub') {
    const recebidas = (await listRecebidas(mesa.db.write, [id])).get(id) ?? []
    const faltam = partesDe(bytesOf(row)) - recebidas.length
    if (faltam > 0) throw conflict(`Faltam ${faltam} partes do arquivo.`)
  }
  await startLeitura(mesa, row)
}
