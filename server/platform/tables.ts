/** The columns of server/migrations/*.sql, for Kysely. busca_padroes … busca_notas differ by engine: server/busca/indice names them. */
import type { Generated } from 'kysely'
import type { TipoDeParagrafo } from '#contract/ebook-texto.ts'
import type { AssinaturasTables } from './tables-assinaturas.ts'
import type { AvisoTable, LivroChegadaTable } from './tables-avisos.ts'
import type {
  CapituloBibliaTable,
  EdicaoTable,
  LivroTable,
  TituloSalmoTable,
  VersiculoTable,
} from './tables-biblia.ts'
import type {
  AparelhoTable,
  AtoTable,
  EventoSegurancaTable,
  PapelTable,
  SessaoTable,
  TentativaTable,
  UsuarioTable,
} from './tables-contas.ts'
import type { CorrecaoTable, CorrecaoTextoTable } from './tables-correcoes.ts'
import type { ChaveDeContaTable, CorreioTable } from './tables-correio.ts'
import type {
  AnotacaoTable,
  DestaqueTable,
  FotoTable,
  LeituraTable,
  MarcaTable,
  ParadaTable,
  UsoTable,
} from './tables-leitor.ts'
import type { LivrosTables } from './tables-livros.ts'
import type { MarcacoesTables } from './tables-marcacoes.ts'
import type { MemoriaTables } from './tables-memoria.ts'
import type { OriginaisTables } from './tables-originais.ts'
import type { PlanosDeEstudoTables } from './tables-planos-de-estudo.ts'

interface LimiteTable {
  chave: string
  /** Minutes since 1970. */
  janela: number
  total: number
}

export interface SimboloTable {
  id: number
  simbolo: string
  titulo: string
  ano: number
  unidade: string
  total: number
  resumo: string
  introducao: string
}

interface PaginaTable {
  simbolo_id: number
  numero: number
  titulo: string
}

interface SecaoTable {
  id: number
  simbolo_id: number
  numero: number
  secao: number
  titulo: string | null
  destaque: string | null
}

export interface ParteTable {
  id: number
  secao_id: number
  ordem: number
  paragrafo: number
  marcador: number | null
  subtitulo: string | null
  parte: string
}

interface ReferenciaTable {
  parte_id: number
  ordem: number
  referencia: string
}

interface ReferenciaTrechoTable {
  parte_id: number
  referencia_ordem: number
  ordem: number
  inicio: number
  fim: number
}

export interface AreaTematicaTable {
  id: number
  slug: string
  descricao: string
  explicacao: string
}

export interface AutorTable {
  id: number
  nome: string
  ano_de_nascimento: number | null
  ano_de_morte: number | null
}

export interface EbookTable {
  id: number
  identificador: string
  impressao: string
  kind: 'livro' | 'artigo'
  titulo: string
  subtitulo: string | null
  ano: number | null
  idioma: string
  capa: string | null
  prefacio: string | null
  paginas: number
  lancamento: string
  /** 'mesa': an article written at the desk. */
  origem: 'markdown' | 'epub' | 'mesa'
  /** 1 for a book that left the catalogue. */
  retirado: number
}

interface EbookCapituloTable {
  id: number
  ebook_id: number
  ordem_dentro_do_ebook: number
  titulo: string
  subtitulo: string | null
  nivel: number
  palavras: number
  /** JSON: SecaoDoCapitulo[] of contract/ebook-texto.ts. */
  secoes: string
  /** The edition of its text that is read. */
  edicao: Generated<number>
}

export interface ParagrafoTable {
  id: number
  edicao: Generated<number>
  ebook_capitulo_id: number
  ordem: number
  titulo: string | null
  texto: string
  tipo: TipoDeParagrafo
  /** JSON: DetalhesDoParagrafo of contract/ebook-texto.ts. */
  detalhes: string
  /** JSON: Marca[] of contract/ebook-texto.ts. */
  marcas: string
  texto_busca: string
}

interface EbookImagemTable {
  ebook_id: number
  nome: string
  largura: number
  altura: number
  webp_base64: string
}

export interface Tables
  extends AssinaturasTables,
    LivrosTables,
    MarcacoesTables,
    MemoriaTables,
    OriginaisTables,
    PlanosDeEstudoTables {
  usuario: UsuarioTable
  sessao: SessaoTable
  papel: PapelTable
  ato: AtoTable
  conta_palavra: { usuario_id: string; palavra: string }
  /** By day and figure. */
  painel_dia: { dia: string; medida: string; total: number }
  procura_vazia: { dia: string; chave: string; total: number }
  procura_vazia_termos: { chave: string; termos: string }
  tentativa: TentativaTable
  evento_seguranca: EventoSegurancaTable
  aparelho: AparelhoTable
  correio: CorreioTable
  chave_de_conta: ChaveDeContaTable
  aviso: AvisoTable
  livro_chegada: LivroChegadaTable
  limite: LimiteTable
  uso: UsoTable
  configuracao: { chave: string; valor: string }
  conteudo: { fonte: string; impressao: string; importado_em: string }
  anotacao: AnotacaoTable
  leitura: LeituraTable
  /** Readings begun or finished, of all readers. */
  leituras_do_ebook: { ebook_id: number; total: number }
  parada: ParadaTable
  destaque: DestaqueTable
  marca: MarcaTable
  foto: FotoTable
  preferencia: { usuario_id: string; chave: string; valor: string }
  livro: LivroTable
  capitulo_biblia: CapituloBibliaTable
  edicao: EdicaoTable
  titulo_salmo: TituloSalmoTable
  versiculo: VersiculoTable
  simbolo: SimboloTable
  pagina: PaginaTable
  secao: SecaoTable
  parte: ParteTable
  referencia: ReferenciaTable
  referencia_trecho: ReferenciaTrechoTable
  area_tematica: AreaTematicaTable
  autor: AutorTable
  ebook: EbookTable
  ebook_autor: { ebook_id: number; autor_id: number; ordem: number }
  ebook_area_tematica: { ebook_id: number; area_tematica_id: number }
  ebook_capitulo: EbookCapituloTable
  ebook_imagem: EbookImagemTable
  /** Of all editions: readers see those of `ofPublishedEdition` (published-edition.ts). */
  paragrafo: ParagrafoTable
  correcao: CorrecaoTable
  correcao_texto: CorrecaoTextoTable
  importacao_sobra: { tipo: 'texto' | 'imagem'; dono_id: number; nome: string }
  /** `oculto` above 0: no search finds it. */
  busca_pendente: { fonte: string; numero: number; oculto: number }
  busca_nota: { id: Generated<number>; usuario_id: string; nota_id: string }
  busca_destaque: { id: Generated<number>; usuario_id: string; destaque_id: string }
  busca_palavra: { palavra: string; exibida: string; ocorrencias: number }
  busca_trigrama: { trigrama: string; palavra: string }
  /** `termos` and `lugares` are JSON. */
  verbete: { tipo: 'doutrina' | 'versiculo'; ordem: number; termos: string; lugares: string }
  harmonia: { id: number; tema: string; ordem: number }
  harmonia_pagina: { harmonia_id: number; simbolo_id: number; numero: number }
  harmonia_ebook: { harmonia_id: number; ebook_id: number }
}
