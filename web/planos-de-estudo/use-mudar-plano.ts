import { useMutation, useQueryClient } from '@tanstack/react-query'
import { v7 as uuidv7 } from 'uuid'
import { deslocamentoPara, type Passo } from '#contract/etapas-do-plano.ts'
import type { PlanoIniciado } from '#contract/planos-iniciados.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { retryDelay, shouldRetry } from '../platform/query-client.ts'
import { showErro } from '../ui/banner-store.ts'
import { gravarMudanca } from './gravar-mudanca.ts'
import { applyMudanca, type MudancaDoPlano, PLANOS_DE_ESTUDO } from './mudanca-do-plano.ts'
import { iniciadosQuery } from './queries.ts'

/** What a reader can do with his plans: seen at once, kept or sent meanwhile, taken back with a sentence when it fails. */
export function useMudarPlano() {
  const queryClient = useQueryClient()
  const { queryKey } = iniciadosQuery()
  const { mutate } = useMutation({
    mutationFn: ({ id, mudanca }: { id: string; mudanca: MudancaDoPlano }) => gravarMudanca(id, mudanca),
    // A mark goes after the beginning of its plan.
    scope: { id: PLANOS_DE_ESTUDO },
    retry: shouldRetry,
    retryDelay,
    onError: (error) => {
      console.error('Erro ao guardar o plano:', error)
      showErro(failureSentence(error, 'O plano não foi guardado'))
      void queryClient.invalidateQueries({ queryKey })
    },
  })

  function mudar(id: string, mudanca: MudancaDoPlano): void {
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (now) => now && applyMudanca(now, id, mudanca))
    mutate({ id, mudanca })
  }
  const mudarEstado = (iniciado: PlanoIniciado, estado: { deslocamento?: number; encerrado?: boolean }) => {
    const { id, deslocamento, encerrado, mudado_em } = iniciado
    const novo = { deslocamento, encerrado, ...estado, mudado_em: after(mudado_em) }
    mudar(id, { estado: novo, marcas: [] })
  }
  return {
    comecar(plano: string, inicio: string): void {
      const estado = { deslocamento: 0, encerrado: false, mudado_em: new Date().toISOString() }
      mudar(uuidv7(), { novo: { plano, inicio }, estado, marcas: [] })
    },
    /** @param nomes of portions */
    marcar({ id }: PlanoIniciado, nomes: readonly string[], feito: boolean): void {
      const mudado_em = new Date().toISOString()
      mudar(id, { marcas: nomes.map((porcao) => ({ porcao, feito, mudado_em })) })
    },
    /** Moves the plan so that a step is today's. */
    recomecar(iniciado: PlanoIniciado, passo: Passo, etapa: number, hoje: string): void {
      mudarEstado(iniciado, { deslocamento: deslocamentoPara(iniciado.inicio, passo, etapa, hoje) })
    },
    encerrar: (iniciado: PlanoIniciado) => mudarEstado(iniciado, { encerrado: true }),
    retomar: (iniciado: PlanoIniciado) => mudarEstado(iniciado, { encerrado: false }),
  }
}

/** Now, but after what is known: a clock that is behind that of another device still changes what is seen here. */
function after(mudado_em: string): string {
  return new Date(Math.max(Date.now(), Date.parse(mudado_em) + 1)).toISOString()
}
