/** One reading aloud, from 'Ouvir' until it is closed: the text of the page, the voice, the mark and the device's controls. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { lugarOuvido } from '../ui/lugar-ouvido.ts'
import { setControlesDoAparelho } from './controles-do-aparelho.ts'
import { createEscuta, type Escuta } from './escuta.ts'
import { FONTES_DA_ESCUTA, findProximo } from './fontes-da-escuta.ts'
import { createLocutor } from './locutor.ts'
import { openOutrasAbas } from './outras-abas.ts'
import { usePreferenciasDaEscuta } from './preferencias-da-escuta.ts'
import { createSeguidor, freeWindow, type Seguidor } from './seguidor.ts'
import { createTextoNaPagina } from './texto-na-pagina.ts'
import type { TextoOuvido } from './texto-ouvido.ts'
import { pickVoz } from './vozes.ts'

/** When it stops by itself: after so many minutes, or with the chapter. */
export type Sono = 10 | 20 | 30 | 'capitulo' | null

export interface EstadoDaSessao {
  /** Whether the reader has scrolled away from the sentence. */
  readonly isLonge: boolean
  readonly sono: Sono
  /** When the minutes are over, in milliseconds since 1970. */
  readonly ate: number | null
  /** The next chapter has been opened and is on its way. */
  readonly isEsperando: boolean
}

export interface SessaoDeEscuta {
  readonly escuta: Escuta
  readonly store: StoreApi<EstadoDaSessao>
  /** Follows page, voices and device. @returns ends all of it */
  readonly follow: () => () => void
  /** @param de where to begin; null for what is in view */
  readonly comecar: (de: Element | null) => void
  /** Reads a new chapter from its title. */
  readonly recomecar: () => void
  readonly voltar: () => void
  readonly setSono: (sono: Sono) => void
}

interface Pontas {
  readonly readTexto: () => TextoOuvido
  readonly readVozes: () => readonly SpeechSynthesisVoice[]
}

const MINUTO_MS = 60_000

/** So far down a page nothing of it has been read yet. */
const TOPO = 40

export function createSessaoDeEscuta({ readTexto, readVozes }: Pontas): SessaoDeEscuta {
  const store = createStore<EstadoDaSessao>()(() => ({
    isLonge: false,
    sono: null,
    ate: null,
    isEsperando: false,
  }))
  const pagina = createTextoNaPagina(() => FONTES_DA_ESCUTA[readTexto().pagina])
  const locutor = createLocutor(window.speechSynthesis, () => {
    const { voz, velocidade } = usePreferenciasDaEscuta.getState()
    return { voz: pickVoz(readVozes(), voz), idioma: readTexto().idioma ?? 'pt-BR', velocidade }
  })
  const escuta = createEscuta(pagina, locutor, { devePausar, onFimDoTexto })
  let seguidor: Seguidor | null = null
  /** What is being read, to be found again in a page that was drawn anew. */
  let frase: string | null = null

  function devePausar() {
    const { ate } = store.getState()
    if (ate === null || Date.now() < ate) return false
    store.setState({ sono: null, ate: null })
    return true
  }
  function onFimDoTexto() {
    const { sono } = store.getState()
    if (sono === 'capitulo') store.setState({ sono: null })
    if (sono === 'capitulo' || devePausar()) return
    const proximo = usePreferenciasDaEscuta.getState().continuar ? findProximo() : null
    if (proximo === null) return
    store.setState({ isEsperando: true })
    proximo.click()
  }
  function show() {
    const { lugar, isTocando, isFim } = escuta.store.getState()
    const ranges = lugar && !isFim ? pagina.rangesOf(lugar) : []
    frase = (lugar && pagina.frasesOf(lugar.bloco)?.[lugar.frase]) ?? null
    seguidor?.mostrar(ranges)
    const [first] = ranges
    const ouvido = first && isTocando ? { node: first.startContainer, offset: first.startOffset } : null
    lugarOuvido.setState({ lugar: ouvido })
  }
  /** Edition, columns, marks: the page has drawn some of its text anew. */
  function showAgain() {
    const { lugar, isFim } = escuta.store.getState()
    if (!lugar || isFim || frase === null) return
    if (pagina.frasesOf(lugar.bloco)?.[lugar.frase] === frase)
      return seguidor?.realcar(pagina.rangesOf(lugar))
    const found = pagina.lugarDaFrase(frase)
    if (found) escuta.store.setState({ lugar: found })
  }

  return {
    escuta,
    store,
    follow: () => {
      seguidor = createSeguidor((isLonge) => store.setState({ isLonge }))
      const abas = openOutrasAbas(escuta.pausar)
      const tellAparelho = setControlesDoAparelho({
        tocar: () => escuta.tocar(),
        pausar: escuta.pausar,
        anterior: () => escuta.passar(-1),
        proxima: () => escuta.passar(1),
      })
      const observer = new MutationObserver(showAgain)
      observer.observe(document.querySelector('main') ?? document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      const ends = [
        escuta.store.subscribe((now, before) => {
          show()
          tellAparelho({ ...readTexto(), isTocando: now.isTocando })
          if (now.isTocando && !before.isTocando) abas.tellTocando()
        }),
        usePreferenciasDaEscuta.subscribe((now, before) => {
          if (now.voz !== before.voz || now.velocidade !== before.velocidade) escuta.repetir()
        }),
        () => observer.disconnect(),
        abas.close,
        () => tellAparelho(null),
        () => seguidor?.end(),
      ]
      // Chromium goes on speaking over a reload.
      window.addEventListener('pagehide', escuta.pausar)
      return () => {
        window.removeEventListener('pagehide', escuta.pausar)
        escuta.pausar()
        for (const end of ends) end()
        lugarOuvido.setState({ lugar: null })
      }
    },
    comecar: (de) => {
      store.setState({ isEsperando: false })
      seguidor?.voltar()
      const inicio = { bloco: 0, frase: 0 }
      if (de) escuta.tocar(pagina.lugarDe(de))
      else escuta.tocar(window.scrollY < TOPO ? inicio : pagina.lugarAbaixo(freeWindow().top))
    },
    recomecar: () => {
      store.setState({ isEsperando: false })
      escuta.tocar({ bloco: 0, frase: 0 })
    },
    voltar: () => seguidor?.voltar(),
    setSono: (sono) =>
      store.setState({ sono, ate: typeof sono === 'number' ? Date.now() + sono * MINUTO_MS : null }),
  }
}
