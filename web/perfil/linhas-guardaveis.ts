/** What the account page lists as to be read without a network. */
import { formatNomes } from '#contract/autores.ts'
import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import type { EstadoDaGuarda } from '../platform/offline/guardas.ts'
import { type Guardavel, guardaOf } from '../platform/offline/guardavel.ts'
import { formatQuantidade } from '../platform/quantidade.ts'

interface LinhaGuardavel {
  readonly item: Guardavel
  readonly nome: string
  readonly texto: string
}

interface Livro {
  readonly id: number
  readonly titulo: string
  readonly autores: readonly { readonly nome: string }[]
}

interface Livros {
  /** Those that are being read or wait to be read. */
  readonly daEstante: readonly Livro[]
  /** Those that were found on the device. */
  readonly doAparelho: readonly Livro[]
}

const PADROES: LinhaGuardavel = {
  item: { tipo: 'padroes' },
  nome: 'Padrões de Westminster',
  texto: 'Os seis padrões, com as referências bíblicas e as harmonias.',
}

/** @param edicao in which the reader reads; null or undefined when that is not known */
function linhaDaBiblia(edicao: EdicaoDaBiblia | null | undefined): LinhaGuardavel {
  const nome = 'Bíblia'
  if (!edicao?.sigla) {
    return { item: { tipo: 'biblia' }, nome, texto: 'Os livros da Bíblia e onde os padrões os citam.' }
  }
  const { sigla, padrao, parcial, livros } = edicao
  const total = formatQuantidade(livros.length, 'livro', 'livros')
  return {
    item: { tipo: 'biblia', edicao: { sigla, isPadrao: padrao } },
    nome,
    texto: `${parcial ? 'Os versículos' : total} da edição ${edicao.nome} e onde os padrões os citam.`,
  }
}

/** The standards, the Bible and the reader's books; one that left the shelf while it is here, so that it can be taken off. */
export function linhasGuardaveis(
  email: string,
  { daEstante, doAparelho }: Livros,
  guardas: Readonly<Record<string, EstadoDaGuarda>>,
  edicao: EdicaoDaBiblia | null | undefined,
): LinhaGuardavel[] {
  const ids = new Set(daEstante.map(({ id }) => id))
  const fora = doAparelho
    .filter(({ id }) => !ids.has(id))
    .map(toLinha)
    .filter(({ item }) => guardas[guardaOf(item)]?.tipo === 'guardada')
  return [PADROES, linhaDaBiblia(edicao), ...daEstante.map(toLinha), ...fora]

  function toLinha({ id, titulo, autores }: Livro): LinhaGuardavel {
    return { item: { tipo: 'livro', email, ebookId: id }, nome: titulo, texto: formatNomes(autores) }
  }
}
