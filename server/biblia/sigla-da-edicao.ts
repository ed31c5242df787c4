import { MAX_SIGLA_DE_EDICAO } from '#contract/biblia.ts'
import { BLIVRE } from './formats/blivre-edicao.ts'
import type { ParsedBiblia } from './parsed-biblia.ts'

/** The short name of an edition: its own when it has one that serves, else the initials of its name: 'Bíblia Livre' → 'BL'. */
export function siglaDaEdicao({ sigla, nome }: Pick<ParsedBiblia, 'sigla' | 'nome'>): string {
  if (nome === BLIVRE.nome) return BLIVRE.sigla
  return toSigla(sigla ?? '') || toSigla(initialsOf(nome)) || toSigla(nome) || 'BIBLIA'
}

function initialsOf(nome: string): string {
  const words = nome.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length < 2) return nome
  return words.map((word) => (/^\d+$/.test(word) ? word : word.slice(0, 1))).join('')
}

/** '' when nothing of the text can be part of a short name. */
function toSigla(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_SIGLA_DE_EDICAO)
    .replace(/-+$/, '')
}
