import { useNaoEnviadas } from '../platform/offline/nao-enviadas.ts'

/** The mark of a note that waits on this device. */
export function NaoEnviada({ id }: { id: string }) {
  const isPendente = useNaoEnviadas(({ ids }) => ids.has(id))
  return isPendente && <p className="meta nota-pendente">Ainda não enviada</p>
}
