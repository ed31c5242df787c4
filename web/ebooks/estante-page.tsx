import '../styles/estante.css'
import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { AvisoDeAmostra } from '../assinaturas/aviso-de-amostra.tsx'
import { ABAS, estantePath } from '../leituras/abas-da-estante.ts'
import { ListaLendo } from '../leituras/lista-lendo.tsx'
import { ListaLidos } from '../leituras/lista-lidos.tsx'
import { ListaQueroLer } from '../leituras/lista-quero-ler.tsx'
import { leiturasQuery } from '../leituras/queries.ts'
import { usePendingVariables } from '../leituras/use-estante.ts'
import { REMOVER_KEY } from '../leituras/use-salvar.ts'
import { Abas } from '../ui/abas.tsx'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'

const LISTAS = { lendo: ListaLendo, quero_ler: ListaQueroLer, lido: ListaLidos }

/** /ebooks/estante: the reader's shelf, in three tabs ('?aba=quero-ler'). */
export function EstantePage() {
  useTituloPagina('Minha Estante')
  const [search] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const removendo = usePendingVariables(REMOVER_KEY)
  const queries = useQueries({ queries: ABAS.map(({ estado }) => leiturasQuery(estado)) })
  const listas = queries.map(({ data }) => data?.filter(({ id }) => !removendo.includes(id)))
  const index = Math.max(
    ABAS.findIndex(({ aba }) => aba === search.get('aba')),
    0,
  )
  const { aba: atual, estado, rotulo } = ABAS[index] ?? ABAS[0]
  const Lista = LISTAS[estado]
  const leituras = listas[index]
  const query = queries[index]

  return (
    <>
      {/* Takes the focus when the card that had it is gone. */}
      <h1 className="h1" ref={heading} tabIndex={-1}>
        Minha Estante
      </h1>
      <div className="estante">
        <AvisoDeAmostra />
        <Abas
          label="Minha Estante"
          atual={atual}
          abas={ABAS.map((aba, position) => ({
            id: aba.aba,
            to: estantePath(aba.estado),
            rotulo: (
              <>
                {aba.rotulo} <small>{listas[position]?.length}</small>
              </>
            ),
          }))}
        >
          {leituras && (
            <Lista leituras={leituras} onGone={() => heading.current?.focus({ preventScroll: true })} />
          )}
          {!leituras && query?.isError && (
            <EstadoErro message="Erro ao carregar os e‑books." onRetry={() => void query.refetch()} />
          )}
          {!leituras && !query?.isError && <Loading label={`Carregando: ${rotulo}`} />}
        </Abas>
      </div>
    </>
  )
}
