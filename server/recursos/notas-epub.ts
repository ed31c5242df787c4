/** A reader's notes as the pages of an EPUB: one file for each standard that has some. */
import { SIMBOLOS } from '#contract/atoms.ts'
import type { NotaComSimbolo } from '#contract/notas.ts'
import type { EpubCapitulo, EpubLivro } from './epub-livro.ts'
import { escapeXml, toParagrafos } from './xhtml.ts'

const DIA = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })

export interface DonoDasNotas {
  id: string
  nome: string
}

/** Notes come in the order of the standards and of their pages, older ones first. */
export function toNotasEpub(
  notas: readonly NotaComSimbolo[],
  dono: DonoDasNotas,
  { capa, modificado }: { capa: Buffer; modificado: string },
): EpubLivro {
  const bySimbolo = Map.groupBy(notas, ({ simboloLabel }) => simboloLabel)
  const capitulos = Object.keys(SIMBOLOS).flatMap((simbolo) => {
    const desteSimbolo = bySimbolo.get(simbolo)
    return desteSimbolo ? toCapitulo(simbolo, desteSimbolo.toSorted(byPagina)) : []
  })
  return {
    identificador: `urn:uuid:${dono.id}`,
    titulo: 'Minhas notas',
    autor: dono.nome,
    descricao: 'Notas escritas na Minha Biblioteca Westminster.',
    modificado,
    capa,
    capitulos: capitulos.length > 0 ? capitulos : [SEM_NOTAS],
  }
}

const SEM_NOTAS: EpubCapitulo = {
  arquivo: 'sem-notas',
  titulo: 'Minhas notas',
  corpo: '<h1>Minhas notas</h1>\n<p>Ainda não há notas.</p>',
}

function byPagina(a: NotaComSimbolo, b: NotaComSimbolo): number {
  return numeroOf(a) - numeroOf(b) || a.data_criacao.localeCompare(b.data_criacao)
}

/** 'Cap 8' → 8. */
function numeroOf({ capOrNumberLabel }: NotaComSimbolo): number {
  return Number(capOrNumberLabel.split(' ').at(-1))
}

function toCapitulo(simbolo: string, notas: NotaComSimbolo[]): EpubCapitulo {
  return {
    arquivo: simbolo.toLowerCase(),
    titulo: simbolo,
    corpo: `<h1>${escapeXml(simbolo)}</h1>\n${notas.map(toNota).join('\n')}`,
  }
}

function toNota({ capOrNumberLabel, titulo, anotacao, data_criacao }: NotaComSimbolo): string {
  const cabeca = titulo.trim() === '' ? capOrNumberLabel : `${capOrNumberLabel}: ${titulo.trim()}`
  const dia = DIA.format(new Date(data_criacao))
  return `<section><h2>${escapeXml(cabeca)}</h2>\n<p class="data">${dia}</p>\n${toParagrafos(anotacao)}</section>`
}
