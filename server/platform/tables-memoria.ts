/** The tables of memorising (docs/memoria.md). */

export interface MemoriaPerfilTable {
  usuario_id: string
  id: string
  nome: string
  novos_por_dia: number
  /** Names of decks with spaces between. */
  baralhos: string
  criado_em: string
  contador: number
}

export interface RevisaoTable {
  usuario_id: string
  id: string
  perfil: string
  numero: number
  cartao: string
  nota: number
  feita_em: string
}

export interface VersiculoEscolhidoTable {
  usuario_id: string
  perfil: string
  inicio: number
  fim: number
  escolhido_em: string
}

export interface MemoriaTables {
  memoria_perfil: MemoriaPerfilTable
  revisao: RevisaoTable
  versiculo_escolhido: VersiculoEscolhidoTable
}
