export interface CorrecaoTable {
  arquivo: string
  versao: number
  arquivo_impressao: string
  texto_impressao: string | null
  motivo: string
  desfaz: number | null
  autor_id: string | null
  criada_em: string
  recusa: string | null
  incorporada_em: string | null
}

export interface CorrecaoTextoTable {
  impressao: string
  texto: string
}
