import '../styles/ebook.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useParams } from 'react-router'
import { AvisoDeAmostra } from '../assinaturas/aviso-de-amostra.tsx'
import { paths } from '../paths.ts'
import { ApiError } from '../platform/api-error.ts'
import { parseId } from '../platform/parse-id.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { CarrosselDeEbooks } from './carrossel-de-ebooks.tsx'
import { EbookFicha } from './ebook-ficha.tsx'
import { Prefacio } from './prefacio.tsx'
import { ebookQuery, mesmasCategoriasQuery } from './queries.ts'
import { SumarioDoEbook } from './sumario.tsx'

/** /ebooks/ebook/:ebookId: one ebook. */
export function EbookPage() {
  const id = parseId(useParams().ebookId)
  return id === null ? <EbookInexistente /> : <PaginaDoEbook key={id} id={id} />
}

function PaginaDoEbook({ id }: { id: number }) {
  const { data: ebook, error, isError, refetch } = useQuery(ebookQuery(id))
  // Asked for beside the ebook, not after it.
  const mesmas = useQuery(mesmasCategoriasQuery(id))
  useTituloPagina(ebook?.titulo ?? 'Ebook')
  if (error instanceof ApiError && error.status === 404) return <EbookInexistente />
  if (!ebook && isError) {
    return (
      <SemEbook>
        <EstadoErro message="Erro ao buscar ebook." onRetry={() => void refetch()} />
      </SemEbook>
    )
  }
  // No heading yet: the focus and the announcement of the page wait for the book's own.
  if (!ebook) return <Loading label="Carregando o ebook" />
  return (
    <>
      <EbookFicha ebook={ebook} aviso={<AvisoDeAmostra />} />
      <div className="ebook-texto">
        {ebook.prefacio && <Prefacio prefacio={ebook.prefacio} />}
        <SumarioDoEbook ebookId={id} />
      </div>
      <CarrosselDeEbooks
        titulo="Ebooks das mesmas categorias"
        query={mesmas}
        erro="Erro ao buscar dados."
        vazio="Não há outros ebooks nestas categorias."
      />
    </>
  )
}

function EbookInexistente() {
  useTituloPagina('Ebook')
  return (
    <SemEbook>
      <EstadoErro message="Ebook não encontrado.">
        <div className="adiante">
          <Link className="link" to={paths.ebooks()}>
            Ver os ebooks
          </Link>
        </div>
      </EstadoErro>
    </SemEbook>
  )
}

function SemEbook({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="lista-rosto">
        <h1 className="h1">Ebook</h1>
      </header>
      {children}
    </>
  )
}
