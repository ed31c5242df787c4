import { citarAncora, formatLugar } from '#contract/lugar.ts'
import type { Marcacao } from '#contract/marcacoes.ts'
import { PADROES, type Padrao, padraoOfSimbolo } from '#contract/padroes.ts'
import type { Trecho } from '#contract/referencias.ts'
import { formatReferencia } from '#server/biblia/format-referencia.ts'
import { fromVerseNumber } from '#server/biblia/verse-number.ts'
import { toPalavras } from '#server/marcas/presenter.ts'
import type { listDestaques, listMarcas, listNotas } from './repository.ts'

type Row<List extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>[number]
type RowDaNota = Row<typeof listNotas>
type RowDoDestaque = Row<typeof listDestaques>
export type RowDaMarca = Row<typeof listMarcas>

/** Its tags are looked up apart. */
export type SemEtiquetas = Omit<Marcacao, 'etiquetas'>

/** @returns null for a page of no standard, which nothing could lead to */
export function toMarcacaoDaNota(row: RowDaNota): SemEtiquetas | null {
  const padrao = padraoOfSimbolo(row.simbolo_id)
  if (!padrao) return null
  return {
    tipo: 'nota',
    id: row.id,
    fonte: padrao,
    citacao: citarAncora(PADROES[padrao].sigla, row.numero, row.ancora),
    lugar: {
      ...{ em: 'padrao', padrao, numero: row.numero, secao: null, inicio: null, fim: null },
      ...(row.ancora !== null && { ancora: row.ancora }),
    },
    titulo: row.titulo,
    trecho: '',
    palavras: null,
    nota: row.anotacao,
    cor: null,
    versao: row.versao,
    criada_em: row.data_criacao,
    editada_em: row.data_edicao,
  }
}

export function toMarcacaoDoDestaque(row: RowDoDestaque): SemEtiquetas {
  const { ebook_id, livro, paragrafo_inicio_id, inicio, paragrafo_fim_id, fim, leitura_id } = row
  return {
    tipo: 'destaque',
    id: row.id,
    fonte: `ebook-${ebook_id}`,
    citacao: row.capitulo === null ? livro : `${livro}, ${row.capitulo}`,
    lugar: {
      em: 'ebook',
      ebook_id,
      titulo: livro,
      capitulo_id: row.ebook_capitulo_id,
      paragrafo_inicio_id,
      inicio,
      paragrafo_fim_id,
      fim,
      leitura_id,
    },
    titulo: '',
    trecho: row.trecho,
    palavras: null,
    nota: row.nota,
    cor: row.cor,
    versao: row.versao,
    criada_em: row.criado_em,
    editada_em: row.editado_em,
  }
}

/** @param trechos the words of its verses, in an edition and with its numbers; none of a standard */
export function toMarcacaoDaMarca(
  row: RowDaMarca,
  trechos: readonly Trecho[],
  nomes: ReadonlyMap<number, string>,
): SemEtiquetas {
  const palavras = toPalavras(row)
  const onde = row.fonte === 'biblia' ? toLugarNaBiblia(row, trechos, nomes) : toLugarNoPadrao(row.fonte, row)
  return {
    tipo: 'marca',
    id: row.id,
    fonte: row.fonte,
    ...onde,
    titulo: '',
    trecho: palavras?.trecho ?? joinVersos(trechos),
    palavras,
    nota: row.nota,
    cor: row.cor,
    versao: row.versao,
    criada_em: row.criado_em,
    editada_em: row.atualizado_em,
  }
}

function toLugarNaBiblia(
  { inicio, fim }: RowDaMarca,
  trechos: readonly Trecho[],
  nomes: ReadonlyMap<number, string>,
): Pick<Marcacao, 'citacao' | 'lugar'> {
  const [first] = trechos
  const last = trechos.at(-1)
  const canonico = fromVerseNumber(inicio)
  return {
    citacao: formatReferencia(nomes, trechos, '–'),
    lugar: {
      em: 'biblia',
      inicio,
      fim,
      livro: first?.livro ?? canonico.livro,
      capitulo: first?.capitulo ?? canonico.capitulo,
      de: first?.inicio ?? canonico.versiculo,
      ate: last?.fim ?? fromVerseNumber(fim).versiculo,
    },
  }
}

/** A part is named by its page and section (docs/data-model.md). */
function toLugarNoPadrao(padrao: Padrao, { inicio, fim }: RowDaMarca): Pick<Marcacao, 'citacao' | 'lugar'> {
  const secao = Math.floor(inicio / 1_000) % 100
  const numero = Math.floor(inicio / 100_000) % 1_000
  return {
    citacao: formatLugar(PADROES[padrao].sigla, numero, secao),
    lugar: { em: 'padrao', padrao, numero, secao, inicio, fim },
  }
}

function joinVersos(trechos: readonly Trecho[]): string {
  return trechos.flatMap(({ versiculos }) => versiculos.map((each) => each.texto_biblico)).join(' ')
}
