/** Moves marks with their words when a text is corrected or imported anew, in the transaction that shows it. */
import type { Transaction } from 'kysely'
import type { LugarDasPalavras } from '#contract/marcas.ts'
import { padraoOfSimbolo } from '#contract/padroes.ts'
import type { Tables } from '#server/platform/tables.ts'
import type { MarcaTable } from '#server/platform/tables-leitor.ts'
import { type FaixaDePartes, hasMarcas, listMarcasDoTexto, updateLugar } from './moves-repository.ts'
import { toColumns } from './place-palavras.ts'
import { readCapituloMarcavel, readPaginaMarcavel, type TextoComLugares } from './read-texto.ts'
import {
  citePalavras,
  findPalavras,
  isSameTrecho,
  type PalavrasCitadas,
  type TextoEmPartes,
} from './texto-em-partes.ts'
import { findSiglaDaEdicao, PARTES_DA_PAGINA, VERSOS_DO_CAPITULO } from './textos-repository.ts'

/** Texts that an import has written. */
export interface TextosMudados {
  /** Pages of the standards: symbol * 1_000 + number. */
  paginas: ReadonlySet<number>
  /** By edition its chapters as it counts them: book * 1_000 + chapter. */
  capitulos: ReadonlyMap<number, ReadonlySet<number>>
}

type MarcaComPalavras = Awaited<ReturnType<typeof listMarcasDoTexto>>[number]

/** A mark whose words are gone keeps them, and finds its place again when they are back. Whole verses need no moving. */
export async function moveMarcas(
  trx: Transaction<Tables>,
  { paginas, capitulos }: TextosMudados,
): Promise<void> {
  for (const [simbolo, some] of Map.groupBy(paginas, (pagina) => Math.floor(pagina / 1_000))) {
    const fonte = padraoOfSimbolo(simbolo)
    if (!fonte || !(await hasMarcas(trx, { fonte }))) continue
    for (const pagina of some) {
      const faixa = faixaOf({ fonte, edicao: null }, pagina, PARTES_DA_PAGINA)
      await moveIn(trx, faixa, () => readPaginaMarcavel(trx, pagina))
    }
  }
  for (const [edicaoId, some] of capitulos) {
    const edicao = await findSiglaDaEdicao(trx, edicaoId)
    if (edicao === undefined || !(await hasMarcas(trx, { fonte: 'biblia' }))) continue
    for (const capitulo of some) {
      const faixa = faixaOf({ fonte: 'biblia', edicao }, capitulo, VERSOS_DO_CAPITULO)
      await moveIn(trx, faixa, () => readCapituloMarcavel(trx, edicaoId, capitulo))
    }
  }
}

function faixaOf(
  texto: Pick<FaixaDePartes, 'fonte' | 'edicao'>,
  pagina: number,
  partes: number,
): FaixaDePartes {
  return { ...texto, from: pagina * partes, to: (pagina + 1) * partes - 1 }
}

async function moveIn(
  trx: Transaction<Tables>,
  faixa: FaixaDePartes,
  read: () => Promise<TextoComLugares>,
): Promise<void> {
  const marcas = await listMarcasDoTexto(trx, faixa)
  if (marcas.length === 0) return
  const { corrido, lugarOf } = await read()
  for (const marca of marcas) {
    const before = lugarDe(marca)
    const lugar = movePalavras(corrido, before, marca)
    if (isSameLugar(before, lugar)) continue
    const onde = lugar && lugarOf(lugar.parte_inicio, lugar.parte_fim)
    const columns = lugar && onde ? { ...toColumns(lugar), ...onde } : SEM_LUGAR
    await updateLugar(trx, marca, columns)
  }
}

const SEM_LUGAR = { deslocamento_inicio: null, deslocamento_fim: null }

/** Where marked words stand now; null when the text no longer has them. @param before where they stood */
export function movePalavras(
  corrido: TextoEmPartes,
  before: LugarDasPalavras | null,
  citacao: PalavrasCitadas,
): LugarDasPalavras | null {
  const there = before && citePalavras(corrido, before)
  if (there && 'trecho' in there && isSameTrecho(there.trecho, citacao.trecho)) return before
  return findPalavras(corrido, citacao)
}

function lugarDe(marca: MarcaComPalavras): LugarDasPalavras | null {
  const { parte_inicio, deslocamento_inicio: inicio, parte_fim, deslocamento_fim: fim }: Lugar = marca
  if (parte_inicio === null || inicio === null || parte_fim === null || fim === null) return null
  return { parte_inicio, inicio, parte_fim, fim }
}

type Lugar = Pick<MarcaTable, 'parte_inicio' | 'deslocamento_inicio' | 'parte_fim' | 'deslocamento_fim'>

function isSameLugar(one: LugarDasPalavras | null, other: LugarDasPalavras | null): boolean {
  if (one === null || other === null) return one === other
  return (
    one.parte_inicio === other.parte_inicio &&
    one.inicio === other.inicio &&
    one.parte_fim === other.parte_fim &&
    one.fim === other.fim
  )
}
