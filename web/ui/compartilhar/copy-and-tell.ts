import { copyText } from '../../platform/copy-text.ts'
import { showErro, showSucesso } from '../banner-store.ts'

/** Puts an address of this library on the clipboard, and says so. @param path on this origin */
export async function copyLinkAndTell(path: string): Promise<void> {
  if (await copyText(new URL(path, window.location.origin).href)) showSucesso('Link copiado.')
  else showErro('Não foi possível copiar o link. Copie o endereço que está no alto do navegador.')
}

/** Puts words with their citation on the clipboard, and says so. */
export async function copyTextAndTell(texto: string): Promise<void> {
  if (await copyText(texto)) showSucesso('Texto copiado com a citação.')
  else showErro('Não foi possível copiar. Selecione o texto e copie com Ctrl+C.')
}
