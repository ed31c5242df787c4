/** One portion of a reading plan, as it is written in its file: 'Gn 1-3', 'CFW 1.1-2', 'catecismo-de-heidelberg 1'. */
import type { CanonLivro } from '#server/biblia/canon.ts'
import { fromVerseNumber } from '#server/biblia/verse-number.ts'
import type { PorcaoGuardada } from '#server/planos-de-estudo/porcao-guardada.ts'
import { parseReferencias } from '#server/referencias/parse-referencias.ts'
import type { ParsedEbook, ParsedPagina } from './content-model.ts'
import { PADROES_ESCRITOS } from './padroes.ts'

/** What a plan may name. */
export interface AlvosDoPlano {
  readonly paginas: readonly ParsedPagina[]
  readonly canon: readonly CanonLivro[]
  readonly ebooks: readonly ParsedEbook[]
}

const NO_PADRAO = /^([A-Z]{3,4}) (\d{1,3})(?:\.(\d{1,2}))?(?:-(\d{1,3}))?$/
const NO_EBOOK = /^([a-z0-9]+(?:-[a-z0-9]+)+) (\d{1,3})$/

/** @returns a Portuguese sentence for what does not exist */
export function parsePorcao(texto: string, alvos: AlvosDoPlano): PorcaoGuardada | string {
  const [, sigla, numero, secao, ate] = NO_PADRAO.exec(texto) ?? []
  const padrao = PADROES_ESCRITOS.find((each) => each.sigla === sigla)
  if (padrao) {
    const primeiro = Number(secao ?? numero)
    const numeros = range(primeiro, Number(ate ?? primeiro))
    if (numeros.length === 0) return `“${texto}” está invertido.`
    const isThere = (each: number) =>
      secao === undefined
        ? hasPagina(alvos, padrao.simbolo, each)
        : padrao.secoes && hasPagina(alvos, padrao.simbolo, Number(numero), each)
    const falta = numeros.find((each) => !isThere(each))
    if (falta !== undefined)
      return `${texto} não existe: falta ${secao === undefined ? falta : `a seção ${falta}`}.`
    const lugar = {
      padrao: padrao.pasta,
      numero: Number(numero),
      secao: secao === undefined ? null : Number(secao),
    }
    return { texto, lugar: { tipo: 'padrao', ...lugar } }
  }
  return parseNoEbook(texto, alvos) ?? parseNaBiblia(texto, alvos)
}

function parseNoEbook(texto: string, { ebooks }: AlvosDoPlano): PorcaoGuardada | string | null {
  const [, identificador, ordem] = NO_EBOOK.exec(texto) ?? []
  if (identificador === undefined) return null
  const ebook = ebooks.find((each) => each.identificador === identificador)
  if (!ebook) return `Não há o ebook “${identificador}”.`
  const capitulo = ebook.capitulos.find((each) => each.ordem === Number(ordem))
  if (!capitulo) return `O ebook “${identificador}” não tem o capítulo ${ordem}.`
  return { texto: capitulo.titulo, lugar: { tipo: 'ebook', identificador, ordem: Number(ordem) } }
}

function parseNaBiblia(texto: string, { canon }: AlvosDoPlano): PorcaoGuardada | string {
  const { referencias, problems } = parseReferencias(texto, canon)
  const [trecho, ...others] = referencias.flatMap(({ trechos }) => trechos)
  if (problems[0]) return `A porção está errada: ${problems[0]}.`
  if (!trecho || others.length > 0)
    return `“${texto}” deve ser um só lugar: “Gn 1-3”, “CFW 8.2”, “catecismo-de-heidelberg 1”.`
  const { livro, capitulo, versiculo } = fromVerseNumber(trecho.inicio)
  const fim = fromVerseNumber(trecho.fim)
  const ultimo = canon.find(({ id }) => id === livro)?.versiculos[capitulo - 1] ?? 0
  const ate = fim.capitulo === capitulo ? fim.versiculo : ultimo
  const versiculos = versiculo === 1 && ate === ultimo ? null : `${versiculo}-${ate}`
  return { texto, lugar: { tipo: 'biblia', livro, capitulo, versiculos } }
}

function hasPagina({ paginas }: AlvosDoPlano, simbolo: number, numero: number, secao?: number): boolean {
  const pagina = paginas.find((each) => each.simbolo === simbolo && each.numero === numero)
  if (secao === undefined) return pagina !== undefined
  return pagina?.secoes.some((each) => each.numero === secao && each.partes.length > 0) ?? false
}

/** Both ends included; none when they stand the other way round. */
function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
