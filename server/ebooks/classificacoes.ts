/** The order of recommendations, which reads all of the catalogue: kept for some seconds, until the catalogue changes. */
import { steadyNow } from '#server/platform/steady-clock.ts'
import type { Acervo, Catalogo } from './catalogo.ts'
import type { LeiturasDoCatalogo } from './leituras-do-catalogo.ts'
import { type Classificacao, classificar } from './recomendar.ts'

/** How late the readings of others may count for what is recommended. */
const KEPT_MS = 10_000

interface Classificada {
  classificacao: Classificacao
  numero: number
}

interface Classificacoes {
  read(): Promise<Classificada>
}

export function createClassificacoes(catalogo: Catalogo, leituras: LeiturasDoCatalogo): Classificacoes {
  let kept: { acervo: Acervo; at: number; making: Promise<Classificada> } | null = null
  let made = 0
  const make = async ({ ebooks }: Acervo) => {
    made += 1
    const numero = made
    return { classificacao: classificar(ebooks, await leituras.countByEbook()), numero }
  }
  return {
    async read() {
      const acervo = await catalogo.read()
      const now = steadyNow()
      if (kept?.acervo === acervo && now - kept.at < KEPT_MS) return kept.making
      const making = make(acervo)
      const mine = { acervo, at: now, making }
      kept = mine
      making.catch(() => {
        if (kept === mine) kept = null
      })
      return making
    },
  }
}
