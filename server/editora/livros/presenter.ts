import * as z from 'zod/mini'
import { type Ficha, FichaInteira } from '#contract/editora/ficha.ts'
import type { LivroCompleto, LivroDaMesa, OrigemDoLivro } from '#contract/editora/livros.ts'
import {
  type EstadoDoRascunho,
  type Rascunho,
  type RascunhoCompleto,
  Relatorio,
} from '#contract/editora/rascunhos.ts'
import { layFicha } from '#server/conteudo/ficha/ficha-do-ebook.ts'
import { parseDoArquivo, parseFicha } from '#server/conteudo/ficha/lay-fichas.ts'
import type { EbookTable } from '#server/platform/tables.ts'
import type { EbookMesaTable } from '#server/platform/tables-livros.ts'
import { partesDe } from './partes-de.ts'
import type { RascunhoTable } from './rascunhos-repository.ts'

const ORIGENS: Readonly<Record<EbookTable['origem'], OrigemDoLivro>> = {
  markdown: 'arquivos',
  epub: 'epub',
  mesa: 'mesa',
}

/** Files may say more than anybody reads. */
const MAX_MOSTRADO = 500

const situacaoOf = ({ retirado }: Pick<EbookTable, 'retirado'>) => (retirado === 1 ? 'retirado' : 'publicado')

export function toLivro(
  { id, titulo, subtitulo, kind, origem, retirado, lancamento, paginas, capa }: EbookTable,
  autores: readonly { nome: string }[],
  rascunho: string | null,
): LivroDaMesa {
  return {
    id,
    titulo,
    subtitulo,
    autores: autores.map(({ nome }) => nome),
    kind,
    origem: ORIGENS[origem],
    situacao: situacaoOf({ retirado }),
    lancamento,
    paginas,
    capa,
    rascunho,
  }
}

export function toLivroCompleto(
  row: EbookTable,
  linha: EbookMesaTable,
  { emVigor, ...rest }: { emVigor: FichaInteira; rascunho: string | null; capitulos: number },
): LivroCompleto {
  const daMesa = linha.situacao === 'retirado' ? 'mesa' : 'arquivos'
  return {
    ...toLivro(row, emVigor.autores, rest.rascunho),
    identificador: row.identificador,
    idioma: row.idioma,
    ficha: parseFicha(linha.ficha),
    do_arquivo: parseDoArquivo(linha),
    em_vigor: emVigor,
    origem_da_capa: linha.capa ? 'mesa' : row.capa ? 'arquivo' : 'nenhuma',
    retirado_por: row.retirado === 1 ? daMesa : null,
    capitulos: rest.capitulos,
    versao: linha.versao,
    alterado_em: linha.alterada_em || null,
  }
}

interface AoRedor {
  livro: EbookTable | undefined
  autor: string | undefined
  recebidas: readonly number[]
}

export function toRascunho(row: RascunhoTable, { livro, autor, recebidas }: AoRedor): Rascunho {
  const { id, tipo, arquivo_nome: nome, arquivo_bytes: bytes, criado_em, alterado_em, versao } = row
  return {
    id,
    tipo,
    titulo: (emVigorOf(row)?.titulo ?? parseFicha(row.ficha).titulo ?? row.titulo).slice(0, MAX_MOSTRADO),
    estado: estadoOf(row),
    livro: livro ? { id: livro.id, titulo: livro.titulo, situacao: situacaoOf(livro) } : null,
    arquivo:
      nome === null || bytes === null
        ? null
        : { nome, bytes, partes: partesDe(bytes), recebidas: [...recebidas] },
    autor: autor ?? null,
    criado_em,
    alterado_em,
    versao,
  }
}

export function toRascunhoCompleto(
  row: RascunhoTable,
  aoRedor: AoRedor & { capas: readonly { origem: 'mesa' | 'arquivo'; nome: string }[] },
): RascunhoCompleto {
  const capa = aoRedor.capas.find(({ origem }) => origem === 'mesa') ?? aoRedor.capas[0]
  return {
    ...toRascunho(row, aoRedor),
    relatorio: row.relatorio === null ? null : z.parse(Relatorio, JSON.parse(row.relatorio)),
    ficha: parseFicha(row.ficha),
    do_arquivo: doArquivoOf(row),
    em_vigor: emVigorOf(row),
    fonte: row.fonte,
    capa: {
      origem: capa?.origem ?? 'nenhuma',
      endereco: capa ? `/api/editora/rascunhos/${row.id}/capa/${capa.nome}` : null,
    },
    recusa: row.recusa,
  }
}

function doArquivoOf({ do_arquivo }: RascunhoTable): FichaInteira | null {
  return do_arquivo === null ? null : z.parse(FichaInteira, JSON.parse(do_arquivo))
}

function emVigorOf(row: RascunhoTable): FichaInteira | null {
  const doArquivo = doArquivoOf(row)
  const ficha: Ficha = parseFicha(row.ficha)
  return doArquivo && layFicha(doArquivo, ficha)
}

/** A server that went away has left its word, which counts until its time is over. */
function estadoOf({ estado, trabalho_ate }: RascunhoTable): EstadoDoRascunho {
  const isAtWork = estado === 'lendo' || estado === 'publicando'
  if (!isAtWork) return estado
  return trabalho_ate !== null && trabalho_ate > new Date().toISOString() ? estado : 'interrompido'
}
