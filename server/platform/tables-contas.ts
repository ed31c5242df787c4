/** The tables of accounts, sessions, tries and security events; the others are in tables.ts. */

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

export interface TentativaTable {
  id: string
  acao: 'login' | 'cadastro' | 'senha'
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
