/** Books at the desk: what it says of them, and its drafts. */
export interface EbookMesaTable {
  identificador: string
  versao: number
  ficha: string
  do_arquivo: string
  capa_do_arquivo: string | null
  capa: string | null
  situacao: 'publicado' | 'retirado' | null
  fonte: string | null
  alterada_em: string
}

export interface RascunhoTable {
  id: string
  tipo: 'epub' | 'artigo'
  estado: 'recebendo' | 'lendo' | 'pronto' | 'recusado' | 'publicando' | 'publicado'
  versao: number
  ebook_id: number | null
  escolhido: number
  ebook_visto: string | null
  arquivo_nome: string | null
  arquivo_bytes: number | null
  titulo: string
  ficha: string
  do_arquivo: string | null
  relatorio: string | null
  fonte: string | null
  recusa: string | null
  trabalho: string | null
  trabalho_ate: string | null
  autor_id: string | null
  criado_em: string
  alterado_em: string
}

interface RascunhoCapaTable {
  rascunho_id: string
  origem: 'mesa' | 'arquivo'
  nome: string
  largura: number
  altura: number
  webp_base64: string
}

export interface LivrosTables {
  ebook_mesa: EbookMesaTable
  rascunho: RascunhoTable
  rascunho_parte: { rascunho_id: string; numero: number; fatia: number; base64: string }
  rascunho_capitulo: { rascunho_id: string; ordem: number; conteudo: string }
  rascunho_capa: RascunhoCapaTable
}
