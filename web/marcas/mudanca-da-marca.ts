/** The marks of a text while changes are on their way to the server. */
import type { MarcaNoCapitulo, PalavrasMarcadas } from '#contract/marcas.ts'
import type { Padrao } from '#contract/padroes.ts'

/** Name of the marks in the outbox, and the first part of their query keys. */
export const MARCAS = 'marcas'

/** A chapter as an edition counts its verses. */
export interface CapituloMarcado {
  readonly livro: number
  readonly capitulo: number
  /** What the calls carry; undefined for the library's own. */
  readonly edicao: string | undefined
}

/** A chapter or question of a standard. */
interface PaginaMarcada {
  readonly padrao: Padrao
  readonly numero: number
}

export type TextoDasMarcas = CapituloMarcado | PaginaMarcada

/** Words that are marked, which the text has. */
export interface PalavrasComLugar extends PalavrasMarcadas {
  readonly lugar: NonNullable<PalavrasMarcadas['lugar']>
}

/** Whether two are one text. */
export function isSameTexto(one: TextoDasMarcas, other: TextoDasMarcas): boolean {
  if ('padrao' in one) return 'padrao' in other && one.padrao === other.padrao && one.numero === other.numero
  if ('padrao' in other) return false
  return one.livro === other.livro && one.capitulo === other.capitulo && one.edicao === other.edicao
}

/** What is to be of a mark: all of it, as the server takes it. */
export type CorENota = Pick<MarcaNoCapitulo, 'cor' | 'nota'>

/** What was done to a mark and waits for the server. */
export type MudancaDaMarca = EscritaDeMarca | { readonly tipo: 'desmarcar'; readonly onde: TextoDasMarcas }

export type EscritaDeMarca = {
  /** As it is shown until the server has answered. */
  readonly marca: MarcaNoCapitulo
  readonly onde: TextoDasMarcas
} & ({ readonly tipo: 'marcar' } | { readonly tipo: 'alterar'; readonly versao: number })

/** What a mark is until the server has answered. @param lugar verses, both included */
export function toMarcaProvisoria(
  id: string,
  { livro, capitulo }: CapituloMarcado,
  { de, ate }: Pick<MarcaNoCapitulo, 'de' | 'ate'>,
  { cor, nota }: CorENota,
): MarcaNoCapitulo {
  const agora = new Date().toISOString()
  const doCapitulo = livro * 1_000_000 + capitulo * 1_000
  return {
    id,
    // Whoever shows it goes by the edition's own numbers; the library's are for the server to say.
    inicio: doCapitulo + de,
    fim: doCapitulo + ate,
    de,
    ate,
    cor,
    nota,
    versao: 1,
    criado_em: agora,
    atualizado_em: agora,
  }
}

/** The same of words. */
export function toMarcaDePalavras(
  id: string,
  palavras: PalavrasComLugar,
  { cor, nota }: CorENota,
): MarcaNoCapitulo {
  const agora = new Date().toISOString()
  const { parte_inicio: inicio, parte_fim: fim } = palavras.lugar
  return {
    ...{ id, inicio, fim, cor, nota, palavras },
    // Of the Bible the parts are verses.
    de: inicio % 1_000,
    ate: fim % 1_000,
    versao: 1,
    criado_em: agora,
    atualizado_em: agora,
  }
}

/** Puts a mark in the place of the one with its id; a new one last. */
export function putMarca(lista: readonly MarcaNoCapitulo[], marca: MarcaNoCapitulo): MarcaNoCapitulo[] {
  const isListed = lista.some(({ id }) => id === marca.id)
  return isListed ? lista.map((old) => (old.id === marca.id ? marca : old)) : [...lista, marca]
}

export function dropMarca(lista: readonly MarcaNoCapitulo[], id: string): MarcaNoCapitulo[] {
  return lista.filter((marca) => marca.id !== id)
}
