import * as z from 'zod/mini'
import {
  type CapituloResumo,
  DetalhesDoParagrafo,
  Marca,
  type Paragrafo,
  SecaoDoCapitulo,
  type TipoDeParagrafo,
} from '#contract/ebook-texto.ts'

export interface CapituloRow {
  id: number
  titulo: string
  subtitulo: string | null
  ordem_dentro_do_ebook: number
}

interface CapituloResumoRow extends CapituloRow {
  nivel: number
  palavras: number
  secoes: string
}

interface ParagrafoRow {
  id: number
  titulo: string | null
  texto: string
  tipo: TipoDeParagrafo
  detalhes: string
  marcas: string
}

const Secoes = z.array(SecaoDoCapitulo)
const Marcas = z.array(Marca)

export function toCapituloResumo({ secoes, ...capitulo }: CapituloResumoRow): CapituloResumo {
  return { ...capitulo, secoes: z.parse(Secoes, JSON.parse(secoes)) }
}

/** Most paragraphs have neither details nor ranges, and books have thousands of them. */
export function toParagrafo({ id, titulo, texto, tipo, detalhes, marcas }: ParagrafoRow): Paragrafo {
  return {
    id,
    titulo,
    texto,
    tipo,
    detalhes: detalhes === '{}' ? {} : z.parse(DetalhesDoParagrafo, JSON.parse(detalhes)),
    marcas: marcas === '[]' ? [] : z.parse(Marcas, JSON.parse(marcas)),
  }
}
