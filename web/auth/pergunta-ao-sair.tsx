import { lazy, Suspense } from 'react'
import { useSaida } from './saida.ts'

/** Hardly ever asked: its code is not in the first download. */
const SairDialog = lazy(async () => ({ default: (await import('./sair-dialog.tsx')).SairDialog }))

/** The question of `perguntarAoSair`, while it is asked. */
export function PerguntaAoSair() {
  const pergunta = useSaida((state) => state.pergunta)
  if (!pergunta) return null
  return (
    <Suspense>
      <SairDialog pendencias={pergunta.pendencias} onAnswer={pergunta.responder} />
    </Suspense>
  )
}
