import '../styles/notas.css'
import '../styles/notas-lista.css'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useConta } from '../auth/use-conta.ts'
import { paths } from '../paths.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { BuscaDeNotas } from './busca-de-notas.tsx'
import { ExportarBotao } from './exportar-botao.tsx'
import { type Filtro, formatTotal, readFiltro, writeFiltro } from './filtro.ts'
import { FiltroDeSiglas } from './filtro-de-siglas.tsx'
import { ListaNotas } from './lista-notas.tsx'
import { NotaDialogos } from './nota-dialogos.tsx'
import { notasQuery } from './queries.ts'
import { useNotaAberta } from './use-nota-aberta.ts'

/** /notas: all notes of the reader, newest first. */
export function NotasPage() {
  useTituloPagina('Suas Notas')
  useLugarDeVolta(() => 'às notas', { isDestino: false })
  const [search, setSearch] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const dialogo = useNotaAberta(heading)
  const { usuario } = useConta()
  const filtro = readFiltro(search)
  const lista = useInfiniteQuery({ ...notasQuery(filtro), placeholderData: keepPreviousData })
  const total = lista.data?.pages.reduce((sum, { notas }) => sum + notas.length, 0) ?? 0

  function changeFiltro(change: Partial<Filtro>) {
    // The search comes late, and a button may have been used since: what the router hands out is of then.
    const current = readFiltro(new URLSearchParams(window.location.search))
    setSearch(writeFiltro({ ...current, ...change }), { replace: true })
  }
  return (
    <>
      <header className="notas-topo">
        <h1 className="h1" ref={heading} tabIndex={-1}>
          Suas Notas
        </h1>
        <FiltroDeSiglas sigla={filtro.sigla} onChange={(sigla) => changeFiltro({ sigla })} />
        <div className="notas-barra">
          <BuscaDeNotas busca={filtro.busca} onSearch={(busca) => changeFiltro({ busca })} />
          <p className="small faint" role="status">
            {!lista.isPlaceholderData && formatTotal(total, lista.hasNextPage)}
          </p>
          <Link className="link" to={paths.marcacoes()}>
            Notas, destaques e marcas
          </Link>
          <ExportarBotao filtro={filtro} />
        </div>
      </header>
      <hr className="thick-thin" />
      <ListaNotas lista={lista} filtro={filtro} leitor={usuario} dialogo={dialogo} />
      <NotaDialogos dialogo={dialogo} />
    </>
  )
}
