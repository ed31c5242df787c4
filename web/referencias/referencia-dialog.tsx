import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEdicao } from '../biblia/public.ts'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { ConteudoDoDialogo } from './conteudo-do-dialogo.tsx'
import { referenciaQuery } from './referencia-query.ts'
import type { RenderCredito } from './referencias-lidas.ts'
import { type ProvaLida, useProvaLida } from './use-prova-lida.ts'

interface ReferenciaDialogProps {
  /** As the standards write it: 'Rm 8.14-15'. */
  readonly referencia: string
  readonly renderCredito: RenderCredito
  readonly onClose: () => void
}

/** The dialog 'Referências Bíblicas' for one reference that belongs to no part of a standard. */
export function ReferenciaDialog({ referencia, renderCredito, onClose }: ReferenciaDialogProps) {
  const lida = useProvaLida()
  const handleClose = () => {
    lida.forget()
    onClose()
  }
  return (
    <FolhaModal titulo="Referências Bíblicas" onClose={handleClose}>
      <hr className="thick-thin" />
      <Conteudo key={referencia} referencia={referencia} lida={lida} renderCredito={renderCredito} />
    </FolhaModal>
  )
}

interface ConteudoProps extends Omit<ReferenciaDialogProps, 'onClose'> {
  readonly lida: ProvaLida
}

function Conteudo({ referencia, lida, renderCredito }: ConteudoProps) {
  const { sigla } = useEdicao()
  // The choice that was just made stays under the words of the edition before.
  // What of the query is read is read here: it tells of nothing else.
  const { data, isError, refetch } = useQuery({
    ...referenciaQuery(referencia, sigla),
    placeholderData: keepPreviousData,
  })
  return (
    <ConteudoDoDialogo
      lidas={data}
      lida={lida}
      isError={isError}
      onRetry={() => void refetch()}
      renderCredito={renderCredito}
    />
  )
}
