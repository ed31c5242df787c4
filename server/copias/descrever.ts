/** Copies in Portuguese sentences. */
import type { CopiaGravada } from './gravar-copia.ts'
import type { ConteudoDaCopia } from './ler-copia.ts'

const numero = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })

/** Tables that a publisher knows by name; a copy of any version has them. */
const CONHECIDAS = { usuario: 'leitores', anotacao: 'notas', destaque: 'destaques', ebook: 'ebooks' } as const

export function describeGravada({ arquivo, bytes, linhas, tabelas }: CopiaGravada, ms: number): string {
  const size = `${numero.format(bytes / 1e6)} MB`
  return `Cópia gravada: ${arquivo} (${size}, ${tabelas} tabelas, ${numero.format(linhas)} linhas, ${numero.format(ms / 1000)} s)`
}

/** When and from what it was made, and what is in it. */
export function describeConteudo({ cabecalho, tabelas, linhas }: ConteudoDaCopia): string[] {
  const { criada_em, programa, banco, migracoes } = cabecalho
  const counts = Object.entries(CONHECIDAS).map(
    ([nome, palavra]) => `${numero.format(tabelas.get(nome)?.linhas ?? 0)} ${palavra}`,
  )
  return [
    `Feita em ${criada_em}, pelo programa ${programa}, de um banco ${banco === 'sqlite' ? 'SQLite' : 'PostgreSQL'} (${migracoes.length} migrações).`,
    `Conteúdo: ${counts.join(', ')}; ao todo ${numero.format(linhas)} linhas em ${tabelas.size} tabelas.`,
  ]
}
