/** A reader's notes as the pages of an EPUB: a file for each standard that has some, several for one that has many. */
import type { NotaDaPagina } from '#server/notas/presenter.ts'
import type { EpubCapitulo, EpubLivro } from './epub-livro.ts'
import { escapeXml, toParagrafos } from './xhtml.ts'

const DIA = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' })

/** Characters of a file past which another begins: reading systems open a file whole, and so do we. */
const MAX_CORPO = 200_000

interface DonoDasNotas {
  id: string
  nome: string
}

/** @param notas in the order of the standards and of their pages, older ones first */
export function toNotasEpub(
  notas: AsyncIterable<readonly NotaDaPagina[]>,
  dono: DonoDasNotas,
  { capa, modificado }: { capa: Buffer; modificado: string },
): EpubLivro {
  return {
    identificador: `urn:uuid:${dono.id}`,
    titulo: 'Minhas notas',
    autor: dono.nome,
    descricao: 'Notas escritas na Minha Biblioteca Westminster.',
    modificado,
    capa,
    capitulos: toCapitulos(notas),
  }
}

const SEM_NOTAS: EpubCapitulo = {
  arquivo: 'sem-notas',
  titulo: 'Minhas notas',
  corpo: '<h1>Minhas notas</h1>\n<p>Ainda não há notas.</p>',
}

interface Aberto {
  simbolo: string
  /** Files of this standard, this one included. */
  numero: number
  corpo: string
}

async function* toCapitulos(notas: AsyncIterable<readonly NotaDaPagina[]>): AsyncGenerator<EpubCapitulo> {
  let aberto: Aberto | null = null
  for await (const batch of notas) {
    for (const nota of batch) {
      const simbolo = nota.simboloLabel
      if (aberto && (aberto.simbolo !== simbolo || aberto.corpo.length > MAX_CORPO)) {
        yield toCapitulo(aberto)
        aberto = { simbolo, numero: aberto.simbolo === simbolo ? aberto.numero + 1 : 1, corpo: '' }
      }
      aberto ??= { simbolo, numero: 1, corpo: '' }
      aberto.corpo += toNota(nota)
    }
  }
  yield aberto ? toCapitulo(aberto) : SEM_NOTAS
}

function toCapitulo({ simbolo, numero, corpo }: Aberto): EpubCapitulo {
  const [arquivo, titulo] =
    numero === 1
      ? [simbolo.toLowerCase(), simbolo]
      : [`${simbolo.toLowerCase()}-${numero}`, `${simbolo} (${numero})`]
  return { arquivo, titulo, corpo: `<h1>${escapeXml(titulo)}</h1>${corpo}` }
}

function toNota({ capOrNumberLabel, titulo, anotacao, data_criacao }: NotaDaPagina): string {
  const cabeca = titulo.trim() === '' ? capOrNumberLabel : `${capOrNumberLabel}: ${titulo.trim()}`
  const dia = DIA.format(new Date(data_criacao))
  return `\n<section><h2>${escapeXml(cabeca)}</h2>\n<p class="data">${dia}</p>\n${toParagrafos(anotacao)}</section>`
}
