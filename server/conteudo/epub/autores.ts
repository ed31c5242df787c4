/** Authors as a catalogue shows them: 'John Owen' with 1616 and 1683, from 'Owen, John, 1616-1683'. */
import type { ParsedAutor } from '../parsers/content-model.ts'
import type { Dado } from './dados.ts'
import { cleanLine } from './xml.ts'

const ANO = String.raw`(?:(?:c|ca|cerca de|n|m)\.?\s*)?(\d{3,4})?\??`
const ANOS = new RegExp(String.raw`[,;]?\s*[([]?\s*${ANO}\s*[-–—]\s*${ANO}(?:\s*d\.C\.)?\s*[)\]]?\s*$`, 'i')
const NASCIDO = /[,;]?\s*[([]\s*(?:n\.|nascido em|b\.)\s*(\d{4})\s*[)\]]\s*$/i
/** 'Owen, John', but not 'Owen, Jr.' or a list of names. */
const INVERTIDO = /^([^,]+), ([^,]*\p{L}{2}[^,]*)$/u

export function readAutores(creators: readonly Dado[]): ParsedAutor[] {
  const authors = creators.filter((creator) => /^(?:aut|author|)$/i.test(creator.refine('role') ?? ''))
  const shown = authors.length > 0 ? authors : creators.slice(0, 1)
  const ranked = shown.map((creator, index) => ({
    creator,
    rank: Number(creator.refine('display-seq') ?? index + 1) || index + 1,
  }))
  const autores = ranked
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ creator }) => creator.texto.split(';').map((nome) => toAutor(nome, creator)))
    .filter(({ nome }) => nome !== '' && !/^(?:unknown|desconhecido|n\/a)$/i.test(nome))
  return autores.filter(({ nome }, index) => autores.findIndex((other) => other.nome === nome) === index)
}

function toAutor(texto: string, creator: Dado): ParsedAutor {
  const escrito = splitAnos(cleanLine(texto))
  const arquivado = splitAnos(cleanLine(creator.refine('file-as') ?? ''))
  return {
    nome: uninvert(escrito.nome),
    ano_de_nascimento:
      toAno(creator, ['birth', 'birthdate', 'birthyear', 'dateofbirth']) ?? escrito.de ?? arquivado.de,
    ano_de_morte:
      toAno(creator, ['death', 'deathdate', 'deathyear', 'dateofdeath']) ?? escrito.ate ?? arquivado.ate,
  }
}

function splitAnos(nome: string): { nome: string; de: number | null; ate: number | null } {
  const anos = ANOS.exec(nome)
  if (anos && (anos[1] || anos[2])) {
    const year = (text: string | undefined) => (text ? Number(text) : null)
    return { nome: nome.slice(0, anos.index).trim(), de: year(anos[1]), ate: year(anos[2]) }
  }
  const nascido = NASCIDO.exec(nome)
  if (nascido) return { nome: nome.slice(0, nascido.index).trim(), de: Number(nascido[1]), ate: null }
  return { nome, de: null, ate: null }
}

function uninvert(nome: string): string {
  const [, sobrenome, prenome] = INVERTIDO.exec(nome) ?? []
  const isSuffix = /^(?:jr|sr|filho|neto|phd|ph\.d|dd|d\.d)\.?$/i.test(prenome ?? '')
  return sobrenome && prenome && !isSuffix ? `${prenome} ${sobrenome}` : nome
}

function toAno(creator: Dado, properties: readonly string[]): number | null {
  const value = properties.map((property) => creator.refine(property)).find((text) => text !== undefined)
  const ano = /\d{3,4}/.exec(value ?? '')?.[0]
  return ano ? Number(ano) : null
}
