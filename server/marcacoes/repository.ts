/** Every query carries the reader's id. The order is that of the list: newest first, then by id, then by kind. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { TIPOS_DA_MARCACAO, type TipoDaMarcacao } from '#contract/etiquetas.ts'
import type { FonteDaMarca } from '#contract/marcas.ts'
import type { Database } from '#server/platform/database.ts'

/** What orders the list, and names one thing in it. */
export interface ChaveDaMarcacao {
  tipo: TipoDaMarcacao
  criada_em: string
  id: string
}

export interface FiltroDasChaves {
  tipo: TipoDaMarcacao | null
  /** 'cfw', 'biblia', 'ebook-12'; null for all. */
  fonte: FonteLida | null
  cor: string | null
  etiqueta: string | null
  de: string | null
  ate: string | null
}

/** A text in which one can write: the Bible is no symbol. */
export type FonteLida = { fonte: FonteDaMarca; simboloId: number | null } | { ebookId: number }

const TABELAS = {
  nota: { tabela: 'anotacao', criada: 'data_criacao', etiquetas: 'etiqueta_da_nota' },
  destaque: { tabela: 'destaque', criada: 'criado_em', etiquetas: 'etiqueta_do_destaque' },
  marca: { tabela: 'marca', criada: 'criado_em', etiquetas: 'etiqueta_da_marca' },
} as const satisfies Record<TipoDaMarcacao, object>

/** The next keys of the list, of all kinds that the filter asks for. @param after exclusive */
export async function listChaves(
  db: Database,
  usuarioId: string,
  filtro: FiltroDasChaves,
  after: ChaveDaMarcacao | null,
  limit: number,
): Promise<ChaveDaMarcacao[]> {
  const tipos = TIPOS_DA_MARCACAO.filter((tipo) => filtro.tipo === null || filtro.tipo === tipo)
  const listas = await Promise.all(
    tipos.map(async (tipo) => {
      const onde = conditionsOf(tipo, filtro)
      return onde === null ? [] : listDoTipo(db, { usuarioId, tipo, onde, after, limit })
    }),
  )
  return listas.flat().sort(compareChaves).slice(0, limit)
}

function compareChaves(a: ChaveDaMarcacao, b: ChaveDaMarcacao): number {
  if (a.criada_em !== b.criada_em) return a.criada_em < b.criada_em ? 1 : -1
  if (a.id !== b.id) return a.id < b.id ? 1 : -1
  return TIPOS_DA_MARCACAO.indexOf(a.tipo) - TIPOS_DA_MARCACAO.indexOf(b.tipo)
}

interface Pedido {
  usuarioId: string
  tipo: TipoDaMarcacao
  onde: readonly RawBuilder<SqlBool>[]
  after: ChaveDaMarcacao | null
  limit: number
}

async function listDoTipo(
  db: Database,
  { usuarioId, tipo, onde, after, limit }: Pedido,
): Promise<ChaveDaMarcacao[]> {
  const { tabela, criada: coluna } = TABELAS[tipo]
  const criada = sql.ref(coluna)
  const all = [sql<SqlBool>`usuario_id = ${usuarioId}`, ...onde]
  if (after) {
    // Two that were made in one instant under one id are of two kinds.
    const isLater = TIPOS_DA_MARCACAO.indexOf(tipo) > TIPOS_DA_MARCACAO.indexOf(after.tipo)
    const less = isLater ? sql`<=` : sql`<`
    all.push(sql<SqlBool>`(${criada}, id) ${less} (${after.criada_em}, ${after.id})`)
  }
  const { rows } = await sql<{ id: string; criada_em: string }>`
    SELECT id, ${criada} AS criada_em FROM ${sql.table(tabela)} WHERE ${sql.join(all, sql` AND `)}
    ORDER BY ${criada} DESC, id DESC LIMIT ${limit}`.execute(db.read)
  return rows.map(({ id, criada_em }) => ({ tipo, id, criada_em }))
}

/** @returns null when nothing of this kind can be meant */
function conditionsOf(tipo: TipoDaMarcacao, filtro: FiltroDasChaves): RawBuilder<SqlBool>[] | null {
  const { fonte, cor, etiqueta, de, ate } = filtro
  const { tabela, criada, etiquetas } = TABELAS[tipo]
  const onde: RawBuilder<SqlBool>[] = []
  if (fonte !== null) {
    const daFonte = conditionOfFonte(tipo, fonte)
    if (daFonte === null) return null
    onde.push(daFonte)
  }
  if (cor !== null) {
    if (tipo === 'nota') return null
    onde.push(sql<SqlBool>`cor = ${cor}`)
  }
  if (de !== null) onde.push(sql<SqlBool>`${sql.ref(criada)} >= ${de}`)
  if (ate !== null) onde.push(sql<SqlBool>`${sql.ref(criada)} < ${ate}`)
  if (etiqueta !== null) {
    onde.push(sql<SqlBool>`EXISTS (SELECT 1 FROM ${sql.table(etiquetas)} AS posta WHERE posta.usuario_id = ${sql.ref(`${tabela}.usuario_id`)}
      AND posta.marcacao_id = ${sql.ref(`${tabela}.id`)} AND posta.etiqueta_id = ${etiqueta})`)
  }
  return onde
}

function conditionOfFonte(tipo: TipoDaMarcacao, fonte: FonteLida): RawBuilder<SqlBool> | null {
  if ('ebookId' in fonte) return tipo === 'destaque' ? sql<SqlBool>`ebook_id = ${fonte.ebookId}` : null
  if (tipo === 'marca') return sql<SqlBool>`fonte = ${fonte.fonte}`
  return tipo === 'nota' && fonte.simboloId !== null ? sql<SqlBool>`simbolo_id = ${fonte.simboloId}` : null
}

/** @returns in no order, as are the two below; those that were deleted meanwhile are missing */
export function listNotas(db: Database, usuarioId: string, ids: readonly string[]) {
  return db.read
    .selectFrom('anotacao')
    .select(['id', 'simbolo_id', 'numero', 'titulo', 'anotacao', 'texto_busca', 'versao'])
    .select(['data_criacao', 'data_edicao', 'ancora'])
    .where('usuario_id', '=', usuarioId)
    .where('id', 'in', ids)
    .execute()
}

export function listDestaques(db: Database, usuarioId: string, ids: readonly string[]) {
  return db.read
    .selectFrom('destaque')
    .innerJoin('ebook', 'ebook.id', 'destaque.ebook_id')
    .leftJoin('ebook_capitulo', 'ebook_capitulo.id', 'destaque.ebook_capitulo_id')
    .leftJoin('leitura', (join) =>
      join
        .onRef('leitura.usuario_id', '=', 'destaque.usuario_id')
        .onRef('leitura.ebook_id', '=', 'destaque.ebook_id')
        .on('leitura.estado', '!=', 'quero_ler'),
    )
    .select(['destaque.id', 'destaque.ebook_id', 'destaque.ebook_capitulo_id', 'destaque.inicio'])
    .select(['destaque.paragrafo_inicio_id', 'destaque.paragrafo_fim_id', 'destaque.fim'])
    .select(['destaque.trecho', 'destaque.cor', 'destaque.nota', 'destaque.versao'])
    .select(['destaque.criado_em', 'destaque.editado_em', 'ebook.titulo as livro'])
    .select(['ebook_capitulo.titulo as capitulo', 'leitura.id as leitura_id'])
    .where('destaque.usuario_id', '=', usuarioId)
    .where('destaque.id', 'in', ids)
    .execute()
}

export function listMarcas(db: Database, usuarioId: string, ids: readonly string[]) {
  return db.read
    .selectFrom('marca')
    .select(['id', 'fonte', 'inicio', 'fim', 'cor', 'nota', 'versao', 'criado_em', 'atualizado_em'])
    .select(['edicao', 'trecho', 'parte_inicio', 'deslocamento_inicio', 'parte_fim', 'deslocamento_fim'])
    .where('usuario_id', '=', usuarioId)
    .where('id', 'in', ids)
    .execute()
}
