import { Route, Routes, useParams } from 'react-router'
import { ContaDaEditora } from './conta-da-editora.tsx'
import { ListaDeContas } from './lista-de-contas.tsx'

/** /editora/leitores: the readers' accounts; below it one of them. */
export function LeitoresPage() {
  return (
    <Routes>
      <Route index element={<ListaDeContas />} />
      <Route path=":id" element={<ContaDoEndereco />} />
    </Routes>
  )
}

function ContaDoEndereco() {
  const { id = '' } = useParams()
  return <ContaDaEditora key={id} id={id} />
}
