import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { CapituloDoRelatorio, RascunhoCompleto, Relatorio } from '#contract/editora/rascunhos.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { formatNumero, formatQuantidade } from '../../platform/quantidade.ts'
import { EstadoErro } from '../../ui/estado.tsx'
import { Carregando } from '../../ui/loading.tsx'
import { PapelDaPrevia } from './papel-da-previa.tsx'
import { capituloDoRascunhoQuery } from './queries.ts'
import type { RenderCapitulo } from './render-capitulo.ts'

interface CapituloEmPreviaProps {
  readonly rascunho: RascunhoCompleto
  readonly relatorio: Relatorio
  readonly renderCapitulo: RenderCapitulo
}

/** The chapters of a file that was read, and the beginning of the one that is chosen. */
export function CapituloEmPrevia({ rascunho, relatorio, renderCapitulo }: CapituloEmPreviaProps) {
  const id = useId()
  const { capitulos, capitulos_total } = relatorio
  const [ordem, setOrdem] = useState(capitulos[0]?.ordem ?? 1)
  const { data, error, isPlaceholderData, refetch } = useQuery(
    capituloDoRascunhoQuery(rascunho.id, ordem, rascunho.versao),
  )
  if (capitulos.length === 0) return null
  return (
    <section className="previa-do-livro" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        Prévia
      </h2>
      <div className="capitulos-e-previa">
        <div>
          <ol className="capitulos-do-rascunho">
            {capitulos.map((capitulo) => (
              <LinhaDoCapitulo
                key={capitulo.ordem}
                capitulo={capitulo}
                isOpen={capitulo.ordem === ordem}
                onOpen={() => setOrdem(capitulo.ordem)}
              />
            ))}
          </ol>
          {capitulos_total > capitulos.length && (
            <p className="small muted">
              E mais {formatQuantidade(capitulos_total - capitulos.length, 'capítulo', 'capítulos')}.
            </p>
          )}
        </div>
        <PapelDaPrevia label="Texto do capítulo" isBusy={isPlaceholderData}>
          {error && !data && (
            <EstadoErro
              message={failureSentence(error, 'Não foi possível abrir o capítulo')}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && <Carregando />}
          {data && renderCapitulo(data)}
          {data && data.paragrafos_total > data.paragrafos.length && (
            <p className="small muted">
              A prévia mostra o começo: {formatNumero(data.paragrafos.length)} de{' '}
              {formatNumero(data.paragrafos_total)} parágrafos.
            </p>
          )}
        </PapelDaPrevia>
      </div>
    </section>
  )
}

interface LinhaDoCapituloProps {
  readonly capitulo: CapituloDoRelatorio
  readonly isOpen: boolean
  readonly onOpen: () => void
}

function LinhaDoCapitulo({ capitulo, isOpen, onOpen }: LinhaDoCapituloProps) {
  return (
    <li data-nivel={Math.min(capitulo.nivel, 3)}>
      <button type="button" aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
        <span>{capitulo.titulo}</span>{' '}
        <span className="small faint">{formatQuantidade(capitulo.palavras, 'palavra', 'palavras')}</span>
      </button>
    </li>
  )
}
