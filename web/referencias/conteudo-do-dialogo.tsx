import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { EstadoErro } from '../ui/estado.tsx'
import { Carregando } from '../ui/loading.tsx'
import { conteudoQuery } from './conteudo-query.ts'
import { origemDoTexto, type ReferenciasLidas, type RenderCredito } from './referencias-lidas.ts'

interface ConteudoDoDialogoProps {
  readonly lidas: UseQueryResult<ReferenciasLidas>
  readonly renderCredito: RenderCredito
}

/** What a dialog 'Referências Bíblicas' shows of its references, while they come and when they fail too. */
export function ConteudoDoDialogo({ lidas, renderCredito }: ConteudoDoDialogoProps) {
  const conteudo = useQuery(conteudoQuery())
  if (conteudo.isError || lidas.isError) {
    const failed = conteudo.isError ? conteudo : lidas
    return (
      <>
        <EstadoErro message="Erro ao carregar referências." onRetry={() => void failed.refetch()} />
        {/* Another edition may be on the device. */}
        {renderCredito(origemDoTexto([]))}
      </>
    )
  }
  if (!conteudo.data || !lidas.data) return <Carregando texto="Carregando referências..." />
  const { ListaReferencias } = conteudo.data
  return (
    <>
      <ListaReferencias referencias={lidas.data.referencias} />
      {renderCredito(origemDoTexto([lidas.data]))}
    </>
  )
}
