import type { Versiculo } from '#contract/biblia.ts'
import {
  estruturaDoCapitulo,
  findLacunas,
  hasBlocos,
  isEmVersos,
  type ParteDoCapitulo,
  pickMarcados,
} from '../biblia/public.ts'
import { toNumero } from './compose-provas.ts'
import type { BlocoDaFolha, ParteDaFolha, TrechoDaFolha } from './folha-composta.ts'
import type { FolhaDeEstudo } from './folha-do-endereco.ts'
import type { TextoDaBiblia } from './list-textos.ts'

interface PassagemPedida {
  readonly texto: TextoDaBiblia
  /** 'João 3.16–18' */
  readonly titulo: string
  /** Of the whole chapter. */
  readonly versiculos: readonly Versiculo[]
  /** Its edition has gaps. */
  readonly isParcial: boolean
  readonly linhas: FolhaDeEstudo['linhas']
}

/** A passage of the Bible. @returns null when the edition has none of its verses */
export function composePassagem({
  texto,
  titulo,
  versiculos,
  isParcial,
  linhas,
}: PassagemPedida): ParteDaFolha | null {
  const { livro, versiculos: pedidos } = texto
  const visiveis = pedidos.length === 0 ? versiculos : pickMarcados(versiculos, pedidos)
  const [primeiro] = visiveis
  if (!primeiro) return null
  const comBlocos = hasBlocos(visiveis)
  const isVersoPorLinha = !comBlocos && isEmVersos(livro)
  const lacunas = findOmissoes(visiveis, versiculos, isParcial)
  return {
    chave: texto.chave,
    tipo: 'passagem',
    blocos: [
      { tipo: 'texto', titulo },
      ...(primeiro.titulo === undefined ? [] : [{ tipo: 'subtitulo', titulo: primeiro.titulo } as const]),
      ...estruturaDoCapitulo(visiveis, comBlocos).partes.flatMap((parte) =>
        composeBloco(parte, lacunas, isVersoPorLinha),
      ),
      ...(linhas === 'secao' ? [{ tipo: 'linhas' } as const] : []),
    ],
  }
}

/** The verses before which something is left out, by the reader or by the edition. */
function findOmissoes(
  visiveis: readonly Versiculo[],
  versiculos: readonly Versiculo[],
  isParcial: boolean,
): ReadonlySet<number> {
  const lacunas = isParcial ? findLacunas(versiculos) : new Map()
  const depois = visiveis.filter((versiculo, index) => {
    const anterior = visiveis[index - 1]
    if (!anterior) return false
    const isSeguinte = versiculos.indexOf(versiculo) === versiculos.indexOf(anterior) + 1
    return !isSeguinte || lacunas.has(versiculo.numero_versiculo)
  })
  return new Set(depois.map(({ numero_versiculo }) => numero_versiculo))
}

function composeBloco(
  parte: ParteDoCapitulo,
  lacunas: ReadonlySet<number>,
  isVersoPorLinha: boolean,
): BlocoDaFolha[] {
  if ('titulo' in parte) return [{ tipo: 'subtitulo', titulo: parte.titulo }]
  const { tipo, estrofe, pedacos } = parte
  const versos = pedacos.map(({ versiculo, inicio, corridas }): TrechoDaFolha[] => {
    const { numero_versiculo: numero, ate } = versiculo
    const texto = corridas.map((corrida) => corrida.texto).join('')
    if (inicio > 0) return [{ texto }]
    return [...(lacunas.has(numero) ? [{ texto: '[…] ' }] : []), toNumero(numero, ate), { texto }]
  })
  if (isVersoPorLinha) return versos.map((trechos) => ({ tipo: 'verso', trechos, recuo: 0, estrofe: false }))
  const trechos = versos.flatMap((verso, index) => (index === 0 ? verso : [{ texto: ' ' }, ...verso]))
  const [, nivel] = /^(?:q|li)(\d)$/.exec(tipo) ?? []
  if (nivel === undefined) return [{ tipo: 'paragrafo', trechos }]
  return [{ tipo: 'verso', trechos, recuo: Number(nivel) - 1, estrofe }]
}
