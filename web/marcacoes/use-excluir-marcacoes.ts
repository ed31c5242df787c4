import { useQueryClient } from '@tanstack/react-query'
import type { Marcacao } from '#contract/marcacoes.ts'
import { DESTAQUES } from '../destaques/public.ts'
import { MARCAS } from '../marcas/public.ts'
import { NOTAS } from '../notas/public.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { changeListas } from './change-listas.ts'
import { adiarExclusao, nameOfMarcacao } from './exclusao-adiada.ts'
import { MARCACOES } from './queries.ts'

/** Takes marks out of the list, and deletes them when the time to undo it has passed. */
export function useExcluirMarcacoes(edicao: string | undefined): (marcacoes: readonly Marcacao[]) => void {
  const queryClient = useQueryClient()
  return (marcacoes) =>
    adiarExclusao(marcacoes, {
      edicao,
      onEnd({ excluidas, falha }) {
        const gone = new Set(excluidas.map(nameOfMarcacao))
        changeListas(queryClient, (lista) => lista.filter((each) => !gone.has(nameOfMarcacao(each))))
        for (const queryKey of [[MARCACOES], [NOTAS], [DESTAQUES], [MARCAS]]) {
          void queryClient.invalidateQueries({ queryKey })
        }
        const left = marcacoes.length - excluidas.length
        if (left === 0) {
          const quantas = formatQuantidade(excluidas.length, 'marcação excluída', 'marcações excluídas')
          return showSucesso(`${quantas}.`)
        }
        console.error('Erro ao excluir marcações:', falha)
        const quantas = formatQuantidade(left, 'marcação continua', 'marcações continuam')
        showErro(`${quantas} na lista. ${falha instanceof Error ? falha.message : ''}`)
      },
    })
}
