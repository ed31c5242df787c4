import type { Livro } from '#contract/biblia.ts'
import type { VersiculosDoCartao } from '#contract/cartoes.ts'
import { interpretSalto } from '../salto/public.ts'

/** Longer than any reference. */
const MAX_TEXTO = 100
const VERSICULOS = /[?&]v=(\d{1,3})(?:-(\d{1,3}))?/

/** Verses of one chapter as the jump box reads them: 'Jo 3.16', 'Salmo 23.1-3'. @returns why not, as a sentence */
export function parseVersiculos(texto: string, livros: readonly Livro[]): VersiculosDoCartao | string {
  const { sugestoes, erro } = interpretSalto(texto.slice(0, MAX_TEXTO), livros, [])
  const [sugestao] = sugestoes
  const passagem = sugestao?.passagem
  const [, de, ate = de] = VERSICULOS.exec(sugestao?.to ?? '') ?? []
  if (erro !== null) return erro
  if (!passagem || !de) return 'Escreva capítulo e versículo, como em “Jo 3.16” ou “Sl 23.1-3”.'
  return { livro: passagem.livro.id, capitulo: passagem.capitulo, de: Number(de), ate: Number(ate) }
}
