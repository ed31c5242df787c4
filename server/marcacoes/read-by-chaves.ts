/** From the keys of the list to what it shows. */

import { TIPOS_DA_MARCACAO, type TipoDaMarcacao } from '#contract/etiquetas.ts'
import { foldText } from '#contract/fold.ts'
import type { Marcacao } from '#contract/marcacoes.ts'
import { readLivros } from '#server/biblia/service.ts'
import { readTrechos } from '#server/biblia/trechos.ts'
import { readEtiquetasDe } from '#server/etiquetas/service.ts'
import { inChunks, inTurns } from '#server/platform/batches.ts'
import type { Database } from '#server/platform/database.ts'
import {
  type RowDaMarca,
  type SemEtiquetas,
  toMarcacaoDaMarca,
  toMarcacaoDaNota,
  toMarcacaoDoDestaque,
} from './presenter.ts'
import { type ChaveDaMarcacao, listDestaques, listMarcas, listNotas } from './repository.ts'

/** What the keys name, in their order, some at a time. @param edicao in whose words verses are shown */
export async function* readByChaves(
  db: Database,
  usuarioId: string,
  chaves: readonly ChaveDaMarcacao[],
  edicao: string | undefined,
): AsyncGenerator<Marcacao[], void> {
  for await (const some of inTurns(inChunks([chaves]))) {
    const [lidas, etiquetas] = await Promise.all([
      readSome(db, usuarioId, some, edicao),
      readEtiquetas(db, usuarioId, some),
    ])
    const present = some.flatMap((chave) => {
      const lida = lidas.get(keyOf(chave))
      return lida ? { ...lida, etiquetas: etiquetas.get(keyOf(chave)) ?? [] } : []
    })
    if (present.length > 0) yield present
  }
}

/** One as it is now, without its tags; undefined when the reader has none such. */
export async function findMarcacao(
  db: Database,
  usuarioId: string,
  chave: Pick<ChaveDaMarcacao, 'tipo' | 'id'>,
): Promise<SemEtiquetas | undefined> {
  const lidas = await readSome(db, usuarioId, [chave], undefined)
  return lidas.get(keyOf(chave))
}

interface Procura {
  usuarioId: string
  edicao: string | undefined
  folded: string
}

/** Those whose note or marked words have the words. */
export async function filterContendo(
  db: Database,
  { usuarioId, edicao, folded }: Procura,
  chaves: readonly ChaveDaMarcacao[],
): Promise<ChaveDaMarcacao[]> {
  const lidas = await readSome(db, usuarioId, chaves, edicao)
  return chaves.filter((chave) => {
    const lida = lidas.get(keyOf(chave))
    if (!lida) return false
    return (lida.texto_busca ?? foldText(`${lida.trecho}\n${lida.nota}`)).includes(folded)
  })
}

/** Of a note the folded words are kept. */
type Lida = SemEtiquetas & { texto_busca?: string }

async function readSome(
  db: Database,
  usuarioId: string,
  chaves: readonly Pick<ChaveDaMarcacao, 'tipo' | 'id'>[],
  edicao: string | undefined,
): Promise<Map<string, Lida>> {
  const lists: Lida[][] = await Promise.all([
    readNotas(db, usuarioId, idsOf(chaves, 'nota')),
    readDestaques(db, usuarioId, idsOf(chaves, 'destaque')),
    readMarcas(db, usuarioId, idsOf(chaves, 'marca'), edicao),
  ])
  return new Map(lists.flat().map((each) => [keyOf(each), each]))
}

async function readNotas(db: Database, usuarioId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await listNotas(db, usuarioId, ids)
  return rows.flatMap((row) => {
    const nota = toMarcacaoDaNota(row)
    return nota ? { ...nota, texto_busca: row.texto_busca } : []
  })
}

async function readDestaques(db: Database, usuarioId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await listDestaques(db, usuarioId, ids)
  return rows.map(toMarcacaoDoDestaque)
}

async function readMarcas(db: Database, usuarioId: string, ids: readonly string[], edicao?: string) {
  if (ids.length === 0) return []
  const rows: RowDaMarca[] = await listMarcas(db, usuarioId, ids)
  const daBiblia = rows.filter(({ fonte }) => fonte === 'biblia')
  const [nomes, trechos] =
    daBiblia.length === 0
      ? [new Map<number, string>(), []]
      : await Promise.all([readNomes(db), readTrechos(db, daBiblia, edicao)])
  const porMarca = new Map(daBiblia.map(({ id }, index) => [id, trechos[index] ?? []]))
  return rows.map((row) => toMarcacaoDaMarca(row, porMarca.get(row.id) ?? [], nomes))
}

async function readNomes(db: Database): Promise<Map<number, string>> {
  const [antigo, novo] = await Promise.all([readLivros(db, 'antigo'), readLivros(db, 'novo')])
  return new Map([...antigo, ...novo].map(({ id, livro }) => [id, livro]))
}

async function readEtiquetas(db: Database, usuarioId: string, chaves: readonly ChaveDaMarcacao[]) {
  const porTipo = await Promise.all(
    TIPOS_DA_MARCACAO.map(async (tipo) => {
      const postas = await readEtiquetasDe(db, usuarioId, tipo, idsOf(chaves, tipo))
      return [...postas].map(([id, etiquetas]) => [keyOf({ tipo, id }), etiquetas] as const)
    }),
  )
  return new Map(porTipo.flat())
}

function idsOf(chaves: readonly Pick<ChaveDaMarcacao, 'tipo' | 'id'>[], wanted: TipoDaMarcacao): string[] {
  return chaves.filter(({ tipo }) => tipo === wanted).map(({ id }) => id)
}

/** Ids are chosen by devices: two kinds may have the same. */
function keyOf({ tipo, id }: { tipo: TipoDaMarcacao; id: string }): string {
  return `${tipo} ${id}`
}
