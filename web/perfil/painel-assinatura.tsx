import { useQuery } from '@tanstack/react-query'
import { planosQuery } from '../assinaturas/public.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { AssinaturaPaga } from './assinatura-paga.tsx'
import { AssinaturaPorEmail } from './assinatura-por-email.tsx'
import { preferenciasQuery } from './queries.ts'

interface PainelAssinaturaProps {
  /** The reader's e-mail, by which the publisher finds the account. */
  readonly email: string
}

/** 'Assinatura': paid here, or arranged by e-mail while the publisher has set up no payment. */
export function PainelAssinatura({ email }: PainelAssinaturaProps) {
  const oferta = useQuery(planosQuery())
  const preferencias = useQuery(preferenciasQuery())
  const failed = [oferta, preferencias].find(({ isLoadingError }) => isLoadingError)
  if (failed) {
    return (
      <EstadoErro message="Não foi possível carregar a assinatura." onRetry={() => void failed.refetch()} />
    )
  }
  if (!oferta.data || !preferencias.data) return <Loading label="Carregando a assinatura" />
  const { plano } = preferencias.data
  return oferta.data.meios.length === 0 ? (
    <AssinaturaPorEmail email={email} oferta={oferta.data} escolhido={plano} />
  ) : (
    <AssinaturaPaga oferta={oferta.data} lembrado={plano} />
  )
}
