/** Deletions that wait ten seconds before anything is deleted: 'Desfazer' only has to forget them (docs/marcacoes.md). */
import { create } from 'zustand'
import type { Marcacao } from '#contract/marcacoes.ts'
import { readEmail } from '../platform/leitor.ts'

export const PRAZO_MS = 10_000
/** So many calls at once. */
const AT_ONCE = 4

interface ExclusaoAdiada {
  readonly marcacoes: readonly Marcacao[]
  /** Past the delay: they are being deleted, and cannot be brought back. */
  readonly isUnderWay: boolean
}

interface Exclusoes {
  /** The last one, which can be undone until it is under way; null when there is none. */
  readonly adiada: ExclusaoAdiada | null
  /** Names of what is not shown any more. */
  readonly ocultas: ReadonlySet<string>
}

export const useExclusoes = create<Exclusoes>()(() => ({ adiada: null, ocultas: new Set() }))

export function nameOfMarcacao({ tipo, id }: Pick<Marcacao, 'tipo' | 'id'>): string {
  return `${tipo} ${id}`
}

interface FimDaExclusao {
  readonly excluidas: readonly Marcacao[]
  /** Why the others were not deleted; undefined when all were. */
  readonly falha: unknown
}

interface Pedido {
  readonly edicao: string | undefined
  /** When it is over, wherever in the app the reader is by then. */
  readonly onEnd: (fim: FimDaExclusao) => void
}

let timer: ReturnType<typeof setTimeout> | undefined
let runNow: (() => void) | undefined

/** Hides these at once and deletes them after the delay; one that waits already is done at once. */
export function adiarExclusao(marcacoes: readonly Marcacao[], { edicao, onEnd }: Pedido): void {
  runNow?.()
  const leitor = readEmail()
  const names = marcacoes.map(nameOfMarcacao)
  useExclusoes.setState(({ ocultas }) => ({
    adiada: { marcacoes, isUnderWay: false },
    ocultas: new Set([...ocultas, ...names]),
  }))
  const run = async () => {
    clearTimeout(timer)
    runNow = undefined
    useExclusoes.setState({ adiada: { marcacoes, isUnderWay: true } })
    // Another reader has signed in meanwhile: nothing of his is meant.
    const fim = leitor === readEmail() ? await excluirTodas(marcacoes, edicao) : null
    // Before they are shown again: what is gone leaves the lists here.
    if (fim) onEnd(fim)
    useExclusoes.setState(({ adiada, ocultas }) => ({
      adiada: adiada?.marcacoes === marcacoes ? null : adiada,
      ocultas: new Set([...ocultas].filter((name) => !names.includes(name))),
    }))
  }
  runNow = () => void run()
  timer = setTimeout(runNow, PRAZO_MS)
}

/** Nothing has been deleted yet: all are shown again. */
export function desfazerExclusao(): void {
  const { adiada } = useExclusoes.getState()
  if (!adiada || adiada.isUnderWay) return
  clearTimeout(timer)
  runNow = undefined
  const names = new Set(adiada.marcacoes.map(nameOfMarcacao))
  useExclusoes.setState(({ ocultas }) => ({
    adiada: null,
    ocultas: new Set([...ocultas].filter((name) => !names.has(name))),
  }))
}

async function excluirTodas(
  marcacoes: readonly Marcacao[],
  edicao: string | undefined,
): Promise<FimDaExclusao> {
  // It brings what three features do, which the first look at the list does not need.
  const { excluirMarcacao } = await import('./excluir-marcacao.ts')
  const left = [...marcacoes]
  const excluidas: Marcacao[] = []
  let falha: unknown
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      try {
        await excluirMarcacao(next, edicao)
        excluidas.push(next)
      } catch (error) {
        falha = error
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { excluidas, falha }
}
