/** The jump box: its code is fetched when it is first wanted. */
import type { ReactNode } from 'react'
import { create } from 'zustand'
import { showErro } from '../ui/banner-store.ts'

interface SaltoDialogProps {
  readonly onClose: () => void
}

interface SaltoState {
  /** The box while it is open, else null. */
  readonly Caixa: ((props: SaltoDialogProps) => ReactNode) | null
}

export const useSaltoStore = create<SaltoState>()(() => ({ Caixa: null }))

const importCaixa = () => import('./salto-dialog.tsx')

/** Opens the jump box. */
export async function openSalto(): Promise<void> {
  try {
    const { SaltoDialog } = await importCaixa()
    useSaltoStore.setState({ Caixa: SaltoDialog })
  } catch (error) {
    console.error('Erro ao abrir a caixa de referências:', error)
    showErro('A caixa de referências não pôde ser carregada. Verifique a conexão e tente de novo.')
  }
}

/** Fetches the box's code before it is wanted; a failure shows when it is. */
export function prefetchSalto(): void {
  importCaixa().catch(() => {})
}

export function closeSalto(): void {
  useSaltoStore.setState({ Caixa: null })
}
