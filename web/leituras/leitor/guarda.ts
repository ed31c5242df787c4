/**
 * Sends the place where the reader is, one call after the other, so that each names the version that the one
 * before it made. A place that another device has moved is never overwritten: the reader is asked.
 */
import type { Leitura } from '#contract/leituras.ts'
import { ApiError } from '../../platform/api-error.ts'

/** A place in the book; `paragrafo_id` null is the beginning of the chapter. */
export interface LugarNoLivro {
  readonly capitulo_id: number
  readonly paragrafo_id: number | null
  readonly deslocamento: number
}

export interface Chamadas {
  /** @param isLeaving whether the page is being left */
  readonly salvar: (lugar: LugarNoLivro, versao: number, isLeaving: boolean) => Promise<Leitura>
  readonly abrir: (capituloId: number) => Promise<Leitura>
  readonly reler: () => Promise<Leitura>
}

export interface Avisos {
  readonly onSalva: (leitura: Leitura) => void
  /** Another device read on; nothing is saved until `continuar`. */
  readonly onConflito: (leitura: Leitura) => void
  readonly onFalha: (error: unknown, acao: 'salvar' | 'abrir') => void
}

export interface Guarda {
  /** Opens a chapter at its beginning. */
  readonly abrir: (capituloId: number) => void
  readonly salvar: (lugar: LugarNoLivro, isLeaving?: boolean) => void
  /** Tries again what could not be saved. */
  readonly insistir: () => void
  /** The reader has chosen, or the page was put aside for long: this is what the server has. */
  readonly conhecer: (leitura: Leitura) => void
  /** Nothing is saved until `conhecer`: the reader is being asked. */
  readonly deter: () => void
  /** Whether a reading that was fetched just now has another place, saved elsewhere. */
  readonly isDeOutro: (leitura: Leitura) => boolean
}

type Tarefa =
  | { readonly tipo: 'abrir'; readonly lugar: LugarNoLivro }
  | { readonly tipo: 'salvar'; readonly lugar: LugarNoLivro; readonly isLeaving: boolean }

/** @param leitura as it was when it was opened */
export function createGuarda(leitura: Leitura, chamadas: Chamadas, avisos: Avisos): Guarda {
  let versao = leitura.posicao.versao
  /** What the server has, as far as this page knows. */
  let salvo = toLugar(leitura)
  let fila: Tarefa[] = []
  let isSending = false
  let isParada = false
  let devida: Tarefa | null = null

  function conhecer(nova: Leitura) {
    versao = nova.posicao.versao
    salvo = toLugar(nova)
    isParada = false
    devida = null
  }

  async function send(tarefa: Tarefa): Promise<void> {
    const { lugar } = tarefa
    const nova =
      tarefa.tipo === 'abrir'
        ? await chamadas.abrir(lugar.capitulo_id)
        : await chamadas.salvar(lugar, versao, tarefa.isLeaving)
    conhecer(nova)
    avisos.onSalva(nova)
  }

  async function resolve(tarefa: Tarefa): Promise<void> {
    const nova = await chamadas.reler()
    // An earlier call of this page whose answer got lost.
    const isNossa = isSameLugar(toLugar(nova), tarefa.lugar) || isSameLugar(toLugar(nova), salvo)
    if (isNossa) {
      conhecer(nova)
      if (!isSameLugar(salvo, tarefa.lugar)) await send(tarefa)
      return
    }
    fila = []
    isParada = true
    avisos.onConflito(nova)
  }

  async function run(): Promise<void> {
    if (isSending) return
    isSending = true
    for (let tarefa = fila.shift(); tarefa; tarefa = fila.shift()) {
      // What a call before it has saved already.
      if (tarefa.tipo === 'salvar' && isSameLugar(tarefa.lugar, salvo)) continue
      try {
        await send(tarefa).catch((error: unknown) => {
          if (error instanceof ApiError && error.code === 'posicao_mais_nova') return resolve(tarefa)
          throw error
        })
      } catch (error) {
        if (fila.length === 0) devida = tarefa
        avisos.onFalha(error, tarefa.tipo)
      }
    }
    isSending = false
  }

  return {
    conhecer,
    deter: () => {
      fila = []
      isParada = true
    },
    abrir: (capitulo_id) => {
      fila = [{ tipo: 'abrir', lugar: { capitulo_id, paragrafo_id: null, deslocamento: 0 } }]
      void run()
    },
    salvar: (lugar, isLeaving = false) => {
      if (isParada) return
      fila = [...fila.filter(({ tipo }) => tipo === 'abrir'), { tipo: 'salvar', lugar, isLeaving }]
      void run()
    },
    insistir: () => {
      if (devida === null || isParada || fila.length > 0) return
      fila = [devida]
      devida = null
      void run()
    },
    isDeOutro: (nova) => {
      if (isSending || nova.posicao.versao <= versao) return false
      return !isSameLugar(toLugar(nova), salvo)
    },
  }
}

/** Where a reading says that the reader is; chapter 0, which is none, while it was never opened. */
export function toLugar({ capitulo_atual, posicao }: Leitura): LugarNoLivro {
  const { paragrafo_id, deslocamento } = posicao
  return { capitulo_id: capitulo_atual ?? 0, paragrafo_id, deslocamento }
}

export function isSameLugar(a: LugarNoLivro, b: LugarNoLivro): boolean {
  return (
    a.capitulo_id === b.capitulo_id && a.paragrafo_id === b.paragrafo_id && a.deslocamento === b.deslocamento
  )
}
