import type { ResultadoDaBusca } from '#contract/busca.ts'
import { padraoOfSigla } from '#contract/padroes.ts'
import { FICHAS } from '../padroes/public.ts'
import { type LugarNoLivro, paths } from '../paths.ts'

/**
 * The address of a hit. @param edicaoDoLink the edition that the address of a verse names, if any
 * @returns null for words of an ebook that is not being read: its reading has to be begun first
 */
export function toLugar(
  resultado: ResultadoDaBusca,
  edicaoDoLink: (edicao?: string) => string | undefined = () => undefined,
): string | null {
  switch (resultado.fonte) {
    case 'padroes':
      return toLugarNaPagina(resultado)
    case 'notas':
      return paths.lugarDaPagina(pathOf(resultado), { nota: resultado.nota_id })
    case 'biblia': {
      const { livro_id, capitulo, versiculo, edicao } = resultado
      return paths.capituloBiblia(livro_id, capitulo, String(versiculo), edicaoDoLink(edicao))
    }
    case 'ebooks':
    case 'destaques': {
      const { leitura_id } = resultado
      const lugar = lugarNoLivro(resultado)
      if (lugar === undefined) return paths.ebook(resultado.ebook_id)
      return leitura_id === null ? null : paths.leitura(leitura_id, lugar)
    }
  }
}

/** Hits in a book, which lead into the reader's own reading of it. */
type ResultadoNoLivro = Extract<ResultadoDaBusca, { fonte: 'ebooks' | 'destaques' }>

/** The section or paragraph; for the title of a page the page. */
function toLugarNaPagina(resultado: Extract<ResultadoDaBusca, { fonte: 'padroes' }>): string {
  const { destaque, secao, paragrafo } = resultado
  const pagina = pathOf(resultado)
  if (secao === null) return pagina
  if (destaque !== null) return paths.ancoraDaPagina(pagina, { secao, paragrafo: 'destaque' })
  return paths.ancoraDaPagina(pagina, paragrafo === null ? { secao } : { secao, paragrafo })
}

/** Where the words stand in the book: a chapter, when they are its title; undefined when they are the book's. */
export function lugarNoLivro(resultado: ResultadoNoLivro): LugarNoLivro | undefined {
  const { capitulo_id: capitulo, paragrafo_id: paragrafo, inicio, fim } = resultado
  if (capitulo === null) return undefined
  return paragrafo === null ? { capitulo } : { capitulo, paragrafo, inicio, fim }
}

/** Names a hit among all others. */
export function keyOf(resultado: ResultadoDaBusca): string {
  switch (resultado.fonte) {
    case 'padroes':
      // The title of a section leads to the same part as its first paragraph.
      return `${resultado.simbolo} ${resultado.numero} ${resultado.parte_id} ${resultado.destaque} ${resultado.trecho.texto}`
    case 'notas':
      return resultado.nota_id
    case 'destaques':
      return resultado.destaque_id
    case 'biblia':
      return `${resultado.livro_id} ${resultado.capitulo} ${resultado.versiculo}`
    case 'ebooks':
      return `${resultado.ebook_id} ${resultado.capitulo_id} ${resultado.paragrafo_id}`
  }
}

/** The symbols of the contract are those of the standards; another one leads to the home page, where all of them are. */
export function pathOf({ simbolo, numero }: { simbolo: string; numero: number }): string {
  const padrao = padraoOfSigla(simbolo)
  return padrao ? FICHAS[padrao].paginaPath(numero) : paths.home()
}
