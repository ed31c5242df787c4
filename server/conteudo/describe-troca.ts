/** Tells a publisher in words what an edition of a book changes: its title, and for each chapter the paragraphs. */
import type { CapituloDaEdicao, Edicao, ParagrafoDaEdicao, TrocaDeEdicao } from './edicao.ts'

const MAX_CHAPTERS = 30

interface Contagem {
  novos: number
  alterados: number
  retirados: number
}

export function describeTroca({ titulo, tituloAntes, antes, depois }: TrocaDeEdicao): string[] {
  const total = `${count(depois.capitulos.length, 'capítulo', 'capítulos')}, ${count(depois.paragrafos.length, 'parágrafo', 'parágrafos')}`
  if (!antes)
    return [`“${titulo}” é um livro novo: ${total}.`, ...limit(depois.capitulos.map(lineOfNew(depois)))]
  const changed = depois.capitulos.flatMap((capitulo) => lineOfChanged(capitulo, antes, depois))
  const gone = antes.capitulos
    .filter(({ id }) => !depois.capitulos.some((capitulo) => capitulo.id === id))
    .map((capitulo) => `  “${capitulo.titulo}” sai: ${describeCounts(countGone(capitulo, antes, depois))}`)
  const lines = [...changed, ...gone]
  const name =
    tituloAntes === null || tituloAntes === titulo ? `“${titulo}”` : `“${titulo}” (antes “${tituloAntes}”)`
  if (lines.length === 0) return [`${name}: o texto é o mesmo (${total}).`]
  return [`${name}: nova edição, com ${total}.`, ...limit(lines)]
}

function lineOfNew({ paragrafos }: Edicao) {
  return ({ id, ordem, titulo }: CapituloDaEdicao): string => {
    const own = paragrafos.filter(({ capituloId }) => capituloId === id)
    return `  ${ordem}. ${titulo}: ${count(own.length, 'parágrafo novo', 'parágrafos novos')}`
  }
}

function lineOfChanged(capitulo: CapituloDaEdicao, antes: Edicao, depois: Edicao): string[] {
  const before = new Map(antes.paragrafos.map((paragrafo) => [paragrafo.id, paragrafo]))
  const own = depois.paragrafos.filter(({ capituloId }) => capituloId === capitulo.id)
  const contagem: Contagem = {
    novos: own.filter(({ id }) => !before.has(id)).length,
    alterados: own.filter(({ id, chave }) => (before.get(id)?.chave ?? chave) !== chave).length,
    retirados: countGone(capitulo, antes, depois).retirados,
  }
  const stored = antes.capitulos.find(({ id }) => id === capitulo.id)
  const renamed = stored && stored.titulo !== capitulo.titulo ? ` (antes “${stored.titulo}”)` : ''
  const isSame = Object.values(contagem).every((value) => value === 0) && stored && !renamed
  const fresh = stored ? '' : ' (capítulo novo)'
  return isSame
    ? []
    : [`  ${capitulo.ordem}. ${capitulo.titulo}${renamed}${fresh}: ${describeCounts(contagem)}`]
}

function countGone(capitulo: CapituloDaEdicao, antes: Edicao, depois: Edicao): Contagem {
  const alive = new Set(depois.paragrafos.map(({ id }: ParagrafoDaEdicao) => id))
  const gone = antes.paragrafos.filter(({ id, capituloId }) => capituloId === capitulo.id && !alive.has(id))
  return { novos: 0, alterados: 0, retirados: gone.length }
}

function describeCounts({ novos, alterados, retirados }: Contagem): string {
  const parts = [
    novos > 0 && count(novos, 'parágrafo novo', 'parágrafos novos'),
    alterados > 0 && count(alterados, 'alterado', 'alterados'),
    retirados > 0 && count(retirados, 'retirado', 'retirados'),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'o mesmo texto'
}

function limit(lines: readonly string[]): string[] {
  const more = lines.length - MAX_CHAPTERS
  return more > 0
    ? [...lines.slice(0, MAX_CHAPTERS), `  … e mais ${count(more, 'capítulo', 'capítulos')}`]
    : [...lines]
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`
}
