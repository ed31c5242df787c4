import { Carregando } from './loading.tsx'

/** A whole page that waits: for the session check, or for the code of the first page. */
export function Verificando() {
  return (
    <main className="page verificando">
      <Carregando />
    </main>
  )
}
