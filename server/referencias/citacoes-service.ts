import type { Citacao } from '#contract/referencias.ts'
import { readNumerosDoCapitulo } from '#server/biblia/numeros-do-capitulo.ts'
import type { Database } from '#server/platform/database.ts'
import { listCitacoes } from './repository.ts'

/**
 * The parts that cite a Bible chapter, once for each range, with the verses in it as the edition counts them.
 * @param edicao the library's own when absent @throws AppError 404
 */
export async function readCitacoes(
  db: Database,
  lugar: { livro: number; capitulo: number },
  edicao?: string,
): Promise<Citacao[]> {
  const numeros = await readNumerosDoCapitulo(db, lugar, edicao)
  const rows = await listCitacoes(db, numeros.inicio, numeros.fim)
  return rows.map(({ inicio, fim, marcador, ...citacao }) => ({
    ...citacao,
    // A part with references always has its marker (checked on import).
    marcador: marcador ?? 0,
    inicio: numeros.toProprio(Math.max(inicio, numeros.inicio)),
    fim: numeros.toProprio(Math.min(fim, numeros.fim)),
  }))
}
