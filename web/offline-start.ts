/** What the app needs to work without a network, fetched once the first page is there. */
import type { QueryClient } from '@tanstack/react-query'
import { useAuthStore } from './auth/auth-store.ts'
import { enviarDestaque } from './destaques/enviar-destaque.ts'
import { enviarNota } from './notas/enviar-nota.ts'
import { enviarLeitura } from './platform/leituras/enviar-leitura.ts'
import { enviarFila } from './platform/offline/enviar-fila.ts'
import { askToSend, whenToSend } from './platform/offline/envio.ts'
import { esquecerOutros } from './platform/offline/esquecer.ts'
import { isDestaque, isNota, type Pendente } from './platform/offline/fila.ts'
import { showPendentes } from './platform/offline/fila-store.ts'
import { registrar } from './platform/offline/registrar.ts'

/** Starts it; a browser that refuses has the app with a network only. */
export function startOffline(queryClient: QueryClient): void {
  registrar().catch(report)
  whenToSend(async () => {
    const hasSent = await enviarFila(enviar)
    if (!hasSent) return
    void queryClient.invalidateQueries({ queryKey: ['notas'] })
    void queryClient.invalidateQueries({ queryKey: ['leituras'] })
    void queryClient.invalidateQueries({ queryKey: ['destaques'] })
  })
  let leitor = ''
  const follow = () => {
    const email = useAuthStore.getState().user?.email ?? ''
    if (email === leitor) return
    leitor = email
    showPendentes().catch(report)
    if (email === '') return
    esquecerOutros(email).catch(report)
    askToSend()
  }
  useAuthStore.subscribe(follow)
  follow()
}

function enviar(item: Pendente): Promise<void> {
  if (isNota(item)) return enviarNota(item)
  return isDestaque(item) ? enviarDestaque(item) : enviarLeitura(item)
}

function report(error: unknown): void {
  console.error('Erro ao preparar a leitura sem internet:', error)
}
