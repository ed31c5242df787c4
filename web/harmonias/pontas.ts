import type { PontaDaHarmonia } from '#contract/harmonias.ts'
import type { Padrao } from '#contract/padroes.ts'
import { paths } from '../paths.ts'
import { PADROES } from '../platform/padroes/padroes.ts'
import { fromNumeroCapitulo, fromOrdem, fromPergunta, type Titulado } from '../platform/padroes/paginas.ts'
import { formatUnidade, type Unidade } from '../platform/padroes/unidades.ts'

/** A chapter or question of a standard, ready to be shown and opened. */
export interface PaginaDestino {
  readonly tipo: 'pagina'
  readonly padrao: Padrao
  readonly id: number
  readonly numero: number
  readonly sigla: string
  readonly unidade: Unidade
  /** The chapter's title, or the question. */
  readonly titulo: string
  /** 'Capítulo 19', 'Pergunta 97'. */
  readonly rotulo: string
  readonly to: string
  /** 'Abrir capítulo', 'Abrir pergunta'. */
  readonly acao: string
}

export interface EbookDestino {
  readonly tipo: 'ebook'
  readonly id: number
  readonly titulo: string
  /** 'Zacarias Ursino e Gaspar Oleviano'; empty when nobody is named. */
  readonly autores: string
  /** Path on this origin, or null: a binding is drawn. */
  readonly capa: string | null
  readonly to: string
  readonly acao: string
}

export type Destino = PaginaDestino | EbookDestino

const LISTA = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** One end of a harmony as the pages show it. */
export function toDestino(ponta: PontaDaHarmonia): Destino {
  switch (ponta.model) {
    case 'CapituloConfissaodeFe':
      return toPagina('cfw', ponta.id, fromNumeroCapitulo(ponta.dados))
    case 'PerguntaCmw':
      return toPagina('cmw', ponta.id, fromPergunta(ponta.dados))
    case 'PerguntaBcw':
      return toPagina('bcw', ponta.id, fromPergunta(ponta.dados))
    case 'CapituloFgop':
      return toPagina('fgop', ponta.id, fromOrdem(ponta.dados))
    case 'CapituloDcpu':
      return toPagina('dcpu', ponta.id, fromNumeroCapitulo(ponta.dados))
    case 'CapituloDcpr':
      return toPagina('dcpr', ponta.id, fromOrdem(ponta.dados))
    case 'Ebook':
      return {
        tipo: 'ebook',
        id: ponta.id,
        titulo: ponta.dados.titulo,
        autores: LISTA.format(ponta.dados.autores.map(({ nome }) => nome)),
        capa: ponta.dados.capa,
        to: paths.ebook(ponta.id),
        acao: 'Abrir ebook',
      }
  }
}

function toPagina(padrao: Padrao, id: number, { numero, titulo }: Titulado): PaginaDestino {
  const { sigla, unidade, paginaPath } = PADROES[padrao]
  return {
    tipo: 'pagina',
    padrao,
    id,
    numero,
    sigla,
    unidade,
    titulo,
    rotulo: formatUnidade(unidade, numero),
    to: paginaPath(id),
    acao: `Abrir ${unidade.nome}`,
  }
}
