/** The rows that a parsed Bible asks for, parents before children. */
import type { CanonLivro } from '#server/biblia/canon.ts'
import type { ParsedBiblia, ParsedVersiculo } from '#server/biblia/parsed-biblia.ts'
import { placeInCanon } from '#server/biblia/place-in-canon.ts'
import { toVerseNumber } from '#server/biblia/verse-number.ts'
import type { NomeDaVersificacao } from '#server/biblia/versificacao/nome-da-versificacao.ts'
import type { Row, WantedTable } from '#server/platform/sync-table.ts'
import type { EdicaoTable } from '#server/platform/tables-biblia.ts'

/** A Bible to be stored, with what is said of it. */
interface EdicaoNova {
  sigla: string
  biblia: ParsedBiblia
  alteracoes: string | null
  aviso: string | null
  versificacao: NomeDaVersificacao
  /** Some verses only, with gaps between them. */
  isParcial: boolean
  /** With every book of the canon. */
  isInteira: boolean
}

/** @param gravadas the installed editions: one with the same short name is replaced, and keeps its place */
export function bibliaTables(
  nova: EdicaoNova,
  canon: readonly CanonLivro[],
  gravadas: readonly EdicaoTable[],
): WantedTable[] {
  const places = placeInCanon(nova.biblia, nova.versificacao, canon)
  const before = gravadas.find((edicao) => isSameEdicao(edicao, nova))
  const id = before?.id ?? Math.max(0, ...gravadas.map((edicao) => edicao.id)) + 1
  const escopo = { column: 'edicao_id', values: [id] }
  const capitulos = nova.biblia.livros.flatMap(({ id: livro_id, capitulos }) =>
    capitulos.map((capitulo) => ({ livro_id, ...capitulo })),
  )
  return [
    edicaoTable(nova, id, gravadas),
    {
      name: 'titulo_salmo',
      key: ['edicao_id', 'livro_id', 'capitulo'],
      scope: escopo,
      rows: capitulos.flatMap(({ livro_id, numero, titulo }) =>
        titulo === null ? [] : [{ edicao_id: id, livro_id, capitulo: numero, titulo }],
      ),
    },
    {
      name: 'versiculo',
      key: ['edicao_id', 'id'],
      scope: escopo,
      rows: capitulos.flatMap(({ livro_id, numero, versiculos }) =>
        versiculos.flatMap((versiculo) => toRow(id, { livro_id, capitulo: numero }, versiculo, places)),
      ),
    },
  ]
}

/** Editions of the time when one could be installed had no short name, and were given 'BIBLIA'. */
function isSameEdicao({ sigla, nome }: EdicaoTable, nova: EdicaoNova): boolean {
  return sigla === nova.sigla || (sigla === 'BIBLIA' && nome === nova.biblia.nome)
}

/** Its own row, and that of the edition that is the library's no more. */
function edicaoTable(
  { sigla, biblia, alteracoes, aviso, versificacao, isParcial, isInteira }: EdicaoNova,
  id: number,
  gravadas: readonly EdicaoTable[],
): WantedTable {
  const outras = gravadas.filter((edicao) => edicao.id !== id)
  const atual = gravadas.find(({ padrao }) => padrao === 1)
  // A whole Bible takes the place of one with gaps; whatever else the publisher chose stays.
  const isPadrao = !atual || atual.id === id || (atual.parcial === 1 && isInteira)
  const { nome, versao, licenca, atribuicao } = biblia
  const row: Row = {
    ...{ id, sigla, nome, versao, licenca, atribuicao, alteracoes, aviso, versificacao },
    ...{ padrao: isPadrao ? 1 : 0, parcial: isParcial ? 1 : 0 },
  }
  const rows = [row, ...outras.map((edicao) => ({ ...edicao, padrao: isPadrao ? 0 : edicao.padrao }))]
  return { name: 'edicao', key: ['id'], rows }
}

function toRow(
  edicaoId: number,
  { livro_id, capitulo }: { livro_id: number; capitulo: number },
  { numero, ate = numero, texto, estrutura }: ParsedVersiculo,
  places: ReturnType<typeof placeInCanon>,
): Row[] {
  const id = toVerseNumber({ livro: livro_id, capitulo, versiculo: numero })
  const place = places.get(id)
  // What has no place in the canon was told when the file was read.
  if (!place) return []
  return [
    {
      ...{ edicao_id: edicaoId, id, livro_id, capitulo, numero_versiculo: numero, ate },
      ...{ canon_inicio: place.inicio, canon_fim: place.fim, texto_biblico: texto },
      estrutura: estrutura ? JSON.stringify(estrutura) : null,
    },
  ]
}
