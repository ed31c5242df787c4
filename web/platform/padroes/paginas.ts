/** Brings the replies of the six standards to the shape that their pages share: a chapter or question with sections. */
import type { PerguntaCompleta } from '#contract/catecismos.ts'
import type { SecaoDcpu } from '#contract/diretorios.ts'
import type { PaginaDoTexto, Parte, Secao, SecaoTexto } from '#contract/padroes.ts'

/** A chapter or question by the number people use and its title, which is the question of a catechism. */
export interface Titulado {
  readonly numero: number
  readonly titulo: string
}

export type SecaoDaPagina = PaginaDoTexto['secoes'][number]

/** CFW and DCPU. */
export function fromNumeroCapitulo(capitulo: { numero_capitulo: number; titulo: string }): Titulado {
  return { numero: capitulo.numero_capitulo, titulo: capitulo.titulo }
}

/** FGOP and DCPR. */
export function fromOrdem({ ordem, titulo }: { ordem: number; titulo: string }): Titulado {
  return { numero: ordem, titulo }
}

/** CMW and BCW. */
export function fromPergunta(pergunta: { numero_pergunta: number; pergunta: string }): Titulado {
  return { numero: pergunta.numero_pergunta, titulo: pergunta.pergunta }
}

/** The answer of a question is a page of one section; none when it has no parts. */
export function toResposta({ id, partes }: PerguntaCompleta): SecaoDaPagina[] {
  if (partes.length === 0) return []
  const toParte = ({ parte_da_resposta, ordem, ...parte }: PerguntaCompleta['partes'][number]): Parte => ({
    ...parte,
    parte: parte_da_resposta,
    subtitulo: null,
    ordem_dentro_da_secao: ordem,
  })
  return [{ id, secao: 1, titulo: null, destaque: null, partes: partes.map(toParte) }]
}

/** A section of the CFW or of the FGOP. */
export function toSecao(secao: Secao): SecaoDaPagina {
  return { ...secao, titulo: null, destaque: null }
}

/** A section of the DCPR, whose paragraphs come in one text; they have no markers. */
export function toSecaoDcpr({ id, secao, texto }: SecaoTexto): SecaoDaPagina {
  const partes = texto.split('\n\n').map((parte, index) => ({
    id: index + 1,
    parte,
    subtitulo: null,
    ordem_dentro_da_secao: index + 1,
    paragrafo: index + 1,
    marcador: null,
    referencias: [],
  }))
  return { id, secao, titulo: null, destaque: null, partes }
}

/** A section of the DCPU: the same, with a title and a highlighted line, either of which may be absent. */
export function toSecaoDcpu({ titulo, destaque, ...secao }: SecaoDcpu): SecaoDaPagina {
  return { ...toSecaoDcpr(secao), titulo, destaque }
}
