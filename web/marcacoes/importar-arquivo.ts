import {
  importarMarcacoes,
  MAX_IMPORTADAS_POR_VEZ,
  type MarcacaoExportada,
} from '#contract/importar-marcacoes.ts'
import { request } from '../platform/request.ts'
import type { FalhaDoArquivo } from './arquivo/arquivo-lido.ts'
import { readArquivo } from './arquivo/read-arquivo.ts'

/** A body is shorter than the megabyte that the server takes. */
const MAX_CHARS = 250_000

/** What became of a file. */
export interface RelatorioDaImportacao {
  readonly criadas: number
  readonly atualizadas: number
  readonly havia: number
  readonly falhas: readonly FalhaDoArquivo[]
  /** Not sent, because a call failed. */
  readonly restantes: number
  /** Why; null when all were sent. */
  readonly erro: unknown
}

/** Sends what a file brings back, some at a time. @param onProgress of how many are done, of all @throws ArquivoIlegivel */
export async function importarArquivo(
  arquivo: Blob,
  onProgress: (feitas: number, total: number) => void,
): Promise<RelatorioDaImportacao> {
  const { marcacoes, falhas } = await readArquivo(arquivo)
  const counts = { criada: 0, atualizada: 0, havia: 0, recusada: 0 }
  const todas: FalhaDoArquivo[] = [...falhas]
  let feitas = 0
  let erro: unknown = null
  for (const some of cutIntoCalls(marcacoes)) {
    onProgress(feitas, marcacoes.length)
    try {
      const resultados = await request(importarMarcacoes, { body: { marcacoes: some } })
      for (const [index, { resultado, motivo }] of resultados.entries()) {
        counts[resultado] += 1
        if (motivo !== '') todas.push({ onde: some[index]?.citacao || 'uma marcação', motivo })
      }
      feitas += some.length
    } catch (error) {
      erro = error
      break
    }
  }
  const { criada: criadas, atualizada: atualizadas, havia } = counts
  return { criadas, atualizadas, havia, falhas: todas, restantes: marcacoes.length - feitas, erro }
}

/** In their order. */
function cutIntoCalls(marcacoes: readonly MarcacaoExportada[]): MarcacaoExportada[][] {
  const calls: MarcacaoExportada[][] = []
  let chars = 0
  for (const marcacao of marcacoes) {
    const { length } = JSON.stringify(marcacao)
    const last = calls.at(-1)
    if (last && last.length < MAX_IMPORTADAS_POR_VEZ && chars + length <= MAX_CHARS) {
      last.push(marcacao)
      chars += length
    } else {
      calls.push([marcacao])
      chars = length
    }
  }
  return calls
}
