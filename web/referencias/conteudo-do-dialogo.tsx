import { useQuery } from '@tanstack/react-query'
import { EstadoErro } from '../ui/estado.tsx'
import { Carregando } from '../ui/loading.tsx'
import { conteudoQuery } from './conteudo-query.ts'
import { origemDoTexto, type ReferenciasLidas, type RenderCredito } from './referencias-lidas.ts'
import type { ProvaLida } from './use-prova-lida.ts'

interface ConteudoDoDialogoProps {
  readonly lidas: ReferenciasLidas | undefined
  readonly lida: ProvaLida
  readonly isError: boolean
  readonly onRetry: () => void
  readonly renderCredito: RenderCredito
}

/** What a dialog 'Referências Bíblicas' shows of its references, while they come and when they fail too. */
export function ConteudoDoDialogo({ lidas, lida, isError, onRetry, renderCredito }: ConteudoDoDialogoProps) {
  const conteudo = useQuery(conteudoQuery())
  if (conteudo.isError || (isError && !lidas)) {
    const retry = conteudo.isError ? () => void conteudo.refetch() : onRetry
    return (
      <>
        <EstadoErro message="Erro ao carregar referências." onRetry={retry} />
        {/* Another edition may be on the device. */}
        {renderCredito(origemDoTexto([]))}
      </>
    )
  }
  if (!conteudo.data || !lidas) return <Carregando texto="Carregando referências..." />
  const { ListaReferencias } = conteudo.data
  return (
    <>
      <ListaReferencias lidas={lidas} lida={lida} />
      {renderCredito(origemDoTexto([lidas]))}
    </>
  )
}
