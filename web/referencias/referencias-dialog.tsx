import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PadraoComReferencias } from '#contract/padroes.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { Carregando } from '../ui/loading.tsx'
import { quoteParte } from './citacao.ts'
import { conteudoQuery } from './conteudo-query.ts'
import { referenciasQuery } from './queries.ts'
import type { Referencias } from './use-referencias.ts'

interface ReferenciasDialogProps {
  readonly referencias: Referencias
  /** Under the references: where their text comes from. */
  readonly credito: ReactNode
}

/** The dialog 'Referências Bíblicas': the part that was marked and the text of each of its references. */
export function ReferenciasDialog({ referencias, credito }: ReferenciasDialogProps) {
  const { aberta, padrao, close } = referencias
  if (aberta === null) return null
  return (
    <FolhaModal titulo="Referências Bíblicas" onClose={close}>
      <p className="quote">
        {quoteParte(aberta.parte)} <span className="marcador">[{aberta.marcador}]</span>
      </p>
      <hr className="thick-thin" />
      <Conteudo parteId={aberta.id} padrao={padrao} credito={credito} />
    </FolhaModal>
  )
}

interface ConteudoProps {
  readonly parteId: number
  readonly padrao: PadraoComReferencias
  readonly credito: ReactNode
}

function Conteudo({ parteId, padrao, credito }: ConteudoProps) {
  const conteudo = useQuery(conteudoQuery())
  const referencias = useQuery(referenciasQuery(parteId, padrao))
  if (conteudo.isError || referencias.isError) {
    const failed = conteudo.isError ? conteudo : referencias
    return <EstadoErro message="Erro ao carregar referências." onRetry={() => void failed.refetch()} />
  }
  if (!conteudo.data || !referencias.data) return <Carregando texto="Carregando referências..." />
  const { ListaReferencias } = conteudo.data
  return (
    <>
      <ListaReferencias referencias={referencias.data} />
      {credito}
    </>
  )
}
