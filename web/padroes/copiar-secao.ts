import { formatAncora } from '#contract/ancora.ts'
import { enderecoPublicoDaPagina, imagemDaPagina } from '#contract/ler.ts'
import { formatLugar } from '#contract/lugar.ts'
import type { SecaoDaPagina } from '#contract/padrao-texto.ts'
import { buildUrl } from '#contract/url.ts'
import { paths } from '../paths.ts'
import type { Partilha } from '../ui/compartilhar/compartilhar-dialog.tsx'
import { assinarCopia } from '../ui/selecao/assinar-copia.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { groupParagrafos } from './paragrafos.ts'

/** A section of a chapter or question. */
export interface SecaoCitavel {
  readonly ficha: FichaDoPadrao
  readonly numero: number
  readonly secao: SecaoDaPagina
}

/** The address of a section that everybody can open: '/ler/cfw/8#s2'. */
export function linkDaSecao({ ficha, numero, secao }: SecaoCitavel): string {
  return paths.ancoraDaPagina(enderecoPublicoDaPagina(ficha.padrao, numero), { secao: secao.secao })
}

/** What a reader gives to others of a section. */
export function toPartilha(citavel: SecaoCitavel): Partilha {
  const { ficha, numero, secao } = citavel
  const { padrao, sigla } = ficha
  const lugar = formatAncora({ secao: secao.secao })
  return {
    lugar: formatLugar(sigla, numero, secao.secao),
    texto: formatSecaoCitada(citavel),
    endereco: linkDaSecao(citavel),
    imagemOf: (formato) =>
      buildUrl(imagemDaPagina.path, { params: { padrao, numero }, query: { lugar, formato } }),
  }
}

/** The text without markers, paragraphs apart, and under it 'CFW 8.2 — Minha Biblioteca Westminster'. */
export function formatSecaoCitada({ ficha, numero, secao }: SecaoCitavel): string {
  const paragrafos = groupParagrafos(secao.partes).flatMap(({ subtitulo, partes }) => [
    subtitulo,
    partes.map(({ texto }) => texto).join(''),
  ])
  const texto = [secao.titulo, ...paragrafos, secao.destaque].filter((bloco) => bloco !== null).join('\n\n')
  return assinarCopia(texto, formatLugar(ficha.sigla, numero, secao.secao))
}
