import '../styles/harmonias.css'
import '../styles/harmonias-pagina.css'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { paths } from '../paths.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { BuscarSelecao } from '../ui/selecao/buscar-selecao.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { type EscolhaDeHarmonia, parseEscolha } from './escolha.ts'
import { EscolhaPadroes } from './escolha-padroes.tsx'
import { ListaDeTemas } from './lista-de-temas.tsx'
import { temasQuery } from './queries.ts'
import { useTemasAbertos } from './use-temas-abertos.ts'

/** /harmonias: two standards side by side, theme by theme. */
export function HarmoniasPage() {
  useTituloPagina('Harmonias')
  useLugarDeVolta(() => 'às harmonias', { isDestino: true })
  const escolha = parseEscolha(useSearchParams()[0])
  const navigate = useNavigate()
  const temas = useQuery(temasQuery())
  const abertos = useTemasAbertos(temas.data !== undefined)

  // Not a step of the history: the arrows of a select would leave one for each standard that they pass.
  function handleChoose({ a, b }: EscolhaDeHarmonia) {
    abertos.keep()
    navigate(paths.harmonias(a, b), { replace: true })
  }

  return (
    <>
      <header className="harmonias-rosto">
        <h1 className="h1">Harmonias</h1>
        <p className="lead">
          Dois padrões lado a lado, tema por tema. Escolha quais e abra um tema para ler os textos juntos.
        </p>
        <EscolhaPadroes escolha={escolha} onChoose={handleChoose} />
      </header>
      {temas.isPending && <Loading label="Carregando os temas" />}
      {temas.isError && !temas.data && (
        <EstadoErro message="Erro ao buscar harmonia." onRetry={() => void temas.refetch()} />
      )}
      {temas.data?.length === 0 && <EstadoVazio>Nenhuma harmonia encontrada.</EstadoVazio>}
      {temas.data && temas.data.length > 0 && (
        <ListaDeTemas temas={temas.data} escolha={escolha} abertos={abertos} />
      )}
      <BuscarSelecao />
    </>
  )
}
