import { type Document, isMap, isScalar, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml'
import { findTooDeep } from '#server/arquivos/find-too-deep.ts'
import { PADROES_ESCRITOS } from '../parsers/padroes.ts'

export interface EdicaoDasHarmonias {
  acao: 'incluir' | 'retirar'
  tema: string
  /** 'CFW 8', or the slug of an ebook. */
  lugar: string
}

const EBOOKS = 'ebooks'
/** The order of the keys in a theme. */
const CHAVES = ['tema', ...PADROES_ESCRITOS.map(({ pasta }) => pasta), EBOOKS]

/**
 * Puts a place into a theme of harmonias.yaml, which is made when there is none, or takes it out; a theme without places goes.
 * Comments and the order of the rest stay. @returns null when the text is no list of themes, or has no such place to take out
 */
export function editHarmonias(texto: string, { acao, tema, lugar }: EdicaoDasHarmonias): string | null {
  if (findTooDeep(texto) !== null) return null
  const document: Document = parseDocument(texto)
  const temas = document.contents
  if (document.errors.length > 0 || !isSeq(temas)) return null
  const place = parseLugar(lugar)
  const found = temas.items.find((item) => isMap(item) && item.get('tema') === tema)
  if (acao === 'incluir') include(document, temas, found, tema, place)
  else if (!isMap(found) || !exclude(temas, found, place)) return null
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}

interface Lugar {
  chave: string
  valor: number | string
}

function parseLugar(lugar: string): Lugar {
  const [, sigla, numero] = /^([A-Z]+) (\d+)$/.exec(lugar) ?? []
  const padrao = PADROES_ESCRITOS.find((each) => each.sigla === sigla)
  return padrao ? { chave: padrao.pasta, valor: Number(numero) } : { chave: EBOOKS, valor: lugar }
}

function include(
  document: Document,
  temas: YAMLSeq,
  found: unknown,
  tema: string,
  { chave, valor }: Lugar,
): void {
  if (!isMap(found)) {
    const novo = document.createNode({ tema, [chave]: [] })
    novo.spaceBefore = true
    flowList(document, novo, chave).add(document.createNode(valor))
    temas.add(novo)
    return
  }
  const list = flowList(document, found, chave)
  const after = list.items.findIndex((item) => comesAfter(isScalar(item) ? item.value : null, valor))
  const node = document.createNode(valor)
  if (after === -1) list.items.push(node)
  else list.items.splice(after, 0, node)
}

function comesAfter(one: unknown, other: number | string): boolean {
  return typeof one === 'number' && typeof other === 'number' && one > other
}

/** The list of a key, made in its place when the theme has none. */
function flowList(document: Document, tema: YAMLMap, chave: string): YAMLSeq {
  const known = tema.get(chave, true)
  if (isSeq(known)) {
    known.flow = true
    return known
  }
  const list = document.createNode<unknown[]>([])
  list.flow = true
  const pair = document.createPair(chave, list)
  const keys = tema.items.map(({ key }) => CHAVES.indexOf(String(key)))
  const after = keys.findIndex((index) => index > CHAVES.indexOf(chave))
  tema.items.splice(after === -1 ? tema.items.length : after, 0, pair)
  return list
}

/** @returns whether the place was there */
function exclude(temas: YAMLSeq, tema: YAMLMap, { chave, valor }: Lugar): boolean {
  const list = tema.get(chave, true)
  if (!isSeq(list)) return false
  const index = list.items.findIndex((item) => isScalar(item) && item.value === valor)
  if (index === -1) return false
  list.items.splice(index, 1)
  if (list.items.length === 0) tema.delete(chave)
  if (tema.items.length < 2) temas.items.splice(temas.items.indexOf(tema), 1)
  return true
}
