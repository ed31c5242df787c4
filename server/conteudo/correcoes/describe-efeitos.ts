/** What a new text of a page changes besides its words, for who is about to publish it. */
import { siglaOfSimbolo } from '#contract/padroes.ts'
import type { ParsedHarmonia, ParsedPagina, ParsedSecao } from '../parsers/content-model.ts'

/** One Portuguese sentence for each effect. */
export function describeEfeitos(antes: ParsedPagina, depois: ParsedPagina): string[] {
  return [
    ...(antes.titulo === depois.titulo ? [] : ['O título muda, também nos índices e na busca.']),
    ...describeSecoes(antes.secoes, depois.secoes),
    ...depois.secoes.flatMap((secao) => describeSecao(findSecao(antes, secao.numero), secao)),
    ...describeReferencias(antes, depois),
  ]
}

const findSecao = ({ secoes }: ParsedPagina, numero: number) =>
  secoes.find((secao) => secao.numero === numero)

function describeSecoes(antes: readonly ParsedSecao[], depois: readonly ParsedSecao[]): string[] {
  const [before, after] = [antes, depois].map((secoes) => new Set(secoes.map(({ numero }) => numero)))
  const gone = [...(before ?? [])].filter((numero) => !after?.has(numero))
  const come = [...(after ?? [])].filter((numero) => !before?.has(numero))
  return [
    ...gone.map((numero) => `A seção ${numero} sai; endereços que levam a ela abrem a página no começo.`),
    ...come.map((numero) => `Entra a seção ${numero}.`),
  ]
}

/** Addresses name a part by its number. */
function describeSecao(antes: ParsedSecao | undefined, { numero, partes }: ParsedSecao): string[] {
  if (!antes) return []
  const before = new Map(antes.partes.map(({ texto, ordem }) => [texto, ordem]))
  const moved = partes.filter(({ texto, ordem }) => (before.get(texto) ?? ordem) !== ordem)
  const difference = partes.length - antes.partes.length
  return [
    ...(difference === 0
      ? []
      : [`A seção ${numero} passa de ${antes.partes.length} a ${partes.length} partes.`]),
    ...(moved.length === 0
      ? []
      : [
          `Na seção ${numero}, ${moved.length === 1 ? '1 parte muda' : `${moved.length} partes mudam`} de número; endereços guardados que as nomeiam levam à parte que tiver esse número.`,
        ]),
  ]
}

const MAX_REFERENCIAS = 20

function describeReferencias(antes: ParsedPagina, depois: ParsedPagina): string[] {
  const [before, after] = [listReferencias(antes), listReferencias(depois)]
  return [
    ...joinReferencias('Entram as referências', subtract(after, before)),
    ...joinReferencias('Saem as referências', subtract(before, after)),
  ]
}

function joinReferencias(what: string, referencias: readonly string[]): string[] {
  if (referencias.length === 0) return []
  const more = referencias.length - MAX_REFERENCIAS
  return [`${what}: ${referencias.slice(0, MAX_REFERENCIAS).join('; ')}${more > 0 ? ` e mais ${more}` : ''}.`]
}

function listReferencias({ secoes }: ParsedPagina): string[] {
  return secoes.flatMap(({ partes }) =>
    partes.flatMap(({ referencias }) => referencias.map(({ referencia }) => referencia)),
  )
}

/** What is in one list more often than in the other. */
function subtract(list: readonly string[], other: readonly string[]): string[] {
  const left = new Map<string, number>()
  for (const item of other) left.set(item, (left.get(item) ?? 0) + 1)
  return list.filter((item) => {
    const count = left.get(item) ?? 0
    left.set(item, count - 1)
    return count <= 0
  })
}

/** The same of the harmonies. */
export function describeTemas(antes: readonly ParsedHarmonia[], depois: readonly ParsedHarmonia[]): string[] {
  const before = new Map(antes.map((harmonia) => [harmonia.tema, listLugares(harmonia)]))
  const after = new Map(depois.map((harmonia) => [harmonia.tema, listLugares(harmonia)]))
  return [
    ...[...before.keys()].filter((tema) => !after.has(tema)).map((tema) => `Sai o tema “${tema}”.`),
    ...[...after].flatMap(([tema, lugares]) => {
      const known = before.get(tema)
      if (!known) return [`Entra o tema “${tema}”: ${lugares.join(', ')}.`]
      return [
        ...subtract(lugares, known).map((lugar) => `${lugar} entra em “${tema}”.`),
        ...subtract(known, lugares).map((lugar) => `${lugar} sai de “${tema}”.`),
      ]
    }),
  ]
}

/** 'CFW 8', or the slug of an ebook. */
export function listLugares({ membros, ebooks }: ParsedHarmonia): string[] {
  return [...membros.map(({ simbolo, numero }) => `${siglaOfSimbolo(simbolo)} ${numero}`), ...ebooks]
}
