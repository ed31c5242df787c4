/** A book of the desk and its draft, as component tests show them. */
import type { CapituloDoEbook } from '#contract/ebook-texto.ts'
import type { FichaInteira } from '#contract/editora/ficha.ts'
import type { LivroCompleto, LivroDaMesa } from '#contract/editora/livros.ts'
import type {
  CapituloDoRascunho,
  Rascunho,
  RascunhoCompleto,
  Relatorio,
} from '#contract/editora/rascunhos.ts'

export const FICHA_DE_PROVA: FichaInteira = {
  titulo: 'A Confissão Belga',
  subtitulo: null,
  autores: [{ nome: 'Guido de Brès', ano_de_nascimento: 1522, ano_de_morte: 1567 }],
  areas_tematicas: ['Confissões'],
  kind: 'livro',
  lancamento: '2026-01-01',
  ano: 1561,
  prefacio: null,
}

export const LIVRO_DA_LISTA: LivroDaMesa = {
  id: 12,
  titulo: 'A Confissão Belga',
  subtitulo: null,
  autores: ['Guido de Brès'],
  kind: 'livro',
  origem: 'epub',
  situacao: 'publicado',
  lancamento: '2026-01-01',
  paginas: 80,
  capa: null,
  rascunho: null,
}

export const LIVRO_DE_PROVA: LivroCompleto = {
  ...LIVRO_DA_LISTA,
  identificador: 'urn:isbn:123',
  idioma: 'pt-BR',
  ficha: {},
  do_arquivo: FICHA_DE_PROVA,
  em_vigor: FICHA_DE_PROVA,
  origem_da_capa: 'nenhuma',
  retirado_por: null,
  capitulos: 37,
  versao: 3,
  alterado_em: null,
}

export const RASCUNHO_ID = '01890000-0000-7000-8000-0000000000e1'

export const RASCUNHO_DA_LISTA: Rascunho = {
  id: RASCUNHO_ID,
  tipo: 'epub',
  titulo: 'belga.epub',
  estado: 'recebendo',
  livro: null,
  arquivo: { nome: 'belga.epub', bytes: 3, partes: 1, recebidas: [] },
  autor: 'Ana Lima',
  criado_em: '2026-11-23T03:00:00.000Z',
  alterado_em: '2026-11-23T03:00:00.000Z',
  versao: 0,
}

/** Its file is not here yet. */
export const RASCUNHO_VAZIO: RascunhoCompleto = {
  ...RASCUNHO_DA_LISTA,
  relatorio: null,
  ficha: {},
  do_arquivo: null,
  em_vigor: null,
  fonte: null,
  capa: { origem: 'nenhuma', endereco: null },
  recusa: null,
}

export const RELATORIO_DE_PROVA: Relatorio = {
  problemas: [],
  avisos: ['A imagem “mapa.bmp” ficou de fora.'],
  avisos_total: 1,
  identificador: 'urn:isbn:123',
  idioma: 'pt-BR',
  paginas: 80,
  palavras: 12_000,
  imagens: 2,
  capitulos: [
    { ordem: 1, titulo: 'Prefácio', nivel: 1, paragrafos: 3, palavras: 300 },
    { ordem: 2, titulo: 'Artigo 1', nivel: 1, paragrafos: 9, palavras: 1 },
  ],
  capitulos_total: 2,
  troca: [],
}

/** Read, and ready to be published. */
export const RASCUNHO_PRONTO: RascunhoCompleto = {
  ...RASCUNHO_VAZIO,
  titulo: 'A Confissão Belga',
  estado: 'pronto',
  arquivo: { nome: 'belga.epub', bytes: 3, partes: 1, recebidas: [1] },
  relatorio: RELATORIO_DE_PROVA,
  do_arquivo: FICHA_DE_PROVA,
  em_vigor: FICHA_DE_PROVA,
  versao: 2,
}

/** A chapter with one paragraph. */
export function capituloDeProva(titulo: string, texto: string, ordem = 1): CapituloDoEbook {
  const paragrafo = { id: ordem, titulo: null, texto, tipo: 'paragrafo', detalhes: {}, marcas: [] } as const
  return {
    id: ordem,
    titulo,
    subtitulo: null,
    ordem_dentro_do_ebook: ordem,
    paragrafos: [{ ...paragrafo, marcas: [] }],
  }
}

/** The beginning of one that has 300. */
export function capituloDoRascunho(titulo: string, texto: string, ordem = 1): CapituloDoRascunho {
  return { ...capituloDeProva(titulo, texto, ordem), paragrafos_total: 300 }
}
