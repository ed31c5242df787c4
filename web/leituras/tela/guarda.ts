/** Sends the place, one call after the other, each naming the version before; another device's is never overwritten. */
import type { Leitura } from '#contract/leituras.ts'
import { ApiError } from '../../platform/api-error.ts'
import { addSent, isSameLugar, type LugarDaLeitura, toLugar } from '../lugar-da-leitura.ts'

export interface Chamadas {
  /** @param isLeaving whether the page is being left */
  readonly salvar: (lugar: LugarDaLeitura, versao: number, isLeaving: boolean) => Promise<Leitura>
  readonly abrir: (capituloId: number) => Promise<Leitura>
  readonly reler: () => Promise<Leitura>
  /** Whether a place waits to be sent, or was sent in vain before this page was opened. */
  readonly isEnviado: (lugar: LugarDaLeitura) => Promise<boolean>
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
  readonly salvar: (lugar: LugarDaLeitura, isLeaving?: boolean) => void
  /** Tries again what could not be saved. */
  readonly insistir: () => void
  /** The reader has chosen, or the page was put aside for long: this is what the server has. */
  readonly conhecer: (leitura: Leitura) => void
  /** Nothing is saved until `conhecer`: the reader is being asked. */
  readonly deter: () => void
  /** Whether a reading that was fetched just now has another place, saved elsewhere. */
  readonly isDeOutro: (leitura: Leitura) => boolean
}

interface Tarefa {
  readonly acao: 'abrir' | 'salvar'
  readonly lugar: LugarDaLeitura
  readonly isLeaving: boolean
}

/** @param leitura as it was when it was opened */
export function createGuarda(leitura: Leitura, chamadas: Chamadas, avisos: Avisos): Guarda {
  /** What the server has, as far as this page knows. */
  let conhecida = leitura
  let isParada = false
  let devida: Tarefa | null = null
  /** Places whose answers never came: the server may have any of them. */
  let semResposta: readonly LugarDaLeitura[] = []
  /** The call that was asked for last, with all before it. */
  let chain = Promise.resolve()
  let onTheirWay = 0
  /** Count what is asked for: what a later one has overtaken is not sent. */
  let last = 0
  let lastAbrir = 0

  const isSaved = (lugar: LugarDaLeitura) => isSameLugar(lugar, toLugar(conhecida))
  const isOwn = (lugar: LugarDaLeitura) =>
    isSaved(lugar) || semResposta.some((each) => isSameLugar(each, lugar))

  function conhecer(nova: Leitura) {
    conhecida = nova
    isParada = false
    devida = null
    semResposta = []
  }

  function deter() {
    isParada = true
    last += 1
    lastAbrir = last
  }

  function ask(tarefa: Tarefa) {
    last += 1
    const vez = last
    if (tarefa.acao === 'abrir') lastAbrir = vez
    devida = null
    const turn = onTheirWay === 0 ? takeTurn(tarefa, vez) : chain.then(() => takeTurn(tarefa, vez))
    onTheirWay += 1
    chain = turn.finally(() => {
      onTheirWay -= 1
    })
  }

  async function takeTurn(tarefa: Tarefa, vez: number): Promise<void> {
    const { acao, lugar } = tarefa
    if (vez !== (acao === 'abrir' ? lastAbrir : last)) return
    // What a call before it has saved already.
    if (acao === 'salvar' && isSaved(lugar)) return
    try {
      await send(tarefa).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'posicao_mais_nova') return resolve(tarefa)
        throw error
      })
    } catch (error) {
      semResposta = addSent(semResposta, lugar)
      if (vez === last) devida = tarefa
      avisos.onFalha(error, acao)
    }
  }

  async function send({ acao, lugar, isLeaving }: Tarefa): Promise<void> {
    const nova =
      acao === 'abrir'
        ? await chamadas.abrir(lugar.capitulo_id)
        : await chamadas.salvar(lugar, conhecida.posicao.versao, isLeaving)
    conhecer(nova)
    avisos.onSalva(nova)
  }

  async function resolve(tarefa: Tarefa): Promise<void> {
    const nova = await chamadas.reler()
    const la = toLugar(nova)
    // An earlier call from here whose answer got lost, this one too.
    if (isSameLugar(la, tarefa.lugar) || isOwn(la) || (await chamadas.isEnviado(la))) {
      conhecer(nova)
      if (!isSaved(tarefa.lugar)) await send(tarefa)
      return
    }
    deter()
    avisos.onConflito(nova)
  }

  return {
    conhecer,
    deter,
    abrir: (capitulo_id) => {
      ask({ acao: 'abrir', lugar: { capitulo_id, paragrafo_id: null, deslocamento: 0 }, isLeaving: false })
    },
    salvar: (lugar, isLeaving = false) => {
      if (!isParada) ask({ acao: 'salvar', lugar, isLeaving })
    },
    insistir: () => {
      if (devida !== null && !isParada) ask(devida)
    },
    isDeOutro: (nova) => {
      if (onTheirWay > 0 || nova.posicao.versao <= conhecida.posicao.versao) return false
      return !isOwn(toLugar(nova))
    },
  }
}
