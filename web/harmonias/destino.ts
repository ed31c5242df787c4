import { formatNomes } from '#contract/autores.ts'
import type { PontaDaHarmonia } from '#contract/harmonias.ts'
import { type Padrao, padraoOfModelo } from '#contract/padroes.ts'
import { FICHAS, formatUnidade, type Unidade } from '../padroes/public.ts'
import { paths } from '../paths.ts'

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

/** One end of a harmony as the pages show it. */
export function toDestino(ponta: PontaDaHarmonia): Destino {
  if (ponta.model === 'Ebook') {
    const { titulo, autores, capa } = ponta.dados
    return {
      tipo: 'ebook',
      id: ponta.id,
      titulo,
      autores: formatNomes(autores),
      capa,
      to: paths.ebook(ponta.id),
      acao: 'Abrir ebook',
    }
  }
  const padrao = padraoOfModelo(ponta.model)
  const { sigla, unidade, paginaPath } = FICHAS[padrao]
  // The id of a page is the number that people use.
  const { id, dados } = ponta
  return {
    tipo: 'pagina',
    padrao,
    id,
    numero: id,
    sigla,
    unidade,
    titulo: 'pergunta' in dados ? dados.pergunta : dados.titulo,
    rotulo: formatUnidade(unidade, id),
    to: paginaPath(id),
    acao: `Abrir ${unidade.nome}`,
  }
}
