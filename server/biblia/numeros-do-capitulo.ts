import type { Database } from '#server/platform/database.ts'
import { listNumerosDoCapitulo } from './repository.ts'
import { findEdicaoDoCapitulo } from './service.ts'
import { fromVerseNumber, MAX_VERSICULO, toVerseNumber } from './verse-number.ts'

/** A chapter as an edition counts it, in the numbers of the library. */
interface NumerosDoCapitulo {
  /** First and last canonical verse, inclusive. */
  inicio: number
  fim: number
  /** The edition's number of a canonical verse; of one that it leaves out, that of the verse before. */
  toProprio(canonico: number): number
}

/** @param sigla the library's own edition when absent @throws AppError 404 for a chapter or an edition that is not there */
export async function readNumerosDoCapitulo(
  db: Database,
  { livro, capitulo }: { livro: number; capitulo: number },
  sigla?: string,
): Promise<NumerosDoCapitulo> {
  const edicao = await findEdicaoDoCapitulo(db, { livro, capitulo }, sigla)
  // An edition with gaps has the canon's numbers, and what stands in its gaps is told too.
  const numeros = edicao?.parcial === 0 ? await listNumerosDoCapitulo(db, edicao.id, livro, capitulo) : []
  return {
    inicio: numeros[0]?.canon_inicio ?? toVerseNumber({ livro, capitulo, versiculo: 1 }),
    fim: numeros.at(-1)?.canon_fim ?? toVerseNumber({ livro, capitulo, versiculo: MAX_VERSICULO }),
    toProprio(canonico) {
      const found = numeros.findLast(({ canon_inicio }) => canon_inicio <= canonico) ?? numeros[0]
      return found?.numero_versiculo ?? fromVerseNumber(canonico).versiculo
    },
  }
}
