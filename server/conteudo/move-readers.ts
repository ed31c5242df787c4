/** Moves readers' rows to the new edition, in the transaction that shows it. None is removed; most are placed before it. */
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/platform/tables.ts'
import type { DestaqueTable, LeituraTable } from '#server/platform/tables-leitor.ts'
import type { TrocaDeEdicao } from './edicao.ts'
import type { Passage } from './find-passage.ts'
import { listDestaquesOf, listLeiturasOf, updateDestaque, updateLeitura } from './leitores-repository.ts'
import { moveDestaque, type StoredDestaque } from './move-destaque.ts'
import { movePosicao, type PosicaoDoLeitor } from './move-posicao.ts'

/** Where the rows of one edition go, found once for each place. */
export interface MovesDaTroca {
  troca: TrocaDeEdicao
  posicao(posicao: PosicaoDoLeitor): PosicaoDoLeitor | null
  destaque(destaque: StoredDestaque): Passage | null
}

/** Of the editions that change something for readers. */
export async function prepareMoves(
  db: Kysely<Tables>,
  trocas: readonly TrocaDeEdicao[],
): Promise<MovesDaTroca[]> {
  const all = trocas.filter((troca) => troca.antes && hasChanged(troca)).map(createMoves)
  for (const moves of all) {
    for (const leitura of await listLeiturasOf(db, moves.troca.ebookId)) moves.posicao(toPosicao(leitura))
    for (const destaque of await listDestaquesOf(db, moves.troca.ebookId))
      moves.destaque(toStoredDestaque(destaque))
  }
  return all
}

/** Rows are touched only where something changes for them; progress is never changed. */
export async function moveReaders(trx: Transaction<Tables>, all: readonly MovesDaTroca[]): Promise<void> {
  for (const moves of all) {
    for (const leitura of await listLeiturasOf(trx, moves.troca.ebookId))
      await moveLeitura(trx, leitura, moves)
    for (const destaque of await listDestaquesOf(trx, moves.troca.ebookId))
      await moveOne(trx, destaque, moves)
  }
}

function createMoves(troca: TrocaDeEdicao): MovesDaTroca {
  return {
    troca,
    posicao: remember((posicao) => movePosicao(posicao, troca)),
    destaque: remember((destaque) => moveDestaque(destaque, troca)),
  }
}

function remember<Place, Moved>(move: (place: Place) => Moved): (place: Place) => Moved {
  const known = new Map<string, Moved>()
  return (place) => {
    const key = JSON.stringify(place)
    const found = known.get(key)
    if (found !== undefined) return found
    const moved = move(place)
    known.set(key, moved)
    return moved
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

function toPosicao(leitura: LeituraTable): PosicaoDoLeitor {
  return {
    capituloId: leitura.capitulo_atual_id ?? 0,
    paragrafoId: leitura.posicao_paragrafo_id,
    deslocamento: leitura.posicao_deslocamento,
  }
}

async function moveLeitura(
  trx: Transaction<Tables>,
  leitura: LeituraTable,
  moves: MovesDaTroca,
): Promise<void> {
  const posicao = moves.posicao(toPosicao(leitura))
  const moved = {
    capitulo_atual_id: posicao?.capituloId ?? null,
    posicao_paragrafo_id: posicao?.paragrafoId ?? null,
    posicao_deslocamento: posicao?.deslocamento ?? 0,
  }
  if (isSame(leitura, moved)) return
  await updateLeitura(trx, leitura, moved)
}

function toStoredDestaque(destaque: DestaqueTable): StoredDestaque {
  return {
    capituloId: destaque.ebook_capitulo_id,
    paragrafoInicioId: destaque.paragrafo_inicio_id,
    inicio: destaque.inicio,
    paragrafoFimId: destaque.paragrafo_fim_id,
    fim: destaque.fim,
    trecho: destaque.trecho,
    antes: destaque.antes,
    depois: destaque.depois,
  }
}

async function moveOne(
  trx: Transaction<Tables>,
  destaque: DestaqueTable,
  moves: MovesDaTroca,
): Promise<void> {
  const place = moves.destaque(toStoredDestaque(destaque))
  const moved = {
    ebook_capitulo_id: place?.capituloId ?? null,
    paragrafo_inicio_id: place?.paragrafoInicioId ?? null,
    inicio: place?.inicio ?? destaque.inicio,
    paragrafo_fim_id: place?.paragrafoFimId ?? null,
    fim: place?.fim ?? destaque.fim,
  }
  if (isSame(destaque, moved)) return
  await updateDestaque(trx, destaque, moved)
}

function isSame<T extends object>(row: T, moved: Partial<T>): boolean {
  return Object.entries(moved).every(([column, cell]) => Reflect.get(row, column) === cell)
}
