/** Editions that count their verses by one of the schemes; each verse says whose words it has. */
import type { CanonLivro } from '#server/biblia/canon.ts'
import { livroByUsfm } from '#server/biblia/livro-codes.ts'
import type { ParsedBiblia, ParsedCapitulo, ParsedLivro } from '#server/biblia/parsed-biblia.ts'
import { toVerseNumber } from '#server/biblia/verse-number.ts'
import type { NomeDaVersificacao } from '#server/biblia/versificacao/nome-da-versificacao.ts'
import { readVersificacao } from '#server/biblia/versificacao/read-versificacao.ts'

/** Books that the schemes count differently, and that every format can name by itself. */
export const LIVROS_QUE_DIFEREM = 'PSA DAN JOL MAL MAT MRK ACT 2CO 3JN REV'
  .split(' ')
  .map((code) => livroByUsfm(code) ?? 0)

/** @param livros ids; absent: all 66 */
export function generateEdicao(
  nome: NomeDaVersificacao,
  canon: readonly CanonLivro[],
  livros: readonly number[] = canon.map(({ id }) => id),
): ParsedBiblia {
  const { capitulos, fromCanon } = readVersificacao(nome, canon)
  const palavras = new Map<number, number[]>()
  for (const canonico of listCanonicos(canon.filter(({ id }) => livros.includes(id)))) {
    for (const proprio of fromCanon(canonico)) {
      palavras.set(proprio, [...(palavras.get(proprio) ?? []), canonico])
    }
  }
  const toVersiculo = (numero: number, capitulo: number, livro: number) => {
    const proprio = toVerseNumber({ livro, capitulo, versiculo: numero })
    return { numero, texto: textoDe(palavras.get(proprio) ?? []) }
  }
  return {
    ...{ nome: `Edição ${nome}`, versao: null, licenca: null, atribuicao: null },
    livros: livros.map((id) => ({
      id,
      capitulos: capitulos(id).flatMap((total, index): ParsedCapitulo[] => {
        const capitulo = index + 1
        const versiculos = Array.from({ length: total }, (_, v) => toVersiculo(v + 1, capitulo, id))
        return total === 0 ? [] : [{ numero: capitulo, titulo: null, versiculos }]
      }),
    })),
  }
}

/** The canonical verses whose words a text has. */
export function palavrasDe(texto: string): number[] {
  return [...texto.matchAll(/\d+/g)].map(([numero]) => Number(numero))
}

function textoDe(canonicos: readonly number[]): string {
  return canonicos.length === 0 ? 'Texto sem lugar.' : `Palavras de ${canonicos.join(' e ')}.`
}

/** All canonical verses of some books. */
export function listCanonicos(livros: readonly CanonLivro[]): number[] {
  return livros.flatMap(({ id: livro, versiculos }) =>
    versiculos.flatMap((total, index) =>
      Array.from({ length: total }, (_, v) =>
        toVerseNumber({ livro, capitulo: index + 1, versiculo: v + 1 }),
      ),
    ),
  )
}

/** Changes one chapter of an edition, in place. */
export function changeCapitulo(
  { livros }: { livros: ParsedLivro[] },
  code: string,
  capitulo: number,
  change: (versiculos: ParsedCapitulo['versiculos']) => ParsedCapitulo['versiculos'],
): void {
  const livro = livros.find(({ id }) => id === livroByUsfm(code))
  const found = livro?.capitulos.find(({ numero }) => numero === capitulo)
  if (!found) throw new Error(`no such chapter: ${code} ${capitulo}`)
  found.versiculos = change(found.versiculos)
}
