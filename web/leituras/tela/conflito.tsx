import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { CapituloResumo } from '#contract/ebook-texto.ts'
import type { Leitura } from '#contract/leituras.ts'
import { ConflitoDialog } from './conflito-dialog.tsx'
import { fracaoLida, percentDoLivro } from './fracao-lida.ts'
import type { Modelo } from './modelo.ts'
import { capituloQuery } from './queries.ts'

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
      percent={percentOf(leitura)}
      onIr={modelo.irParaLa}
      onContinuar={modelo.continuarDaqui}
    />
  )

  /** Of a chapter that this device has not fetched only the beginning is known. */
  function percentOf({ ebook, capitulo_atual, posicao: { paragrafo_id, deslocamento } }: Leitura): number {
    const id = capitulo_atual ?? 0
    const capitulo = queryClient.getQueryData(capituloQuery(ebook.id, id).queryKey)
    const ponto = paragrafo_id === null ? null : { paragrafo: paragrafo_id, deslocamento }
    return percentDoLivro(sumario, id, capitulo ? fracaoLida(capitulo.paragrafos, ponto) : 0)
  }
}
