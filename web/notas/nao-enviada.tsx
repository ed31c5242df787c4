import { useNaoEnviadas } from '../platform/outbox/nao-enviadas.ts'

/** The mark of a note that waits on this device, with the server's reason when it refused it. */
export function NaoEnviada({ id }: { id: string }) {
  const isPendente = useNaoEnviadas(({ ids }) => ids.has(id))
  const recusa = useNaoEnviadas(({ ids }) => ids.get(id))
  if (!isPendente) return null
  return <p className="meta nota-pendente">Ainda não enviada{recusa && `: ${recusa}`}</p>
}
