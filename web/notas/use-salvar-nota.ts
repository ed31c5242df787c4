import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Nota } from '#contract/notas.ts'
import type { AlvoDaNota, NotaEmEscrita } from './nota-em-escrita.ts'
import { NOTAS } from './notas.ts'
import { dropNota, putNewNota, replaceNota } from './put-nota.ts'
import { saveOrKeep } from './save-or-keep.ts'

interface Outcomes {
  /** @param escrita as it was sent */
  readonly onSalva: (escrita: NotaEmEscrita) => void
  /** It is on the device, and will be sent when the network is back. */
  readonly onGuardada: (escrita: NotaEmEscrita) => void
  readonly onConflito: (salva: Nota) => void
  readonly onFalha: () => void
}

/**
 * Saves what is being written and shows it in the lists. It goes on to its end when the form is left meanwhile.
 * @param inicio what the form began with
 */
export function useSalvarNota(
  alvo: AlvoDaNota,
  inicio: NotaEmEscrita,
  { onSalva, onGuardada, onConflito, onFalha }: Outcomes,
) {
  const showInLists = useShowInLists(alvo)
  return useMutation({
    mutationKey: [NOTAS],
    mutationFn: (edicao: NotaEmEscrita) => saveOrKeep(alvo, edicao, inicio),
    // After what a form that was left is still saving of it.
    scope: { id: `${NOTAS} ${inicio.id}` },
    onSuccess: (salvamento, escrita) => {
      if (salvamento.tipo === 'conflito') return onConflito(salvamento.salva)
      showInLists(salvamento.nota)
      if (salvamento.tipo === 'guardada') onGuardada(escrita)
      else onSalva(escrita)
    },
    onError: (error, { versao }) => {
      console.error(versao === null ? 'Erro ao criar nota:' : 'Erro ao editar nota:', error)
      onFalha()
    },
  })
}

/** Puts a note where the one that was opened is listed. */
export function useShowInLists(alvo: AlvoDaNota): (nota: Nota) => void {
  const queryClient = useQueryClient()
  return (nota) => {
    if (alvo.nota?.id === nota.id) return replaceNota(queryClient, nota)
    // The one that was opened had been deleted elsewhere, and was saved as a new one.
    if (alvo.nota) dropNota(queryClient, alvo.nota.id)
    putNewNota(queryClient, alvo, nota)
  }
}
