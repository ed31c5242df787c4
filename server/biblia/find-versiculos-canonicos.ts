import { notFound } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { findEdicao } from './edicoes-service.ts'
import { listNumerosDoCapitulo } from './repository.ts'
import { readLivro, readQuantidadeVersiculos } from './service.ts'
import { toVerseNumber } from './verse-number.ts'

/** Verses of a chapter from `de` to `ate`, both included. */
interface VersiculosDoCapitulo {
  livro: number
  capitulo: number
  de: number
  ate: number
}

/**
 * The canonical verses that an edition counts so. @param sigla the library's own edition when absent
 * @returns null when the chapter has none of them @throws AppError 404 for a chapter or an edition that is not there
 */
export async function findVersiculosCanonicos(
  db: Database,
  { livro, capitulo, de, ate }: VersiculosDoCapitulo,
  sigla?: string,
): Promise<{ inicio: number; fim: number } | null> {
  const edicao = await findEdicao(db, sigla)
  if (edicao?.parcial !== 0) {
    // An edition with gaps has the canon's numbers.
    const ultimo = await readQuantidadeVersiculos(db, livro, capitulo)
    const toCanonico = (versiculo: number) => toVerseNumber({ livro, capitulo, versiculo })
    return de > ultimo ? null : { inicio: toCanonico(de), fim: toCanonico(Math.min(ate, ultimo)) }
  }
  const { quantidade_capitulos } = await readLivro(db, livro, sigla)
  if (capitulo > quantidade_capitulos) throw notFound('Capítulo não encontrado.')
  const numeros = await listNumerosDoCapitulo(db, edicao.id, livro, capitulo)
  const meant = numeros.filter((each) => each.numero_versiculo <= ate && each.ate >= de)
  if (meant.length === 0) return null
  return {
    inicio: Math.min(...meant.map(({ canon_inicio }) => canon_inicio)),
    fim: Math.max(...meant.map(({ canon_fim }) => canon_fim)),
  }
}
