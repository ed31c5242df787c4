import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import type { Livro, Versiculo } from '#contract/biblia.ts'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { livroQuery, useEdicao, versiculosQuery } from '../biblia/public.ts'
import { paginaQuery, partesComReferencias } from '../padroes/public.ts'
import type { TextosDasProvas } from '../referencias/public.ts'
import { pickSecoes } from './compose-pagina.ts'
import type { NotaDaFolha } from './folha-composta.ts'
import type { FolhaDeEstudo } from './folha-do-endereco.ts'
import { listTextos, type TextoDaBiblia, type TextoDaFolha, type TextoDePadrao } from './list-textos.ts'
import { notasDaFolhaQuery } from './notas-da-folha-query.ts'
import { provasQuery } from './provas-query.ts'

/** What the texts of a handout are made of, as far as it has come; each by the key of its query. */
export interface TextosDaFolha {
  readonly textos: readonly TextoDaFolha[]
  readonly paginaOf: (texto: TextoDePadrao) => UseQueryResult<PaginaDoTexto>
  /** Disabled where proofs are not written out. */
  readonly provasOf: (texto: TextoDePadrao) => UseQueryResult<TextosDasProvas>
  /** Disabled where the reader does not want his notes. */
  readonly notasOf: (texto: TextoDePadrao) => UseQueryResult<NotaDaFolha[]>
  readonly versiculosOf: (texto: TextoDaBiblia) => UseQueryResult<Versiculo[]>
  readonly livroOf: (livro: number) => UseQueryResult<Livro> | undefined
}

/** Asks for all that a handout holds, each thing once. */
export function useTextosDaFolha(
  { lugares, provas }: Pick<FolhaDeEstudo, 'lugares' | 'provas'>,
  comNotas: boolean,
): TextosDaFolha {
  const queryClient = useQueryClient()
  const { sigla } = useEdicao()
  const textos = listTextos(lugares)
  const dePadrao = textos.filter((texto) => 'padrao' in texto)
  const daBiblia = textos.filter((texto) => 'livro' in texto)
  const chaveDaPagina = ({ padrao, numero }: TextoDePadrao) => `${padrao} ${numero}`
  const chaveDoCapitulo = ({ livro, capitulo }: TextoDaBiblia) => `${livro} ${capitulo}`
  const paginas = uniqueBy(dePadrao, chaveDaPagina)
  const capitulos = uniqueBy(daBiblia, chaveDoCapitulo)
  const livros = uniqueBy(daBiblia, ({ livro }) => livro)

  const daPagina = useQueries({
    queries: [...paginas.values()].map(({ padrao, numero }) => paginaQuery(padrao, numero)),
  })
  const dasNotas = useQueries({
    queries: [...paginas.values()].map((texto) => ({
      ...notasDaFolhaQuery(queryClient, texto),
      enabled: comNotas,
    })),
  })
  const doCapitulo = useQueries({
    queries: [...capitulos.values()].map(({ livro, capitulo }) => versiculosQuery(livro, capitulo, sigla)),
  })
  const doLivro = useQueries({ queries: [...livros.keys()].map((livro) => livroQuery(livro, sigla)) })
  const paginaOf = (texto: TextoDePadrao) => pick(daPagina, [...paginas.keys()].indexOf(chaveDaPagina(texto)))
  const dasProvas = useQueries({
    queries: dePadrao.map((texto) => {
      const pagina = paginaOf(texto).data
      const partes = pagina ? partesComReferencias(pickSecoes(pagina, texto)) : []
      return {
        ...provasQuery(queryClient, texto, partes, sigla),
        enabled: provas === 'textos' && partes.length > 0,
      }
    }),
  })
  return {
    textos,
    paginaOf,
    provasOf: (texto) => pick(dasProvas, dePadrao.indexOf(texto)),
    notasOf: (texto) => pick(dasNotas, [...paginas.keys()].indexOf(chaveDaPagina(texto))),
    versiculosOf: (texto) => pick(doCapitulo, [...capitulos.keys()].indexOf(chaveDoCapitulo(texto))),
    livroOf: (livro) => doLivro[[...livros.keys()].indexOf(livro)],
  }
}

function uniqueBy<T, K>(itens: readonly T[], keyOf: (item: T) => K): Map<K, T> {
  return new Map(itens.map((item) => [keyOf(item), item]))
}

function pick<T>(results: readonly T[], index: number): T {
  const found = results[index]
  if (found === undefined) throw new Error('The text is none of this handout.')
  return found
}
