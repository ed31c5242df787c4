import { formatLugar } from '#contract/lugar.ts'
import type { SecaoDaPagina } from '#contract/padrao-texto.ts'
import { paths } from '../paths.ts'
import { copyText } from '../platform/copy-text.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { assinarCopia } from '../ui/selecao/assinar-copia.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { groupParagrafos } from './paragrafos.ts'

/** A section of a chapter or question. */
export interface SecaoCitavel {
  readonly ficha: FichaDoPadrao
  readonly numero: number
  readonly secao: SecaoDaPagina
}

/** Puts the address of a section on the clipboard. */
export async function copyLinkDaSecao({ ficha, numero, secao }: SecaoCitavel): Promise<void> {
  const path = paths.ancoraDaPagina(ficha.paginaPath(numero), { secao: secao.secao })
  const isCopied = await copyText(new URL(path, window.location.origin).href)
  if (isCopied) showSucesso('Link copiado.')
  else showErro('Não foi possível copiar o link. Copie o endereço que está no alto do navegador.')
}

/** Puts the text of a section on the clipboard, with its citation. */
export async function copySecaoCitada(citavel: SecaoCitavel): Promise<void> {
  const isCopied = await copyText(formatSecaoCitada(citavel))
  if (isCopied) showSucesso('Texto copiado com a citação.')
  else showErro('Não foi possível copiar. Selecione o texto e copie com Ctrl+C.')
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
