import { useQuery } from '@tanstack/react-query'
import {
  livrosQuery,
  nomeDoTestamento,
  type Testamento,
  useEdicao,
  versiculosQuery,
} from '../biblia/public.ts'
import { FICHAS, paginaQuery } from '../padroes/public.ts'
import { checkVersiculos, interpretSalto, type SugestaoDeSalto } from './interpret-salto.ts'
import { checkSecao } from './secao-digitada.ts'

const LISTA_DE_PADROES = Object.values(FICHAS)

/** What a text means as a reference. @param texto what was typed */
export function useInterpretacao(texto: string) {
  const antigo = useQuery(livrosQuery('antigo'))
  const novo = useQuery(livrosQuery('novo'))
  const toFalha = (testamento: Testamento, query: typeof antigo) => ({
    message: `Erro ao carregar livros do ${nomeDoTestamento(testamento)}.`,
    retry: () => void query.refetch(),
  })
  const falhaDoNovo = novo.isError && !novo.data ? toFalha('novo', novo) : null
  const livros = [...(antigo.data ?? []), ...(novo.data ?? [])]
  return {
    ...interpretSalto(texto, livros, LISTA_DE_PADROES),
    /** The books are on their way: what is no reference yet may be one then. Who asks in vain does not make others wait. */
    isPending: [antigo, novo].some(({ isPending, failureCount }) => isPending && failureCount === 0),
    falha: antigo.isError && !antigo.data ? toFalha('antigo', antigo) : falhaDoNovo,
  }
}

/** Asks the page, which the reader is about to open, whether it has the verses or the section that were typed. */
export function useErroDoLugar(sugestao: SugestaoDeSalto | undefined): string | null {
  const passagem = sugestao?.passagem ?? null
  const { sigla, edicao } = useEdicao()
  const { data: versiculos } = useQuery({
    ...versiculosQuery(passagem?.livro.id ?? 0, passagem?.capitulo ?? 0, sigla),
    enabled: passagem !== null,
  })
  const secao = sugestao?.secao ?? null
  const { data: pagina } = useQuery({
    ...paginaQuery(secao?.padrao ?? 'cfw', secao?.numero ?? 0),
    enabled: secao !== null,
  })
  if (secao !== null) return checkSecao(secao, pagina)
  // After the last verse of one with gaps there may be others.
  const ultimo = edicao?.parcial ? undefined : versiculos?.at(-1)
  return passagem && checkVersiculos(passagem, ultimo?.ate ?? ultimo?.numero_versiculo ?? 0)
}
