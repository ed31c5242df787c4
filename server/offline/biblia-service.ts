/** A book of the Bible as the replies that its pages ask for. */
import { setImmediate } from 'node:timers/promises'
import { capitulosBiblia, livroBiblia, versiculos } from '#contract/biblia.ts'
import type { RespostaDoPacote } from '#contract/offline.ts'
import { citacoesDoCapitulo } from '#contract/referencias.ts'
import { readCapitulos, readLivro, readVersiculos } from '#server/biblia/service.ts'
import type { Database } from '#server/platform/database.ts'
import { readCitacoes } from '#server/referencias/citacoes-service.ts'
import { toResposta } from './resposta.ts'

/**
 * A book, its chapters, and of each the verses and who cites them.
 * @param edicao short name; the library's own when absent @throws AppError 404 when it is none of the 66
 */
export async function readLivroInteiro(
  db: Database,
  livro: number,
  edicao?: string,
): Promise<RespostaDoPacote[]> {
  const capitulos = await readCapitulos(db, livro, edicao)
  const respostas = [
    toResposta(livroBiblia, { id: livro }, await readLivro(db, livro, edicao), { edicao }),
    toResposta(capitulosBiblia, { livro }, capitulos, { edicao }),
  ]
  for (const { capitulo } of capitulos) {
    const params = { livro, capitulo }
    respostas.push(
      toResposta(versiculos, params, await readVersiculos(db, livro, capitulo, edicao), { edicao }),
      toResposta(citacoesDoCapitulo, params, await readCitacoes(db, params, edicao), { edicao }),
    )
    // SQLite answers without leaving this turn of the loop, and other readers wait.
    await setImmediate()
  }
  return respostas
}
