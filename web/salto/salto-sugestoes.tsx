import { CornerDownLeft, Search } from 'lucide-react'
import type { OpcaoDoSalto } from './opcoes.ts'

interface SaltoSugestoesProps {
  /** Of the box; those of the list and its options begin with it. */
  readonly id: string
  readonly opcoes: readonly OpcaoDoSalto[]
  /** Index of the option that Enter opens; -1 when there is none. */
  readonly ativa: number
  /** What is being waited for or what went wrong; null when all is well. */
  readonly estado: string | null
  readonly isErro: boolean
  readonly onRetry: (() => void) | undefined
}

/** What the typed text may mean, and what is wrong with it. */
export function SaltoSugestoes({ id, opcoes, ativa, estado, isErro, onRetry }: SaltoSugestoesProps) {
  return (
    <>
      <div className="salto-estado" id={`${id}-estado`} role="status">
        {estado ? (
          <p className={isErro ? 'rubrica-erro' : undefined}>{estado}</p>
        ) : (
          opcoes.length > 1 && <p className="sr">{opcoes.length} sugestões.</p>
        )}
        {!estado && opcoes.length === 0 && (
          <p>Por exemplo: Jo 3.16, Salmo 23, CFW 8, CMW 97, justificação, “só pela fé”.</p>
        )}
        {onRetry && (
          <button type="button" className="btn btn-2 btn-sm" onClick={onRetry}>
            Tentar de novo
          </button>
        )}
      </div>
      <div className="salto-lista" id={`${id}-lista`} role="listbox" aria-label="Sugestões">
        {opcoes.map(({ chave, rotulo, detalhe, tipo, abrir }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          <div
            key={chave}
            id={`${id}-${index}`}
            className={tipo}
            role="option"
            tabIndex={-1}
            aria-selected={index === ativa}
            onClick={abrir}
          >
            {tipo === 'busca' && <Search className="i lupa" aria-hidden="true" />}
            <span className="rotulo">{rotulo}</span>
            {detalhe && <small>{detalhe}</small>}
            <CornerDownLeft className="i entra" aria-hidden="true" />
          </div>
        ))}
      </div>
    </>
  )
}
