import type { Parte } from '#contract/padrao-texto.ts'
import type { ReferenciaBiblica } from '#contract/referencias.ts'
import { cutCapitulos, formatCitacao, groupByCapitulo, type TextosDasProvas } from '../referencias/public.ts'
import type { ProvaDaFolha, TrechoDaFolha } from './folha-composta.ts'

/** What proves some parts. @param partes those that have references @param textos null where only citations are shown */
export function composeProvas(partes: readonly Parte[], textos: TextosDasProvas | null): ProvaDaFolha[] {
  return partes.map((parte) => {
    const referencias = textos?.get(parte.id)?.referencias
    return {
      marcador: parte.marcador ?? 0,
      paragrafos: referencias ? referencias.map(composeReferencia) : [listCitacoes(parte)],
    }
  })
}

function listCitacoes({ referencias }: Parte): TrechoDaFolha[] {
  return [{ texto: referencias.map(({ referencia }) => formatCitacao(referencia)).join('; ') }]
}

/** One reference and its verses; of a long one the first, as its dialog shows it. */
function composeReferencia(prova: ReferenciaBiblica): TrechoDaFolha[] {
  const { visiveis, ocultos } = cutCapitulos(groupByCapitulo(prova))
  const versiculos = visiveis.flatMap((capitulo) => capitulo.versiculos)
  const palavras = versiculos.flatMap(
    ({ numero_versiculo, ate, texto_biblico, edicao }, index): TrechoDaFolha[] => [
      ...(index > 0 ? [{ texto: ' ' }] : []),
      ...(versiculos.length > 1 ? [toNumero(numero_versiculo, ate)] : []),
      { texto: texto_biblico },
      ...(edicao !== undefined && versiculos[index + 1]?.edicao !== edicao
        ? [{ texto: ` (${edicao})`, forma: 'edicao' } as const]
        : []),
    ],
  )
  return [
    { texto: formatCitacao(prova.referencia), forma: 'citacao' },
    ...(palavras.length > 0 ? [{ texto: ' ' }, ...palavras] : []),
    ...(ocultos > 0 ? [{ texto: ' […]' }] : []),
  ]
}

/** The number that stands before the words of a verse, or of some that an edition joins in one text. */
export function toNumero(numero: number, ate = numero): TrechoDaFolha {
  return { texto: ate === numero ? `${numero}` : `${numero}–${ate}`, forma: 'versiculo' }
}
