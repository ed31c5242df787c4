import '../styles/leitura.css'
import '../styles/texto.css'
import { useQuery } from '@tanstack/react-query'
import { formatCitacao } from '../referencias/citacao.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { useImpressao } from '../ui/impressao/use-impressao.ts'
import { Loading } from '../ui/loading.tsx'
import { BuscarSelecao } from '../ui/selecao/buscar-selecao.tsx'
import { useCopia } from '../ui/selecao/use-copia.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { citarPadrao } from './citar-padrao.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { IndexLink } from './pagina-inexistente.tsx'
import { textoQuery } from './queries.ts'
import { TextoPagina } from './texto-pagina.tsx'
import { TextoRosto } from './texto-rosto.tsx'
import { TextoSumario } from './texto-sumario.tsx'
import { useScrollToHash } from './use-scroll-to-hash.ts'

/** /cfw/texto and its siblings: a whole standard on one page, made to be printed. */
export function TextoPage({ ficha }: { ficha: FichaDoPadrao }) {
  const { unidade } = ficha
  const texto = useQuery(textoQuery(ficha.padrao))
  useTituloPagina(`Texto completo · ${ficha.nome}`)
  useLugarDeVolta(() => `a ${ficha.sigla}, texto completo`, { isDestino: true })
  useScrollToHash(texto.data !== undefined)
  const impressao = useImpressao()
  useCopia((lugares) => citarPadrao(ficha, lugares))
  return (
    <article className="texto" data-provas={impressao.escolha.provas}>
      <TextoRosto ficha={ficha} simbolo={texto.data?.simbolo} impressao={impressao} />
      {!texto.data && (
        <div className="leaf">
          {texto.isError ? (
            <EstadoErro message="Erro ao carregar conteúdo completo." onRetry={() => void texto.refetch()}>
              <IndexLink ficha={ficha} />
            </EstadoErro>
          ) : (
            <Loading />
          )}
        </div>
      )}
      {texto.data && (
        <>
          <TextoSumario unidade={unidade} paginas={texto.data.paginas} />
          {texto.data.paginas.map((pagina) => (
            <TextoPagina key={pagina.numero} ficha={ficha} pagina={pagina} formatCitacao={formatCitacao} />
          ))}
          <BuscarSelecao />
        </>
      )}
    </article>
  )
}
