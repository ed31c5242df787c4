import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { PadraoComReferencias } from '#contract/padroes.ts'
import { useEdicao } from '../biblia/public.ts'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { quoteParte } from './citacao.ts'
import { ConteudoDoDialogo } from './conteudo-do-dialogo.tsx'
import { referenciasQuery } from './queries.ts'
import type { RenderCredito } from './referencias-lidas.ts'
import { type ProvaLida, useProvaLida } from './use-prova-lida.ts'
import type { Referencias } from './use-referencias.ts'

interface ReferenciasDialogProps {
  readonly referencias: Referencias
  readonly renderCredito: RenderCredito
}

/** The dialog 'Referências Bíblicas': the part that was marked and the text of each of its references. */
export function ReferenciasDialog({ referencias, renderCredito }: ReferenciasDialogProps) {
  const { aberta, padrao, close } = referencias
  const lida = useProvaLida()
  if (aberta === null) return null
  const handleClose = () => {
    lida.forget()
    close()
  }
  return (
    <FolhaModal titulo="Referências Bíblicas" onClose={handleClose}>
      <p className="quote">
        {quoteParte(aberta.parte)} <span className="marcador">[{aberta.marcador}]</span>
      </p>
      <hr className="thick-thin" />
      <Conteudo parteId={aberta.id} padrao={padrao} lida={lida} renderCredito={renderCredito} />
    </FolhaModal>
  )
}

interface ConteudoProps {
  readonly parteId: number
  readonly padrao: PadraoComReferencias
  readonly lida: ProvaLida
  readonly renderCredito: RenderCredito
}

function Conteudo({ parteId, padrao, lida, renderCredito }: ConteudoProps) {
  const { sigla } = useEdicao()
  // The choice that was just made stays under the words of the edition before.
  // What of the query is read is read here: it tells of nothing else.
  const { data, isError, refetch } = useQuery({
    ...referenciasQuery(parteId, padrao, sigla),
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
