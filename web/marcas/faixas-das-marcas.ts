/** What marks on words cover of the lines of a text. */
import type { MarcaNoCapitulo } from '#contract/marcas.ts'
import { cutCorridas, type Faixa, groupCorridas, maisInterna } from '../ui/texto-marcado/corridas.ts'
import {
  inicioDaParte,
  type LinhaDoTexto,
  rangesDaLinha,
  textoDaLinha,
} from '../ui/texto-marcavel/linha-do-texto.ts'
import type { PalavrasComLugar } from './mudanca-da-marca.ts'

/** A mark on words that the text has. */
export interface MarcaEmPalavras extends MarcaNoCapitulo {
  readonly palavras: PalavrasComLugar
}

interface FaixaMarcada extends Faixa {
  readonly marca: MarcaEmPalavras
}

/** Words of a line under one mark: of several the one that begins last, then the shortest. */
interface CorridaMarcada extends Faixa {
  readonly linha: LinhaDoTexto
  readonly marca: MarcaEmPalavras
}

export function isEmPalavras(marca: MarcaNoCapitulo): marca is MarcaEmPalavras {
  return (marca.palavras?.lugar ?? null) !== null
}

/** What each mark covers, in the order of the text; none of marks whose parts the page does not show. */
export function corridasMarcadas(
  linhas: readonly LinhaDoTexto[],
  marcas: readonly MarcaEmPalavras[],
): CorridaMarcada[] {
  return linhas.flatMap((linha, index) => {
    const texto = textoDaLinha(linha)
    const faixas = marcas.flatMap((marca) => faixaNaLinha(linhas, index, marca) ?? [])
    if (faixas.length === 0) return []
    return groupCorridas(cutCorridas(texto, faixas), isFaixa, maisInterna).flatMap(({ faixa, corridas }) => {
      const fim = corridas.at(-1)?.fim ?? 0
      return faixa ? [{ linha, marca: faixa.marca, inicio: corridas[0]?.inicio ?? 0, fim }] : []
    })
  })
}

/** All words of a mark on the page. */
export function rangesDaMarca(linhas: readonly LinhaDoTexto[], marca: MarcaEmPalavras): Range[] {
  return linhas.flatMap((linha, index) => {
    const faixa = faixaNaLinha(linhas, index, marca)
    return faixa ? rangesDaLinha(linha, faixa.inicio, faixa.fim) : []
  })
}

function faixaNaLinha(
  linhas: readonly LinhaDoTexto[],
  index: number,
  marca: MarcaEmPalavras,
): FaixaMarcada | null {
  const { parte_inicio, inicio, parte_fim, fim } = marca.palavras.lugar
  const first = linhas.findIndex((linha) => inicioDaParte(linha, parte_inicio) >= 0)
  const last = linhas.findIndex((linha) => inicioDaParte(linha, parte_fim) >= 0)
  const linha = linhas[index]
  if (!linha || first === -1 || last === -1 || index < first || index > last) return null
  return {
    marca,
    inicio: index === first ? inicioDaParte(linha, parte_inicio) + inicio : 0,
    fim: index === last ? inicioDaParte(linha, parte_fim) + fim : textoDaLinha(linha).length,
  }
}

function isFaixa(faixa: FaixaMarcada): faixa is FaixaMarcada {
  return faixa !== null
}
