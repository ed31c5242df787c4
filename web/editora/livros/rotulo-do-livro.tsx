import type { SituacaoDoLivro } from '#contract/editora/livros.ts'
import type { EstadoDoRascunho } from '#contract/editora/rascunhos.ts'

const ROTULOS: Readonly<Record<SituacaoDoLivro | 'rascunho', string>> = {
  publicado: 'Publicado',
  retirado: 'Retirado',
  rascunho: 'Rascunho',
}

/** What became of a book, in a word. */
export function RotuloDoLivro({ situacao }: { situacao: SituacaoDoLivro | 'rascunho' }) {
  return <span className={`rotulo-do-livro ${situacao}`}>{ROTULOS[situacao]}</span>
}

const ESTADOS: Readonly<Record<EstadoDoRascunho, string>> = {
  recebendo: 'Falta enviar o arquivo',
  lendo: 'Lendo o arquivo',
  interrompido: 'A leitura parou no meio',
  pronto: 'Pronto para publicar',
  recusado: 'Precisa de conserto',
  publicando: 'Publicando',
  publicado: 'Publicado',
}

/** What a draft waits for. */
export function fraseDoEstado(estado: EstadoDoRascunho): string {
  return ESTADOS[estado]
}
