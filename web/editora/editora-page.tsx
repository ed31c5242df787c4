import '../styles/editora.css'
import '../styles/editora-contas.css'
import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import type { Papel } from '#contract/papel.ts'
import { useAuthStore } from '../auth/public.ts'
import { Loading } from '../ui/loading.tsx'
import { NaoEncontradaPage } from '../ui/nao-encontrada-page.tsx'
import { InicioDaEditora } from './inicio-da-editora.tsx'
import { MenuDaEditora } from './menu-da-editora.tsx'
import { useHasPagamentos } from './pagamentos/use-has-pagamentos.ts'
import { listPaginas, PAGAMENTOS } from './paginas.ts'

/** /editora: the publisher's desk. To who has no role there is no such page. */
export function EditoraPage() {
  const papel: Papel = useAuthStore((state) => state.user?.papel) ?? 'leitor'
  const paginas = listPaginas(papel)
  const hasPagamentos = useHasPagamentos(papel !== 'leitor')
  const oferecidas = paginas.filter(({ path }) => hasPagamentos || path !== PAGAMENTOS)
  if (papel === 'leitor') return <NaoEncontradaPage />
  return (
    <div className="mesa">
      <MenuDaEditora paginas={oferecidas} />
      <div className="mesa-corpo">
        <Suspense fallback={<Loading label="Carregando a página" />}>
          <Routes>
            <Route index element={<InicioDaEditora paginas={oferecidas} />} />
            {paginas.map(({ path, Component }) => (
              <Route key={path} path={`${path}/*`} element={<Component />} />
            ))}
            <Route path="*" element={<NaoEncontradaPage />} />
          </Routes>
        </Suspense>
      </div>
    </div>
  )
}
