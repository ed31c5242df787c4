/** The tables of accounts, sessions, roles, tries and events; the others are in tables.ts. */
import type { Generated } from 'kysely'

export interface UsuarioTable {
  id: string
  username: string
  email: string
  email_normalizado: string
  senha_hash: string
  first_name: string
  last_name: string
  foto: string | null
  criado_em: string
  /** Null for accounts that are older than the policy. */
  consentimento_versao: string | null
  consentimento_em: string | null
  /** Since when the account is suspended; null for all others. */
  suspensa_em: Generated<string | null>
  email_confirmado_em: Generated<string | null>
  email_anterior: Generated<string | null>
  /** 1 once conta_palavra has its words. */
  na_procura: Generated<number>
}

export interface AparelhoTable {
  usuario_id: string
  /** A hash of reader, browser and network. */
  marca: string
  visto_em: string
}

export interface SessaoTable {
  usuario_id: string
  id: string
  token_hash: string
  agente: string
  criada_em: string
  usada_em: string
  expira_em: string
}

/** Who has no row is a reader. */
export interface PapelTable {
  usuario_id: string
  papel: 'editor' | 'administrador'
  dado_em: string
}

/** What was done at the desk (docs/editora.md); ids lead nowhere once the account is gone. */
export interface AtoTable {
  id: string
  ocorrido_em: string
  /** Null for the publisher's commands. */
  autor_id: string | null
  autor: string
  acao: string
  alvo_tipo: string
  alvo_id: string
  /** JSON. */
  detalhes: string
}

export interface TentativaTable {
  id: string
  acao: 'login' | 'cadastro' | 'senha' | 'recuperacao'
  conta: string | null
  endereco: string
  sessao: string | null
  ocorrida_em: string
}

export interface EventoSegurancaTable {
  id: string
  tipo: string
  ocorrido_em: string
  rede: string
  leitor: string | null
  quantidade: number
}
