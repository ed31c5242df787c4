/** A book of the Bible as the replies that its pages ask for. */
import { setImmediate } from 'node:timers/promises'
import { capitulosBiblia, livroBiblia, versiculos } from '#contract/biblia.ts'
import type { RespostaDoPacote } from '#contract/offline.ts'
import { citacoesDoCapitulo } from '#contract/referencias.ts'
import { readCapitulos, readLivro, readVersiculos } from '#server/biblia/service.ts'
import type { Database } from '#server/platform/database.ts'
import { readCitacoes } from '#server/referencias/citacoes-service.ts'
import { toResposta } from './resposta.ts'

/** A book, its chapters, and of each the verses and who cites them. @throws AppError 404 when it is none of the 66 */
export async function readLivroInteiro(db: Database, livro: number): Promise<RespostaDoPacote[]> {
  const capitulos = await readCapitulos(db, livro)
  const respostas = [
    toResposta(livroBiblia, { id: livro }, await readLivro(db, livro)),
    toResposta(capitulosBiblia, { livro }, capitulos),
  ]
  for (const { capitulo } of capitulos) {
    const params = { livro, capitulo }
    respostas.push(
      toResposta(versiculos, params, await readVersiculos(db, livro, capitulo)),
      toResposta(citacoesDoCapitulo, params, await readCitacoes(db, livro, capitulo)),
    )
    // SQLite answers without leaving this turn of the loop, and other readers wait.
    await setImmediate()
  }
  return respostas
}
