import { useEffect } from 'react'
import { lerAparencia, salvarAparencia } from '#contract/aparencia.ts'
import { createAutosave } from '../platform/autosave.ts'
import { flushOnLeave } from '../platform/flush-on-leave.ts'
import { shouldRetry } from '../platform/query-client.ts'
import { request } from '../platform/request.ts'
import { isSemSessao } from '../platform/sessao.ts'
import { adoptAparencia, clearPendente, isPendente, useAparencia } from './aparencia-store.ts'
import { createEspelho } from './espelho.ts'

const DELAY_MS = 1_000

/** What could not be saved waits on the device; a failure that passes by itself is nothing to report. */
function report(error: unknown): void {
  if (shouldRetry(0, error) || isSemSessao(error)) return
  console.error('Erro ao guardar as preferências de leitura:', error)
}

const espelho = createEspelho({
  readConta: () => request(lerAparencia),
  writeConta: (body, keepalive) => request(salvarAparencia, { body, keepalive }),
  readAparelho: () => useAparencia.getState(),
  writeAparelho: adoptAparencia,
  isPendente,
  clearPendente,
})

/** Keeps preferences the same in the account and on the device. @param email whose; null while that is not certain */
export function useEspelhoDaAparencia(email: string | null): void {
  useEffect(() => {
    if (email === null) return
    const save = () => void espelho.save(document.visibilityState === 'hidden').catch(report)
    const autosave = createAutosave<null>(save, DELAY_MS)
    const stop = useAparencia.subscribe(() => isPendente() && autosave.schedule(null))
    const leave = flushOnLeave(autosave)
    espelho.start().catch(report)
    return () => {
      stop()
      leave()
    }
  }, [email])
}
