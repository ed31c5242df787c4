/** What the app needs to work without a network, fetched once the first page is there. */
import type { QueryClient } from '@tanstack/react-query'
import { useAuthStore } from './auth/auth-store.ts'
import { enviarNota } from './notas/enviar-nota.ts'
import { enviarLugar } from './platform/leituras/enviar-lugar.ts'
import { enviarFila } from './platform/offline/enviar-fila.ts'
import { askToSend, whenToSend } from './platform/offline/envio.ts'
import { esquecerOutros } from './platform/offline/esquecer.ts'
import { showPendentes } from './platform/offline/fila-store.ts'
import { registrar } from './platform/offline/registrar.ts'

/** Starts it; a browser that refuses has the app with a network only. */
export function startOffline(queryClient: QueryClient): void {
  registrar().catch(report)
  whenToSend(async () => {
    const hasSent = await enviarFila((item) => (item.tipo === 'lugar' ? enviarLugar(item) : enviarNota(item)))
    if (!hasSent) return
    void queryClient.invalidateQueries({ queryKey: ['notas'] })
    void queryClient.invalidateQueries({ queryKey: ['leituras'] })
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

function report(error: unknown): void {
  console.error('Erro ao preparar a leitura sem internet:', error)
}
