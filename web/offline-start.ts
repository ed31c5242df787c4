/** What the app needs to work without a network, fetched once the first page is there. */
import type { QueryClient } from '@tanstack/react-query'
import { useAuthStore } from './auth/auth-store.ts'
import { endSessionOn } from './auth/queries.ts'
import { enviarDestaque } from './destaques/enviar-destaque.ts'
import { enviarNota } from './notas/enviar-nota.ts'
import { enviarLeitura } from './platform/leituras/enviar-leitura.ts'
import { cuidarDosDeixados } from './platform/offline/deixados.ts'
import { enviarFila } from './platform/offline/enviar-fila.ts'
import { askToSend, whenToSend } from './platform/offline/envio.ts'
import { esquecerOutros } from './platform/offline/esquecer.ts'
import { isDestaque, isNota, type Pendente } from './platform/offline/fila.ts'
import { showPendentes } from './platform/offline/fila-store.ts'
import { registrar } from './platform/offline/registrar.ts'
import { showErro } from './ui/banner-store.ts'

const APAGADO = 'O que você não enviou deste aparelho foi apagado: ficou mais de 30 dias sem você entrar.'

/** Starts it; a browser that refuses has the app with a network only. */
export function startOffline(queryClient: QueryClient): void {
  registrar().catch(report)
  whenToSend(async (isAgain) => {
    const { hasSent, falha } = await enviarFila({ enviar, isAgain })
    endSessionOn(falha)
    if (!hasSent) return falha
    void queryClient.invalidateQueries({ queryKey: ['notas'] })
    void queryClient.invalidateQueries({ queryKey: ['leituras'] })
    void queryClient.invalidateQueries({ queryKey: ['destaques'] })
    return falha
  })
  let leitor: string | null | undefined
  const follow = () => {
    const email = useAuthStore.getState().user?.email.toLowerCase() ?? null
    if (email === leitor) return
    leitor = email
    showPendentes().catch(report)
    cuidarDosDeixados(email)
      .then((foiApagado) => foiApagado && showErro(APAGADO))
      .catch(report)
    if (email === null) return
    esquecerOutros(email).catch(report)
    askToSend(true)
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
