import { type ComponentProps, lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'

const CompartilharDialog = lazy(async () => ({
  default: (await import('./compartilhar-dialog.tsx')).CompartilharDialog,
}))

/** The dialog, fetched when it is asked for. Outside of what asks: that may be a heading, or a menu that goes. */
export function Compartilhar(props: ComponentProps<typeof CompartilharDialog>) {
  return createPortal(
    <Suspense fallback={null}>
      <CompartilharDialog {...props} />
    </Suspense>,
    document.body,
  )
}
