import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { formatNomes } from '#contract/autores.ts'
import { paths } from '../paths.ts'
import { parseFiltro } from '../platform/filtro.ts'
import { CampoFiltro } from '../ui/campo-filtro.tsx'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLembrado } from '../ui/use-lembrado.ts'
import { GradeDeEbooks } from './grade-de-ebooks.tsx'
import { ebooksQuery } from './queries.ts'

/** /ebooks/artigos: the ebooks that are articles. */
export function ArtigosPage() {
  useTituloPagina('Artigos')
  return (
    <>
      <header className="lista-rosto">
        <h1 className="h1">Artigos</h1>
      </header>
      <Artigos />
    </>
  )
}

function Artigos() {
  const { data, isError, refetch } = useQuery(ebooksQuery('artigo'))
  const [filtro, setFiltro] = useLembrado('filtro', z.string(), '')
  const stays = parseFiltro(useDeferredValue(filtro))
  const visiveis = data?.filter(({ titulo, subtitulo, autores }) =>
    stays(`${titulo} ${subtitulo ?? ''} ${formatNomes(autores)}`, []),
  )
  const total = visiveis?.length ?? 0
  return (
    <>
      <CampoFiltro
        className="lista-filtro"
        rotulo="Pesquise aqui"
        filtro={filtro}
        onChange={setFiltro}
        // Nothing is said of the number while it is not known.
        total={data ? formatArtigos(total) : '\u00a0'}
      />
      {!data && isError && <EstadoErro message="Erro ao buscar dados." onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
      {visiveis && total > 0 && <GradeDeEbooks ebooks={visiveis} label="Artigos" />}
      {data && data.length > 0 && total === 0 && <EstadoVazio>Nenhum resultado encontrado.</EstadoVazio>}
      {data?.length === 0 && <SemArtigos />}
    </>
  )
}

function SemArtigos() {
  return (
    <>
      <EstadoVazio>Os artigos aparecerão aqui.</EstadoVazio>
      <p className="vazio-caminho">
        <Link className="link" to={paths.ebooks()}>
          Ver os ebooks
        </Link>
      </p>
    </>
  )
}

function formatArtigos(total: number): string {
  if (total === 0) return ''
  return total === 1 ? '1 artigo' : `${total} artigos`
}
