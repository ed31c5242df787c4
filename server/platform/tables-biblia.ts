/** The columns of the Bible's tables. */

export interface LivroTable {
  id: number
  abreviatura: string
  livro: string
  testamento: 'antigo' | 'novo'
  quantidade_capitulos: number
}

export interface CapituloBibliaTable {
  livro_id: number
  capitulo: number
  quantidade_versiculos: number
}

export interface EdicaoTable {
  id: number
  sigla: string
  nome: string
  versao: string | null
  licenca: string | null
  atribuicao: string | null
  alteracoes: string | null
  aviso: string | null
  versificacao: string
  padrao: number
  parcial: number
}

export interface TituloSalmoTable {
  edicao_id: number
  livro_id: number
  capitulo: number
  titulo: string
}

export interface VersiculoTable {
  edicao_id: number
  id: number
  livro_id: number
  capitulo: number
  numero_versiculo: number
  ate: number
  canon_inicio: number
  canon_fim: number
  texto_biblico: string
  estrutura: string | null
}
