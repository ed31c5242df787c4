import { useQuery } from '@tanstack/react-query'
import { resumeNomes } from '#contract/autores.ts'
import type { MaisLido } from '#contract/ebooks.ts'
import { Banda } from '../ui/banda.tsx'
import { CapaMini } from '../ui/capa/capa.tsx'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { EbookLink } from './ebook-link.tsx'
import { formatLeituras } from './format-ebooks.ts'
import { maisLidosQuery } from './queries.ts'

const MOSTRADOS = 5

/** The band 'Mais lidos': the first five. */
export function MaisLidos() {
  const { data, isError, refetch } = useQuery(maisLidosQuery())
  return (
    <Banda titulo="Mais lidos" isBusy={!data && !isError}>
      {!data && isError && <EstadoErro message="Erro ao carregar dados" onRetry={() => void refetch()} />}
      {!data && !isError && <Loading label="Carregando: Mais lidos" />}
      {data?.length === 0 && <EstadoVazio>Os ebooks mais lidos aparecerão aqui.</EstadoVazio>}
      {data && data.length > 0 && (
        <ol className="most">
          {data.slice(0, MOSTRADOS).map((maisLido, index) => (
            <Linha key={maisLido.id} maisLido={maisLido} lugar={index + 1} />
          ))}
        </ol>
      )}
    </Banda>
  )
}

function Linha({ maisLido: { ebook, total_leituras }, lugar }: { maisLido: MaisLido; lugar: number }) {
  return (
    <li>
      <EbookLink ebookId={ebook.id}>
        <span className="rank" aria-hidden="true">
          {lugar}
        </span>
        <CapaMini livro={ebook} />
        <span>
          <span className="tt">{ebook.titulo}</span> <span className="ta">{resumeNomes(ebook.autores)}</span>
        </span>{' '}
        <span className="xs faint n">{formatLeituras(total_leituras)}</span>
      </EbookLink>
    </li>
  )
}
