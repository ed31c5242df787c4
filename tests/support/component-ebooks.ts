/** Ebooks and a shelf as the server answers them in component tests. */
import {
  areasAleatorias,
  type Categoria,
  capitulosSemTexto,
  type Ebook,
  type EbookResumo,
  ebooksMesmasCategorias,
  ebooksPorCategoria,
  lerCategoria,
  lerEbook,
  listarAreas,
  listarEbooks,
  maisLidos,
  recomendados,
  ultimosLancamentos,
} from '#contract/ebooks.ts'
import { type Leitura, listarLendo, listarLidas, listarQueroLer } from '#contract/leituras.ts'
import type { Network } from './component-network.ts'

export const SALVACAO: Categoria = {
  id: 5,
  descricao: 'Doutrina da Salvação',
  explicacao: 'Graça, eleição, redenção.',
  quantidade_ebooks: 1,
}
const CONFISSOES: Categoria = {
  ...SALVACAO,
  id: 1,
  descricao: 'Confissões',
  explicacao: 'O que se confessa.',
}

export const DORT: Ebook = {
  id: 1,
  titulo: 'Cânones de Dort',
  subtitulo: null,
  capa: null,
  autores: [{ id: 1, nome: 'Sínodo de Dort', ano_de_nascimento: null, ano_de_morte: null }],
  areas_tematicas: [SALVACAO],
  paginas: 50,
  ano: 1619,
  kind: 'livro',
  prefacio: null,
  idioma: 'pt-BR',
}

const { prefacio: _, idioma: __, ...RESUMO } = DORT

/** An ebook as lists show it. @param autor his name */
export function makeResumo(id: number, titulo: string, autor = 'Sínodo'): EbookResumo {
  const autores = [{ id, nome: autor, ano_de_nascimento: null, ano_de_morte: null }]
  return { ...RESUMO, id, titulo, autores }
}

/** @param numero makes its id */
export function makeLeitura(numero: number, estado: Leitura['estado']): Leitura {
  return {
    id: `01936d2e-7c00-7000-8000-${String(numero).padStart(12, '0')}`,
    estado,
    progresso: estado === 'lendo' ? 50 : 0,
    ultima_visualizacao: '2026-11-21T11:42:00.000Z',
    ebook: {
      id: DORT.id,
      titulo: DORT.titulo,
      capa: null,
      ano: 1619,
      autores: [{ id: 1, nome: 'Sínodo de Dort' }],
    },
    capitulo_atual: null,
    posicao: { paragrafo_id: null, deslocamento: 0, versao: 0, aparelho: null, salva_em: null },
  }
}

/** Answers the three lists of the shelf. */
export function answerEstante(network: Network, leituras: readonly Leitura[] = []): void {
  const of = (estado: Leitura['estado']) => () => leituras.filter((leitura) => leitura.estado === estado)
  network.answer(listarLendo, of('lendo'))
  network.answer(listarQueroLer, of('quero_ler'))
  network.answer(listarLidas, of('lido'))
}

/** Answers everything that the pages of the ebooks ask for: two categories, one book, nothing on the shelf. */
export function answerEbooks(network: Network): void {
  answerEstante(network)
  network.answer(listarAreas, [CONFISSOES, SALVACAO])
  network.answer(areasAleatorias, [{ id: 5, area_tematica: SALVACAO, quantidade_ebooks: 1 }])
  network.answer(listarEbooks, [RESUMO])
  network.answer(recomendados, [RESUMO])
  network.answer(ultimosLancamentos, [RESUMO])
  network.answer(maisLidos, [{ id: 1, ebook: RESUMO, total_leituras: 2 }])
  network.answer(lerEbook, DORT)
  network.answer(ebooksMesmasCategorias, [])
  network.answer(lerCategoria, SALVACAO)
  network.answer(ebooksPorCategoria, [RESUMO])
  network.answer(capitulosSemTexto, [])
}
