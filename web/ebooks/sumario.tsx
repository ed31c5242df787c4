import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useId, useState } from 'react'
import { sumarioQuery } from '../leituras/public.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'

/** A book of more chapters shows the first ones, and a button for the rest. */
const MOSTRADOS = 12

/** The table of contents of an ebook. */
export function SumarioDoEbook({ ebookId }: { ebookId: number }) {
  const { data, isError, refetch } = useQuery(sumarioQuery(ebookId))
  const [isWhole, setIsWhole] = useState(false)
  const id = useId()
  const visiveis = isWhole ? data : data?.slice(0, MOSTRADOS)
  return (
    <section className="ebook-sumario" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        Sumário
      </h2>
      {!data && isError && <EstadoErro message="Erro ao buscar dados." onRetry={() => void refetch()} />}
      {!data && !isError && <Loading label="Carregando: Sumário" />}
      {data?.length === 0 && <EstadoVazio>Os capítulos aparecerão aqui.</EstadoVazio>}
      <ol>
        {visiveis?.map(({ id: capituloId, titulo, subtitulo, nivel }) => {
          const recuo: CSSProperties & Record<'--nivel', number> = { '--nivel': nivel - 1 }
          return (
            <li key={capituloId} style={recuo}>
              {titulo}
              {subtitulo && <small>{subtitulo}</small>}
            </li>
          )
        })}
      </ol>
      {data && data.length > MOSTRADOS && (
        <button type="button" className="link" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Mostrar menos' : `Ver os ${data.length} capítulos`}
        </button>
      )}
    </section>
  )
}
