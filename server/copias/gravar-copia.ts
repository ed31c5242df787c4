/** Writes a copy of the database into one file, while servers go on writing. */
import { createWriteStream, readFileSync } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { listApplied } from '#server/platform/migrate.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { StartError } from '#server/platform/start-error.ts'
import { type Cabecalho, FORMATO, Soma, VERSAO_DO_FORMATO } from './formato.ts'
import { readLinhas } from './linhas-repository.ts'
import { openRetrato, type Retrato } from './retrato.ts'

/** Handed to the compression together. */
const CARACTERES_POR_VEZ = 64 * 1024

export interface CopiaGravada {
  arquivo: string
  criada_em: string
  bytes: number
  linhas: number
  tabelas: number
}

/** Writes beside the file first: it is there whole or not at all. @throws StartError without a database, or if it cannot write */
export async function writeCopia(config: DatabaseConfig, file: string): Promise<CopiaGravada> {
  const arquivo = resolve(file)
  const partial = `${arquivo}.${process.pid}.parte`
  const retrato = await openRetrato(config)
  try {
    const { cabecalho, linhas } = await writePartial(retrato, partial)
    await rename(partial, arquivo)
    await syncFolder(dirname(arquivo))
    const { size } = await stat(arquivo)
    const { criada_em, tabelas } = cabecalho
    return { arquivo, criada_em, bytes: size, linhas, tabelas: tabelas.length }
  } catch (error) {
    // Where no file can be, none can be removed either.
    await rm(partial, { force: true }).catch(() => {})
    throw isFileError(error)
      ? new StartError(`A cópia ${arquivo} não pôde ser gravada: ${error.message}.`)
      : error
  } finally {
    await retrato.close()
  }
}

async function writePartial(retrato: Retrato, partial: string) {
  await mkdir(dirname(partial), { recursive: true })
  const cabecalho = await describeRetrato(retrato)
  const contagem = { linhas: 0 }
  await pipeline(
    joinLinhas(listLinhas(retrato, cabecalho, contagem)),
    createGzip(),
    createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true }),
  )
  return { cabecalho, ...contagem }
}

/** Many lines at once: each write to a gzip stream is a job for another thread, which costs more than to compress a line. */
async function* joinLinhas(linhas: AsyncIterable<string>): AsyncGenerator<string> {
  let joined = ''
  for await (const linha of linhas) {
    joined += linha
    if (joined.length < CARACTERES_POR_VEZ) continue
    yield joined
    joined = ''
  }
  yield joined
}

async function* listLinhas(
  retrato: Retrato,
  cabecalho: Cabecalho,
  contagem: { linhas: number },
): AsyncGenerator<string> {
  const total = new Soma()
  for await (const linha of listAteOFim(retrato, cabecalho, contagem)) {
    total.add(linha)
    yield linha
  }
  yield toJson({ fim_da_copia: true, linhas: contagem.linhas, sha256: total.digest() })
}

async function* listAteOFim(
  { db, engine, tabelas }: Retrato,
  cabecalho: Cabecalho,
  contagem: { linhas: number },
): AsyncGenerator<string> {
  yield toJson(cabecalho)
  for (const tabela of tabelas) {
    yield toJson({ tabela: tabela.nome })
    const soma = new Soma()
    for await (const linha of readLinhas(db, engine, tabela)) {
      soma.add(linha)
      yield linha
    }
    yield toJson({ fim: tabela.nome, linhas: soma.linhas, sha256: soma.digest() })
    contagem.linhas += soma.linhas
  }
}

/** The header of a copy of this database. */
export async function describeRetrato({ db, engine, tabelas }: Retrato): Promise<Cabecalho> {
  const migracoes = [...(await listApplied(db))].map(([nome, soma]) => ({ nome, soma }))
  return {
    formato: FORMATO,
    versao: VERSAO_DO_FORMATO,
    programa: programVersion(),
    banco: engine,
    criada_em: new Date().toISOString(),
    migracoes: migracoes.sort((a, b) => (a.nome < b.nome ? -1 : 1)),
    tabelas: tabelas.map(({ nome, colunas, chave }) => ({ nome, colunas, chave })),
  }
}

function toJson(line: object): string {
  return `${JSON.stringify(line)}\n`
}

function programVersion(): string {
  return String(JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')).version)
}

/** A name is on the disk when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  await handle.sync()
  await handle.close()
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error
}
