import { create } from 'zustand'

export interface BannerMessage {
  readonly tone: 'sucesso' | 'erro'
  /** One sentence. */
  readonly texto: string
}

export const useBannerStore = create<{ readonly banner: BannerMessage | null }>()(() => ({ banner: null }))

/** Shows a sentence of success at the foot of the page for 3 s. */
export function showSucesso(texto: string): void {
  useBannerStore.setState({ banner: { tone: 'sucesso', texto } })
}

/** Shows a failure at the foot of the page until the reader closes it or another banner comes. */
export function showErro(texto: string): void {
  useBannerStore.setState({ banner: { tone: 'erro', texto } })
}

/** Takes away whatever banner there is. */
export function clearBanner(): void {
  useBannerStore.setState({ banner: null })
}
