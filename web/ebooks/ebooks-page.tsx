import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { parseId } from '../platform/parse-id.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { BuscaTitulos } from './busca-titulos.tsx'
import { CarrosselDeEbooks } from './carrossel-de-ebooks.tsx'
import { CategoriasAoAcaso } from './categorias-ao-acaso.tsx'
import { EbooksDaCategoria } from './ebooks-da-categoria.tsx'
import { FiltroDeCategoria } from './filtro-de-categoria.tsx'
import { MaisLidos } from './mais-lidos.tsx'
import { recomendadosQuery, ultimosLancamentosQuery } from './queries.ts'

const ERRO = 'Erro ao carregar dados'

/** /ebooks: what to read next. A chosen category ('?categoria=4') shows its ebooks instead. */
export function EbooksPage() {
  useTituloPagina('Ebooks')
  const [search, setSearch] = useSearchParams()
  const categoriaId = parseId(search.get('categoria') ?? undefined)
  return (
    <>
      <header className="eh">
        <h1 className="h1">Ebooks</h1>
        <div className="find">
          <FiltroDeCategoria
            categoriaId={categoriaId}
            onChange={(id) => setSearch(id === null ? {} : { categoria: String(id) }, { replace: true })}
          />
          <BuscaTitulos />
        </div>
      </header>
      {categoriaId === null ? <Painel /> : <EbooksDaCategoria id={categoriaId} />}
    </>
  )
}

function Painel() {
  return (
    <>
      <CarrosselDeEbooks
        titulo="Recomendados"
        query={useQuery(recomendadosQuery())}
        erro={ERRO}
        vazio="As recomendações aparecerão aqui."
      />
      <div className="two">
        <MaisLidos />
        <CategoriasAoAcaso />
      </div>
      <CarrosselDeEbooks
        titulo="Últimos lançamentos"
        query={useQuery(ultimosLancamentosQuery())}
        erro={ERRO}
        vazio="Os ebooks novos aparecerão aqui."
      />
    </>
  )
}
