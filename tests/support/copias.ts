/** Copies for tests: databases to restore into, what they hold, and files that lie. */
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { InicioDeTabela, Soma } from '#server/copias/formato.ts'
import { sumTabela } from '#server/copias/linhas-repository.ts'
import { openRetrato } from '#server/copias/retrato.ts'
import type { DatabaseConfig } from '#server/platform/config.ts'
import { createEmptyDatabase } from './test-database.ts'

export interface Target {
  config: DatabaseConfig
  drop(): Promise<void>
}

/** A database with nothing in it and nobody connected. */
export async function createEmptyTarget(): Promise<Target> {
  const { db, config, drop } = await createEmptyDatabase()
  await db.close()
  return { config, drop }
}

/** Each table of a database with the number and the hash of its rows. */
export async function sumAll(config: DatabaseConfig): Promise<Record<string, string>> {
  const { db, engine, tabelas, close } = await openRetrato(config)
  try {
    const sums: Record<string, string> = {}
    for (const tabela of tabelas) {
      const soma = await sumTabela(db, engine, tabela)
      sums[tabela.nome] = `${soma.linhas} ${soma.digest()}`
    }
    return sums
  } finally {
    await close()
  }
}

export function readLines(copia: string): string[] {
  return gunzipSync(readFileSync(copia)).toString().trimEnd().split('\n')
}

export function writeLines(file: string, lines: readonly string[]): string {
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`))
  return file
}

/** Writes other lines with sums that fit them: only what they say is wrong. */
export function forgeCopia(file: string, lines: readonly string[]): string {
  const total = new Soma()
  let soma = new Soma()
  let rows = 0
  const forged = lines.slice(0, -1).map((line) => {
    const json = JSON.parse(line)
    let out = line
    if (InicioDeTabela.safeParse(json).success) soma = new Soma()
    else if (Array.isArray(json)) soma.add(`${line}\n`)
    else if ('fim' in json) {
      out = JSON.stringify({ fim: json.fim, linhas: soma.linhas, sha256: soma.digest() })
      rows += soma.linhas
    }
    total.add(`${out}\n`)
    return out
  })
  const end = JSON.stringify({ fim_da_copia: true, linhas: rows, sha256: total.digest() })
  return writeLines(file, [...forged, end])
}
