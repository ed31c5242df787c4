import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Livro } from '#contract/biblia.ts'
import { livrosQuery } from '../biblia/public.ts'
import { Campo } from '../ui/campo.tsx'
import type { LugarDaFolha } from '../ui/impressao/lugar-da-folha.ts'

/** Longer than thirty references. */
const MAX_LUGARES_DIGITADOS = 300

/** What reads references is wanted by few, and not at once. */
const importParser = () => import('./parse-lugares-digitados.ts')

interface AcrescentarLugarProps {
  /** @returns why not, as a sentence; null when they were taken */
  readonly onAdd: (lugares: readonly LugarDaFolha[]) => string | null
}

/** The field that puts typed references on the handout. */
export function AcrescentarLugar({ onAdd }: AcrescentarLugarProps) {
  const queryClient = useQueryClient()
  const [texto, setTexto] = useState('')
  const [erro, setErro] = useState<string>()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    try {
      const { parseLugaresDigitados } = await importParser()
      const lugares = parseLugaresDigitados(texto, await fetchLivros(queryClient))
      const falha = typeof lugares === 'string' ? lugares : onAdd(lugares)
      setErro(falha ?? undefined)
      if (falha === null) setTexto('')
    } catch {
      setErro('Sem conexão para entender a referência. Tente de novo.')
    }
  }
  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate>
      <Campo
        rotulo="Acrescentar"
        name="lugar"
        dica="Como “CFW 8.1-3”, “BCW 1-5” ou “Jo 3.16-18”; vários, com ponto e vírgula."
        maxLength={MAX_LUGARES_DIGITADOS}
        autoComplete="off"
        value={texto}
        onFocus={() => {
          importParser().catch(() => undefined)
          void fetchLivros(queryClient)
        }}
        erro={erro}
        onChange={({ currentTarget }) => {
          setTexto(currentTarget.value)
          setErro(undefined)
        }}
      />
      <button type="submit" className="btn btn-2 btn-sm">
        Pôr na folha
      </button>
    </form>
  )
}

/** The books of the Bible; none while they cannot be fetched, which the standards do not need. */
async function fetchLivros(queryClient: QueryClient): Promise<Livro[]> {
  const testamentos = [livrosQuery('antigo'), livrosQuery('novo')]
  const livros = await Promise.all(testamentos.map((query) => queryClient.fetchQuery(query))).catch(() => [])
  return livros.flat()
}
