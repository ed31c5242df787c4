/** Moves readers' rows to the new edition of a book, in the transaction of its import. No row is ever removed. */
import type { Transaction } from 'kysely'
import type { DestaqueTable, LeituraTable, Tables } from '#server/platform/tables.ts'
import type { TrocaDeEdicao } from './edicao.ts'
import { moveDestaque } from './move-destaque.ts'
import { movePosicao } from './move-posicao.ts'

/** Rows are touched only where something changes for them; progress is never changed. */
export async function moveReaders(trx: Transaction<Tables>, trocas: readonly TrocaDeEdicao[]): Promise<void> {
  for (const troca of trocas) {
    if (!troca.antes || !hasChanged(troca)) continue
    await moveLeituras(trx, troca)
    await moveDestaques(trx, troca)
  }
}

/** Whether a paragraph has another text or another place than before. */
function hasChanged({ antes, depois }: TrocaDeEdicao): boolean {
  if (antes?.paragrafos.length !== depois.paragrafos.length) return true
  return depois.paragrafos.some(({ id, capituloId, texto }, index) => {
    const before = antes.paragrafos[index]
    return before?.id !== id || before.capituloId !== capituloId || before.texto !== texto
  })
}

async function moveLeituras(trx: Transaction<Tables>, troca: TrocaDeEdicao): Promise<void> {
  const leituras = await trx
    .selectFrom('leitura')
    .selectAll()
    .where('ebook_id', '=', troca.ebookId)
    .where('capitulo_atual_id', 'is not', null)
    .execute()
  for (const leitura of leituras) await moveLeitura(trx, leitura, troca)
}

async function moveLeitura(
  trx: Transaction<Tables>,
  leitura: LeituraTable,
  troca: TrocaDeEdicao,
): Promise<void> {
  const { usuario_id, id, capitulo_atual_id, posicao_paragrafo_id, posicao_deslocamento } = leitura
  const posicao = movePosicao(
    {
      capituloId: capitulo_atual_id ?? 0,
      paragrafoId: posicao_paragrafo_id,
      deslocamento: posicao_deslocamento,
    },
    troca,
  )
  const moved = {
    capitulo_atual_id: posicao?.capituloId ?? null,
    posicao_paragrafo_id: posicao?.paragrafoId ?? null,
    posicao_deslocamento: posicao?.deslocamento ?? 0,
  }
  if (
    moved.capitulo_atual_id === capitulo_atual_id &&
    moved.posicao_paragrafo_id === posicao_paragrafo_id &&
    moved.posicao_deslocamento === posicao_deslocamento
  ) {
    return
  }
  await trx
    .updateTable('leitura')
    .set(moved)
    .where('usuario_id', '=', usuario_id)
    .where('id', '=', id)
    .execute()
}

async function moveDestaques(trx: Transaction<Tables>, troca: TrocaDeEdicao): Promise<void> {
  const destaques = await trx
    .selectFrom('destaque')
    .selectAll()
    .where('ebook_id', '=', troca.ebookId)
    .execute()
  for (const destaque of destaques) await moveOne(trx, destaque, troca)
}

async function moveOne(
  trx: Transaction<Tables>,
  destaque: DestaqueTable,
  troca: TrocaDeEdicao,
): Promise<void> {
  const place = moveDestaque(
    {
      capituloId: destaque.ebook_capitulo_id,
      paragrafoInicioId: destaque.paragrafo_inicio_id,
      inicio: destaque.inicio,
      paragrafoFimId: destaque.paragrafo_fim_id,
      fim: destaque.fim,
      trecho: destaque.trecho,
      antes: destaque.antes,
      depois: destaque.depois,
    },
    troca,
  )
  const moved = {
    ebook_capitulo_id: place?.capituloId ?? null,
    paragrafo_inicio_id: place?.paragrafoInicioId ?? null,
    inicio: place?.inicio ?? destaque.inicio,
    paragrafo_fim_id: place?.paragrafoFimId ?? null,
    fim: place?.fim ?? destaque.fim,
  }
  if (
    moved.ebook_capitulo_id === destaque.ebook_capitulo_id &&
    moved.paragrafo_inicio_id === destaque.paragrafo_inicio_id &&
    moved.inicio === destaque.inicio &&
    moved.paragrafo_fim_id === destaque.paragrafo_fim_id &&
    moved.fim === destaque.fim
  ) {
    return
  }
  await trx
    .updateTable('destaque')
    .set(moved)
    .where('usuario_id', '=', destaque.usuario_id)
    .where('id', '=', destaque.id)
    .execute()
}
