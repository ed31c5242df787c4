/** What the reader has open, where he is and where he came from. It knows nothing of the page. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Leitura } from '#contract/leituras.ts'
import type { PosicaoNoTexto } from '../../ui/texto-marcado/posicoes.ts'
import { type LugarDaLeitura, toLugar } from '../lugar-da-leitura.ts'
import type { AchadoDaChegada, Chegada } from './chegada.ts'
import { type Avisos, type Chamadas, createGuarda } from './guarda.ts'

export interface Aberto {
  readonly capituloId: number
  /** Where the chapter is shown from; null is its beginning. */
  readonly alvo: PosicaoNoTexto | null
  readonly achado: AchadoDaChegada | null
  /** Counts the moves, so that going to the same place twice is two moves. 0: the book was just opened. */
  readonly vez: number
}

interface EstadoDaTela {
  readonly aberto: Aberto
  /** Where the reader is now; the beginning of the open chapter is null. */
  readonly ponto: PosicaoNoTexto | null
  /** Whether the end of the chapter can be seen. */
  readonly isFim: boolean
  /** Places that jumps left, the last one last. */
  readonly voltas: readonly { readonly capituloId: number; readonly alvo: PosicaoNoTexto | null }[]
  /** Another device read on: the reading as it left it. */
  readonly conflito: Leitura | null
  /** Whether the reader is still where the address led to. */
  readonly isChegada: boolean
}

export interface Modelo {
  readonly store: StoreApi<EstadoDaTela>
  /** Opens a chapter at its beginning. */
  readonly abrir: (capituloId: number) => void
  /** Jumps to a place, with a way back. */
  readonly saltar: (capituloId: number, alvo: PosicaoNoTexto | null, achado?: AchadoDaChegada) => void
  readonly voltar: () => void
  readonly passar: (ponto: PosicaoNoTexto | null, isFim: boolean) => void
  /** @param vez the move whose chapter says it */
  readonly parar: (vez: number, posicao: PosicaoNoTexto | null, isLeaving: boolean) => void
  /** Shows a place kept here while another device read on, and asks which to keep. @param outra as the other left it */
  readonly retomar: (lugar: LugarDaLeitura, outra: Leitura) => void
  /** The two answers to a conflict. */
  readonly irParaLa: () => void
  readonly continuarDaqui: () => void
  /** Asks the server whether another device read on meanwhile. */
  readonly conferir: () => Promise<void>
  readonly insistir: () => void
}

/** How many places 'Voltar' remembers. */
const MAX_VOLTAS = 20

/** @param capituloId open first @param chegada where it opens instead, with a way back, the kept place staying meanwhile */
export function createModelo(
  leitura: Leitura,
  capituloId: number,
  chamadas: Chamadas,
  avisos: Omit<Avisos, 'onConflito'>,
  chegada: Chegada | null = null,
): Modelo {
  const inicial = leitura.capitulo_atual === capituloId ? toAlvo(leitura) : null
  const aberto = chegada ? toAberto(chegada) : { capituloId, alvo: inicial, achado: null, vez: 0 }
  const store = createStore<EstadoDaTela>()(() => ({
    aberto,
    ponto: aberto.alvo,
    isFim: false,
    voltas: chegada ? [{ capituloId, alvo: inicial }] : [],
    conflito: null,
    isChegada: chegada !== null,
  }))
  /** Chapter that the server was told last. */
  let capituloDito = capituloId
  const onConflito = (conflito: Leitura) => store.setState({ conflito })
  const guarda = createGuarda(leitura, chamadas, { ...avisos, onConflito })

  function show(id: number, alvo: PosicaoNoTexto | null, achado: AchadoDaChegada | null = null) {
    const { vez } = store.getState().aberto
    capituloDito = id
    store.setState({
      aberto: { capituloId: id, alvo, achado, vez: vez + 1 },
      ponto: alvo,
      isFim: false,
      isChegada: false,
    })
  }
  function save(id: number, posicao: PosicaoNoTexto | null, isLeaving = false) {
    capituloDito = id
    store.setState({ isChegada: false })
    guarda.salvar(
      {
        capitulo_id: id,
        paragrafo_id: posicao?.paragrafo ?? null,
        deslocamento: posicao?.deslocamento ?? 0,
      },
      isLeaving,
    )
  }
  function goTo(id: number, alvo: PosicaoNoTexto | null, achado: AchadoDaChegada | null = null) {
    if (id !== capituloDito) guarda.abrir(id)
    show(id, alvo, achado)
    save(id, alvo)
  }
  /** Where the reader is, as far as it can be gone back to. */
  function here() {
    const { aberto, ponto } = store.getState()
    return { capituloId: aberto.capituloId, alvo: ponto }
  }

  return {
    store,
    abrir: (id) => {
      store.setState({ voltas: [] })
      goTo(id, null)
    },
    saltar: (id, alvo, achado) => {
      store.setState(({ voltas }) => ({ voltas: [...voltas, here()].slice(-MAX_VOLTAS) }))
      goTo(id, alvo, achado)
    },
    voltar: () => {
      const { voltas } = store.getState()
      const last = voltas.at(-1)
      if (!last) return
      store.setState({ voltas: voltas.slice(0, -1) })
      goTo(last.capituloId, last.alvo)
    },
    passar: (ponto, isFim) => store.setState({ ponto, isFim }),
    parar: (vez, posicao, isLeaving) => {
      const { aberto } = store.getState()
      // A place that was just left has nothing more to say.
      if (vez === aberto.vez) save(aberto.capituloId, posicao, isLeaving)
    },
    retomar: ({ capitulo_id, paragrafo_id, deslocamento }, outra) => {
      guarda.deter()
      show(capitulo_id, paragrafo_id === null ? null : { paragrafo: paragrafo_id, deslocamento })
      onConflito(outra)
    },
    irParaLa: () => {
      const { conflito } = store.getState()
      if (conflito === null) return
      guarda.conhecer(conflito)
      store.setState({ conflito: null })
      show(conflito.capitulo_atual ?? capituloId, toAlvo(conflito))
    },
    continuarDaqui: () => {
      const { conflito } = store.getState()
      if (conflito === null) return
      guarda.conhecer(conflito)
      store.setState({ conflito: null })
      const { capituloId: id, alvo } = here()
      save(id, alvo)
    },
    conferir: async () => {
      const nova = await chamadas.reler()
      if (guarda.isDeOutro(nova)) onConflito(nova)
    },
    insistir: guarda.insistir,
  }
}

function toAlvo(leitura: Leitura): PosicaoNoTexto | null {
  const { paragrafo_id, deslocamento } = toLugar(leitura)
  return paragrafo_id === null ? null : { paragrafo: paragrafo_id, deslocamento }
}

/** A jump like any other: the focus goes to the place. */
function toAberto({ capituloId, achado }: Chegada): Aberto {
  const alvo = achado && { paragrafo: achado.paragrafo, deslocamento: achado.inicio }
  return { capituloId, alvo, achado, vez: 1 }
}
