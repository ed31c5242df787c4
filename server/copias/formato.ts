/** Lines of JSON in one gzip: header, then each table's name, rows by primary key, and end. The same on both engines. */
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { StartError } from '#server/platform/start-error.ts'

export const FORMATO = 'minha-biblioteca-westminster/copia'
export const VERSAO_DO_FORMATO = 1

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const Quantidade = z.int().check(z.minimum(0))
const Nome = z.string().check(z.regex(/^[a-z][a-z0-9_]*$/))

export const Cabecalho = z.object({
  formato: z.literal(FORMATO),
  versao: z.literal(VERSAO_DO_FORMATO),
  /** Version of the program that made it, and the engine it was read from. */
  programa: z.string(),
  banco: z.enum(['sqlite', 'postgres']),
  criada_em: z.string(),
  migracoes: z.array(z.object({ nome: z.string(), soma: Sha256 })),
  /** Parents before children. */
  tabelas: z.array(z.object({ nome: Nome, colunas: z.array(Nome), chave: z.array(Nome) })),
})
export type Cabecalho = z.infer<typeof Cabecalho>
export type TabelaDaCopia = Cabecalho['tabelas'][number]

export const InicioDeTabela = z.strictObject({ tabela: Nome })
export const FimDeTabela = z.strictObject({ fim: Nome, linhas: Quantidade, sha256: Sha256 })
/** `sha256` is that of every line before this one. */
export const FimDaCopia = z.strictObject({
  fim_da_copia: z.literal(true),
  linhas: Quantidade,
  sha256: Sha256,
})

export const Celulas = z.array(z.union([z.string(), z.number(), z.null()]))
export type Celulas = z.infer<typeof Celulas>

/** A row as it stands in a copy. @throws StartError when it holds what JSON cannot carry unchanged */
export function toLinha(tabela: string, celulas: readonly unknown[]): string {
  const isKnown = (celula: unknown) =>
    celula === null || typeof celula === 'string' || (typeof celula === 'number' && Number.isFinite(celula))
  if (!celulas.every(isKnown)) {
    throw new StartError(`A tabela ${tabela} tem um valor de um tipo que a cópia não sabe guardar.`)
  }
  return `${JSON.stringify(celulas)}\n`
}

/** Counts lines and hashes them. */
export class Soma {
  private readonly hash = createHash('sha256')
  linhas = 0

  add(linha: string | Buffer): void {
    this.hash.update(linha)
    this.linhas += 1
  }

  /** The hash so far; more can be added. */
  digest(): string {
    return this.hash.copy().digest('hex')
  }
}
