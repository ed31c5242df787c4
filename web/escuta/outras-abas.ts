/** Of several pages that the reader has open one speaks: the browser has one voice for all of them. */
const NOME = 'mbw-escuta'

/** @param onOutra another page begins to speak */
export function openOutrasAbas(onOutra: () => void) {
  const canal = new BroadcastChannel(NOME)
  canal.onmessage = onOutra
  return {
    /** Tells the others that this page speaks now. */
    tellTocando: () => canal.postMessage('tocando'),
    close: () => canal.close(),
  }
}
