import { formatLugar } from '#contract/lugar.ts'
import type { PaginaDoTexto, SecaoDaPagina } from '#contract/padrao-texto.ts'
import { PADROES } from '#contract/padroes.ts'
import { groupParagrafos, hasReferencias, partesComReferencias } from '../padroes/public.ts'
import type { TextosDasProvas } from '../referencias/public.ts'
import { composeProvas } from './compose-provas.ts'
import type { BlocoDaFolha, NotaDaFolha, ParteDaFolha, TrechoDaFolha } from './folha-composta.ts'
import type { FolhaDeEstudo } from './folha-do-endereco.ts'
import type { TextoDePadrao } from './list-textos.ts'

interface PaginaPedida {
  readonly texto: TextoDePadrao
  readonly pagina: PaginaDoTexto
  readonly opcoes: Pick<FolhaDeEstudo, 'provas' | 'linhas'>
  /** Null where only citations are shown, or as long as they have not come. */
  readonly textos: TextosDasProvas | null
  /** The reader's, where he wants them. */
  readonly notas: readonly NotaDaFolha[]
}

/** A chapter, some of its sections, or a question. @returns null when it has none of the sections */
export function composePagina({ texto, pagina, opcoes, textos, notas }: PaginaPedida): ParteDaFolha | null {
  const { padrao, numero } = texto
  const { sigla, unidade } = PADROES[padrao]
  const isPergunta = unidade === 'pergunta'
  const secoes = pickSecoes(pagina, texto)
  if (secoes.length === 0) return null
  const comMarcas = opcoes.provas !== 'nenhuma'
  const provas = comMarcas ? composeProvas(partesComReferencias(secoes), textos) : []
  const hasLinhas = opcoes.linhas === 'secao'
  return {
    chave: texto.chave,
    tipo: unidade,
    blocos: [
      { tipo: 'texto', titulo: `${formatLugar(sigla, numero)}. ${pagina.titulo}` },
      ...secoes.flatMap((secao) => [
        ...composeSecao(secao, isPergunta ? null : formatLugar(sigla, numero, secao.secao), comMarcas),
        ...(hasLinhas && !isPergunta ? [LINHAS] : []),
      ]),
      ...(provas.length > 0 ? [{ tipo: 'provas', provas, comTextos: textos !== null } as const] : []),
      ...notas.map((nota) => ({ tipo: 'nota', ...nota }) as const),
      ...(hasLinhas && isPergunta ? [LINHAS] : []),
    ],
  }
}

/** The sections that a place names. */
export function pickSecoes({ secoes }: PaginaDoTexto, { secoes: pedidas }: TextoDePadrao): SecaoDaPagina[] {
  return secoes.filter(({ secao }) => pedidas === null || (secao >= pedidas.from && secao <= pedidas.to))
}

const LINHAS: BlocoDaFolha = { tipo: 'linhas' }

/** @param rotulo null for an answer, which stands right under its question */
function composeSecao(
  { partes, titulo, destaque }: SecaoDaPagina,
  rotulo: string | null,
  comMarcas: boolean,
): BlocoDaFolha[] {
  const cabeca = [rotulo, titulo].filter((each) => each !== null).join('. ')
  return [
    ...(cabeca === '' ? [] : [{ tipo: 'secao', titulo: cabeca } as const]),
    ...groupParagrafos(partes).flatMap(({ subtitulo, partes: trechos }): BlocoDaFolha[] => [
      ...(subtitulo === null ? [] : [{ tipo: 'subtitulo', titulo: subtitulo } as const]),
      {
        tipo: 'paragrafo',
        trechos: trechos.flatMap(({ parte, texto }): TrechoDaFolha[] =>
          comMarcas && hasReferencias(parte)
            ? [{ texto }, { texto: `[${parte.marcador}]`, forma: 'marcador' }]
            : [{ texto }],
        ),
      },
    ]),
    ...(destaque === null ? [] : [{ tipo: 'destaque', texto: destaque } as const]),
  ]
}
