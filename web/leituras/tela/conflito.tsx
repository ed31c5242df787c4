import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { CapituloResumo } from '#contract/ebook-texto.ts'
import { toLugar } from '../lugar-da-leitura.ts'
import { ConflitoDialog } from './conflito-dialog.tsx'
import type { Modelo } from './modelo.ts'
import { percentDoLugar } from './percent-do-lugar.ts'

interface ConflitoProps {
  readonly modelo: Modelo
  readonly sumario: readonly CapituloResumo[]
}

/** The question that another device's reading asks, when it does. */
export function ConflitoDeLugar({ modelo, sumario }: ConflitoProps) {
  const queryClient = useQueryClient()
  const leitura = useStore(modelo.store, ({ conflito }) => conflito)
  if (leitura === null) return null
  return (
    <ConflitoDialog
      leitura={leitura}
      sumario={sumario}
      percent={percentDoLugar(queryClient, leitura.ebook.id, sumario, toLugar(leitura))}
      onIr={modelo.irParaLa}
      onContinuar={modelo.continuarDaqui}
    />
  )
}
