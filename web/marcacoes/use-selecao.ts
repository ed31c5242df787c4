import { useState } from 'react'
import { MAX_MARCACOES_POR_VEZ } from '#contract/etiquetas.ts'
import type { Marcacao } from '#contract/marcacoes.ts'
import { showErro } from '../ui/banner-store.ts'
import { nameOfMarcacao } from './exclusao-adiada.ts'
import type { FiltroEscolhido } from './filtro.ts'
import { fetchParte } from './queries.ts'

const CHEIA = `São no máximo ${MAX_MARCACOES_POR_VEZ} de uma vez.`

/** What the reader has chosen among what a filter shows; another filter begins anew. */
export function useSelecao(filtro: FiltroEscolhido, edicao: string | undefined) {
  const of = JSON.stringify(filtro)
  const [selecao, setSelecao] = useState<{ of: string; escolhidas: ReadonlyMap<string, Marcacao> }>({
    of,
    escolhidas: new Map(),
  })
  const [isPending, setPending] = useState(false)
  const escolhidas = selecao.of === of ? selecao.escolhidas : NENHUMA
  const set = (next: ReadonlyMap<string, Marcacao>) => setSelecao({ of, escolhidas: next })

  function toggle(marcacao: Marcacao) {
    const next = new Map(escolhidas)
    const name = nameOfMarcacao(marcacao)
    if (!next.delete(name)) {
      if (next.size >= MAX_MARCACOES_POR_VEZ) return showErro(CHEIA)
      next.set(name, marcacao)
    }
    set(next)
  }

  /** All that the filter shows, whether it was scrolled to or not. */
  async function selectAll() {
    setPending(true)
    try {
      const todas: Marcacao[] = []
      let cursor: string | null | undefined
      do {
        const limit = String(MAX_MARCACOES_POR_VEZ)
        const parte = await fetchParte(filtro, { edicao, limit, cursor: cursor ?? undefined })
        todas.push(...parte.marcacoes)
        cursor = parte.cursor
      } while (cursor !== null && todas.length < MAX_MARCACOES_POR_VEZ)
      const some = todas.slice(0, MAX_MARCACOES_POR_VEZ)
      set(new Map(some.map((each) => [nameOfMarcacao(each), each])))
      if (cursor !== null || todas.length > some.length) {
        showErro(`${CHEIA} Estão selecionadas as ${MAX_MARCACOES_POR_VEZ} mais novas.`)
      }
    } catch (error) {
      console.error('Erro ao selecionar marcações:', error)
      showErro('Não foi possível selecionar todas. Tente de novo.')
    } finally {
      setPending(false)
    }
  }
  return { escolhidas, toggle, selectAll, isPending, clear: () => set(NENHUMA) }
}

const NENHUMA: ReadonlyMap<string, Marcacao> = new Map()
