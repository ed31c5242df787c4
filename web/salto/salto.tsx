import { Search } from 'lucide-react'
import { onIntent } from '../ui/intent.ts'
import { SALTO_TECLAS, useSaltoKeys } from './salto-keys.ts'
import { closeSalto, openSalto, prefetchSalto, useSaltoStore } from './salto-store.ts'

const ROTULO = 'Buscar'

/** The jump box where it opens: its keys, and the box itself once it is wanted. */
export function Salto() {
  const Caixa = useSaltoStore((state) => state.Caixa)
  useSaltoKeys()
  return Caixa && <Caixa onClose={closeSalto} />
}

/** The magnifier in the top bar, on every screen: the box finds references and searches. */
export function SaltoButton() {
  return (
    <button
      type="button"
      className="icon-btn lupa"
      aria-label={ROTULO}
      aria-haspopup="dialog"
      aria-keyshortcuts={SALTO_TECLAS.aria}
      title={`${ROTULO} (${SALTO_TECLAS.visivel})`}
      onClick={() => void openSalto()}
      {...onIntent(prefetchSalto)}
    >
      <Search className="i" aria-hidden="true" />
    </button>
  )
}
