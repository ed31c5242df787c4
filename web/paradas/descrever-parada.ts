import { formatAncoraDosVersiculos } from '#contract/ancora.ts'
import { formatLugar } from '#contract/lugar.ts'
import { PADROES } from '#contract/padroes.ts'
import type { Parada } from '#contract/paradas.ts'
import { paths } from '../paths.ts'

/** A place in words, and its address. */
interface DescricaoDaParada {
  readonly titulo: string
  /** Where that is: 'CFW 8.3', 'Bíblia', 'Ebook · 64% Lido'. */
  readonly lugar: string
  /** The name of the standard. */
  readonly obra?: string
  readonly path: string
}

/** What a line of 'Onde você parou' says of a place. */
export function descreverParada(parada: Parada): DescricaoDaParada {
  if (parada.tipo === 'padrao') return descreverPadrao(parada)
  if (parada.tipo === 'biblia') return descreverBiblia(parada)
  const { titulo, progresso, leitura_id } = parada
  return { titulo, lugar: `Ebook · ${progresso}% Lido`, path: paths.leitura(leitura_id) }
}

function descreverPadrao({ padrao, numero, secao, titulo }: Extract<Parada, { tipo: 'padrao' }>) {
  const { sigla, nome, unidade } = PADROES[padrao]
  const pagina = paths.pagina(padrao, unidade, numero)
  return {
    titulo,
    lugar: formatLugar(sigla, numero, secao),
    obra: nome,
    path: secao === null ? pagina : paths.ancoraDaPagina(pagina, { secao }),
  }
}

function descreverBiblia({ livro, nome, capitulo, versiculo }: Extract<Parada, { tipo: 'biblia' }>) {
  const path = paths.capituloBiblia(livro, capitulo)
  if (versiculo === null) return { titulo: `${nome} ${capitulo}`, lugar: 'Bíblia', path }
  const ancora = formatAncoraDosVersiculos({ from: versiculo, to: versiculo })
  return { titulo: `${nome} ${capitulo}.${versiculo}`, lugar: 'Bíblia', path: `${path}#${ancora}` }
}
