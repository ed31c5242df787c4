import type { TextoOuvido } from './texto-ouvido.ts'

interface AcoesDoAparelho {
  readonly tocar: () => void
  readonly pausar: () => void
  readonly anterior: () => void
  readonly proxima: () => void
}

const NOMES = { play: 'tocar', pause: 'pausar', previoustrack: 'anterior', nexttrack: 'proxima' } as const
const TECLAS = ['play', 'pause', 'previoustrack', 'nexttrack'] as const

/** Gives the keys of the keyboard, headphones and lock screen something to do. @returns says it again; null ends it */
export function setControlesDoAparelho(acoes: AcoesDoAparelho) {
  const session = 'mediaSession' in navigator ? navigator.mediaSession : null
  for (const name of TECLAS) session?.setActionHandler(name, acoes[NOMES[name]])
  return (ouvido: (Pick<TextoOuvido, 'titulo' | 'obra'> & { readonly isTocando: boolean }) | null) => {
    if (session === null) return
    if (ouvido === null) {
      for (const name of TECLAS) session.setActionHandler(name, null)
      session.metadata = null
      session.playbackState = 'none'
      return
    }
    const { titulo, obra, isTocando } = ouvido
    session.metadata = new MediaMetadata({
      title: titulo,
      artist: obra,
      album: 'Minha Biblioteca Westminster',
      artwork: [{ src: '/icones/512.png', sizes: '512x512', type: 'image/png' }],
    })
    session.playbackState = isTocando ? 'playing' : 'paused'
  }
}
