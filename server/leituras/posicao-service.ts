import type { Leitura, NovaPosicao } from '#contract/leituras.ts'
import { percentDoLivro } from '#contract/progresso.ts'
import { readFracao, requireParagrafo } from '#server/ebooks/texto-service.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database.ts'
import { updatePosicao } from './repository.ts'
import { readLeitura, requireCapituloDoLivro, requireLeitura, soQueroLer } from './service.ts'

/** Keeps the place; a stale device never wins. @throws AppError 404, 409 when another read on or it waits, 422 outside the book */
export async function salvarPosicao(
  db: Database,
  usuarioId: string,
  id: string,
  { capitulo_id, paragrafo_id, deslocamento, versao, aparelho }: NovaPosicao,
): Promise<Leitura> {
  const { ebook_id, estado, posicao_versao } = await requireLeitura(db, usuarioId, id)
  if (estado === 'quero_ler') throw soQueroLer()
  if (posicao_versao !== versao) throw posicaoMaisNova()
  const capitulos = await requireCapituloDoLivro(db, ebook_id, capitulo_id)
  const paragrafo =
    paragrafo_id === null ? null : await requireParagrafo(db, capitulo_id, paragrafo_id, 'paragrafo_id')
  const atChar = Math.min(deslocamento, paragrafo?.texto.length ?? 0)
  const fracao = paragrafo ? await readFracao(db, capitulo_id, paragrafo, atChar) : 0
  const isSaved = await updatePosicao(db, usuarioId, id, versao, {
    capituloId: capitulo_id,
    progresso: percentDoLivro(capitulos, capitulo_id, fracao),
    agora: new Date().toISOString(),
    paragrafoId: paragrafo_id,
    deslocamento: atChar,
    aparelho,
  })
  // Another device saved between our look and our write.
  if (!isSaved) throw posicaoMaisNova()
  return readLeitura(db, usuarioId, id)
}

function posicaoMaisNova(): AppError {
  return new AppError(
    'posicao_mais_nova',
    'Outro aparelho leu este livro depois deste. Escolha em que lugar continuar.',
  )
}
