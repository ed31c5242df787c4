/** The tables of what a reader keeps; the others are in tables.ts. */
import type { Generated } from 'kysely'
import type { CorDoDestaque } from '#contract/destaques.ts'
import type { FonteDaMarca } from '#contract/marcas.ts'
import type { Padrao } from '#contract/padroes.ts'

export interface UsoTable {
  usuario_id: string
  notas: number
  destaques: number
  bytes: number
  /** Grows with every change of what the reader's lists show. */
  mudancas: Generated<number>
}

export interface AnotacaoTable {
  usuario_id: string
  id: string
  simbolo_id: number
  numero: number
  titulo: string
  anotacao: string
  versao: number
  data_criacao: string
  data_edicao: string
  texto_busca: string
  ancora: string | null
}

export interface LeituraTable {
  usuario_id: string
  id: string
  ebook_id: number
  estado: 'quero_ler' | 'lendo' | 'lido'
  capitulo_atual_id: number | null
  progresso: number
  ultima_visualizacao: string
  criada_em: string
  posicao_paragrafo_id: number | null
  posicao_deslocamento: number
  posicao_versao: number
  posicao_aparelho: string | null
  posicao_em: string | null
}

export interface ParadaTable {
  usuario_id: string
  obra: Padrao | 'biblia'
  livro: number | null
  numero: number
  lugar: number | null
  lida_em: string
}

export interface DestaqueTable {
  usuario_id: string
  id: string
  ebook_id: number
  ebook_capitulo_id: number | null
  paragrafo_inicio_id: number | null
  inicio: number
  paragrafo_fim_id: number | null
  fim: number
  trecho: string
  antes: string
  depois: string
  cor: CorDoDestaque
  nota: string
  versao: number
  criado_em: string
  editado_em: string
}

export interface MarcaTable {
  usuario_id: string
  id: string
  fonte: FonteDaMarca
  inicio: number
  fim: number
  edicao: string | null
  parte_inicio: number | null
  deslocamento_inicio: number | null
  parte_fim: number | null
  deslocamento_fim: number | null
  trecho: string
  antes: string
  depois: string
  cor: CorDoDestaque | null
  nota: string
  versao: number
  criado_em: string
  atualizado_em: string
}

export interface FotoTable {
  usuario_id: string
  tamanho: number
  versao: string
  webp_base64: string
}
