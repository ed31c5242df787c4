/** Reads a copy and checks it on the way: structure, number of rows, hashes, and that this program knows its migrations. */
import * as z from 'zod/mini'
import { listMigrations } from '#server/platform/migrate.ts'
import { StartError } from '#server/platform/start-error.ts'
import {
  Cabecalho,
  Celulas,
  FimDaCopia,
  FimDeTabela,
  FORMATO,
  InicioDeTabela,
  Soma,
  type TabelaDaCopia,
  VERSAO_DO_FORMATO,
} from './formato.ts'
import { readLinhasDoArquivo } from './linhas-do-arquivo.ts'

export interface ConteudoDaCopia {
  cabecalho: Cabecalho
  /** Rows and hash of each table. */
  tabelas: ReadonlyMap<string, { linhas: number; sha256: string }>
  linhas: number
}

/** What happens to the rows of a copy while it is read; they may not be kept before all of it was. */
export interface LeitorDeCopia {
  begin?(cabecalho: Cabecalho): Promise<void>
  row?(tabela: TabelaDaCopia, celulas: Celulas): Promise<void>
  /** After the last row of a table. */
  end?(tabela: TabelaDaCopia): Promise<void>
}

const Anuncio = z.object({ formato: z.literal(FORMATO), versao: z.number(), programa: z.string() })

/** Reads all of a copy. @throws StartError when anything is wrong with it; `leitor` has then seen a part of it */
export async function readCopia(file: string, leitor: LeitorDeCopia = {}): Promise<ConteudoDaCopia> {
  const lines = new Linhas(file)
  try {
    const cabecalho = readCabecalho(file, await lines.next())
    await leitor.begin?.(cabecalho)
    const tabelas = new Map<string, { linhas: number; sha256: string }>()
    for (const tabela of cabecalho.tabelas) tabelas.set(tabela.nome, await readTabela(lines, tabela, leitor))
    const linhas = [...tabelas.values()].reduce((sum, tabela) => sum + tabela.linhas, 0)
    const sha256 = lines.soma.digest()
    const fim = lines.parse(FimDaCopia, await lines.next())
    if (fim.linhas !== linhas || fim.sha256 !== sha256) throw lines.damaged('a soma final não confere')
    await lines.finish()
    return { cabecalho, tabelas, linhas }
  } finally {
    await lines.close()
  }
}

async function readTabela(lines: Linhas, tabela: TabelaDaCopia, leitor: LeitorDeCopia) {
  const { tabela: nome } = lines.parse(InicioDeTabela, await lines.next())
  if (nome !== tabela.nome) throw lines.damaged(`falta a tabela ${tabela.nome}`)
  const soma = new Soma()
  for (;;) {
    const line = await lines.next()
    if (line.at(0) !== '['.charCodeAt(0)) {
      const { fim, linhas, sha256 } = lines.parse(FimDeTabela, line)
      const isWhole = fim === nome && linhas === soma.linhas && sha256 === soma.digest()
      if (!isWhole) throw lines.damaged(`a soma da tabela ${nome} não confere`)
      await leitor.end?.(tabela)
      return { linhas, sha256 }
    }
    soma.add(line)
    const celulas = lines.parse(Celulas, line)
    if (celulas.length !== tabela.colunas.length) throw lines.damaged(`uma linha da tabela ${nome}`)
    await leitor.row?.(tabela, celulas)
  }
}

function readCabecalho(file: string, line: Buffer): Cabecalho {
  const json = parseJson(line)
  const anuncio = Anuncio.safeParse(json)
  if (!anuncio.success) throw new StartError(`O arquivo ${file} não é uma cópia desta biblioteca.`)
  const { versao, programa } = anuncio.data
  if (versao > VERSAO_DO_FORMATO) {
    throw new StartError(
      `A cópia ${file} foi feita por uma versão mais nova do programa (${programa}); use essa versão.`,
    )
  }
  const cabecalho = Cabecalho.safeParse(json)
  if (!cabecalho.success) throw new StartError(`A cópia ${file} está danificada ou incompleta (o cabeçalho).`)
  checkMigracoes(`A cópia ${file}`, cabecalho.data)
  return cabecalho.data
}

/** @throws StartError when this program does not know a migration that the rows have been through */
export function checkMigracoes(what: string, { migracoes, programa }: Cabecalho): void {
  const known = new Map(listMigrations().map(({ name, checksum }) => [name, checksum]))
  const other = migracoes.find(({ nome, soma }) => known.get(nome) !== soma)
  if (!other) return
  throw new StartError(
    `${what} vem de outra versão do programa (${programa}, migração ${other.nome}); use essa versão ou uma mais nova.`,
  )
}

/** The lines of the file one by one, each in the hash of all. */
class Linhas {
  readonly soma = new Soma()
  private readonly file: string
  private readonly lines: AsyncGenerator<Buffer>

  constructor(file: string) {
    this.file = file
    this.lines = readLinhasDoArquivo(file)
  }

  async next(): Promise<Buffer> {
    const { value, done } = await this.lines.next()
    if (done) throw this.damaged('termina antes do fim')
    this.soma.add(value)
    return value
  }

  async finish(): Promise<void> {
    const { done } = await this.lines.next()
    if (!done) throw this.damaged('continua depois do fim')
  }

  async close(): Promise<void> {
    await this.lines.return(undefined)
  }

  parse<T>(schema: z.ZodMiniType<T>, line: Buffer): T {
    const parsed = schema.safeParse(parseJson(line))
    if (!parsed.success) throw this.damaged(`a linha ${this.soma.linhas}`)
    return parsed.data
  }

  damaged(what: string): StartError {
    return new StartError(`A cópia ${this.file} está danificada ou incompleta (${what}).`)
  }
}

function parseJson(line: Buffer): unknown {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    return undefined
  }
}
