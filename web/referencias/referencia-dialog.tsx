import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EstadoErro } from '../ui/estado.tsx'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { Carregando } from '../ui/loading.tsx'
import { conteudoQuery } from './conteudo-query.ts'
import { referenciaQuery } from './referencia-query.ts'

interface ReferenciaDialogProps {
  /** As the standards write it: 'Rm 8.14-15'. */
  readonly referencia: string
  /** Under the text: where it comes from. */
  readonly credito: ReactNode
  readonly onClose: () => void
}

/** The dialog 'Referências Bíblicas' for one reference that belongs to no part of a standard. */
export function ReferenciaDialog({ referencia, credito, onClose }: ReferenciaDialogProps) {
  return (
    <FolhaModal titulo="Referências Bíblicas" onClose={onClose}>
      <hr className="thick-thin" />
      <Conteudo referencia={referencia} credito={credito} />
    </FolhaModal>
  )
}

function Conteudo({ referencia, credito }: Omit<ReferenciaDialogProps, 'onClose'>) {
  const conteudo = useQuery(conteudoQuery())
  const texto = useQuery(referenciaQuery(referencia))
  if (conteudo.isError || texto.isError) {
    const failed = conteudo.isError ? conteudo : texto
    return <EstadoErro message="Erro ao carregar referências." onRetry={() => void failed.refetch()} />
  }
  if (!conteudo.data || !texto.data) return <Carregando texto="Carregando referências..." />
  const { ListaReferencias } = conteudo.data
  return (
    <>
      <ListaReferencias referencias={[texto.data]} />
      {credito}
    </>
  )
}
