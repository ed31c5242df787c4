/** Highlights as a file that other programs read. */
import type { Destaque } from '#contract/destaques.ts'
import { lazily } from '../platform/lazily.ts'
import { groupByCapitulo } from './mudanca-do-destaque.ts'
import { ROTULOS } from './ultima-cor.ts'

interface Livro {
  readonly titulo: string
  /** Names of the authors, empty when none is known. */
  readonly autores: string
  readonly capitulos: readonly { readonly id: number; readonly titulo: string }[]
}

const dataFormat = lazily(() => new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long' }))

/** The heading of passages that the present edition does not have; also of the list. */
export const SEM_LUGAR = 'Trechos que esta edição não tem mais'

/** The highlights of a book as Markdown: quotations under their chapters, each with its note. */
export function toMarkdown(
  { titulo, autores, capitulos }: Livro,
  lista: readonly Destaque[],
  agora: Date,
): string {
  const { grupos, semLugar } = groupByCapitulo(lista, capitulos)
  const partes = [...grupos, { titulo: SEM_LUGAR, destaques: semLugar }]
    .filter(({ destaques }) => destaques.length > 0)
    .flatMap((grupo) => [`## ${toLine(grupo.titulo)}`, ...grupo.destaques.map(toBloco)])
  const cabeca = [`# Destaques de ${toLine(titulo)}`, autores, `Exportados em ${dataFormat().format(agora)}.`]
  return `${[...cabeca.filter(Boolean), ...partes].join('\n\n')}\n`
}

function toBloco({ trecho, cor, nota }: Destaque): string {
  const citacao = trecho.split('\n').map((linha) => `> ${linha}`)
  return [citacao.join('\n>\n'), `*${ROTULOS[cor]}*`, nota.trim()].filter(Boolean).join('\n\n')
}

function toLine(texto: string): string {
  return texto.replace(/\s+/g, ' ').trim()
}

/** 'destaques-o-peregrino.md' */
export function exportFileName(titulo: string): string {
  const plain = titulo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `destaques-${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'livro'}.md`
}
