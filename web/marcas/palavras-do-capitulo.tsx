import { useMemo } from 'react'
import type { Versiculo } from '#contract/biblia.ts'
import type { MarcaNoCapitulo } from '#contract/marcas.ts'
import type { LinhaDoTexto } from '../ui/texto-marcavel/linha-do-texto.ts'
import { PalavrasNoTexto } from './palavras-no-texto.tsx'
import type { TextoMarcavel } from './texto-marcavel.ts'
import type { Marcas } from './use-marcas.ts'

/** A chapter as it is read, and how its words are cited. */
export interface CapituloMarcavel extends Pick<TextoMarcavel, 'edicao' | 'citar'> {
  readonly versiculos: readonly Versiculo[]
  /** @param de first and last verse */
  readonly nomeDe: (de: number, ate: number) => string
  /** @param de verse in which the words begin */
  readonly partilhaOf: (de: number, texto: string) => ReturnType<TextoMarcavel['partilhaOf']>
}

interface PalavrasDoCapituloProps {
  readonly capitulo: CapituloMarcavel
  readonly marcas: Marcas
  readonly lista: readonly MarcaNoCapitulo[]
}

/** Marks on words of a chapter of the Bible. */
export function PalavrasDoCapitulo({ capitulo, marcas, lista }: PalavrasDoCapituloProps) {
  const texto = useMemo(() => toTexto(capitulo), [capitulo])
  return <PalavrasNoTexto texto={texto} marcas={marcas} lista={lista} />
}

function toTexto({ versiculos, edicao, citar, nomeDe, partilhaOf }: CapituloMarcavel): TextoMarcavel {
  const raiz = () => document.querySelector<HTMLElement>('.bib .capitulo')
  // The parts of the Bible are verses, whose numbers end their ids.
  const numeroOf = (parte: number) => parte % 1_000
  return {
    ...{ edicao, citar, raiz },
    nomeDe: (parteInicio, parteFim) => nomeDe(numeroOf(parteInicio), numeroOf(parteFim)),
    partilhaOf: (parte, texto) => partilhaOf(numeroOf(parte), texto),
    linhas: () => versiculos.map((versiculo) => toLinha(raiz(), versiculo)),
  }
}

/** A verse, whose words may stand in several lines of a poem. */
function toLinha(raiz: HTMLElement | null, { id, numero_versiculo, texto_biblico }: Versiculo): LinhaDoTexto {
  const pieces = raiz?.querySelectorAll(`:is(.v, .v-segue)[data-lugar="${numero_versiculo}"]`) ?? []
  return { partes: [{ id, texto: texto_biblico, junta: '' }], elementos: [...pieces] }
}
