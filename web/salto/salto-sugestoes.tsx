import { CornerDownLeft, Search } from 'lucide-react'
import type { ListaDoCombobox } from '../ui/use-combobox.ts'
import type { OpcaoDoSalto } from './opcoes.ts'

interface SaltoSugestoesProps {
  /** Of the box. */
  readonly combobox: ListaDoCombobox
  readonly opcoes: readonly OpcaoDoSalto[]
  /** What is being waited for or what went wrong; null when all is well. */
  readonly estado: string | null
  readonly isErro: boolean
  readonly onRetry: (() => void) | undefined
}

/** What the typed text may mean, and what is wrong with it. */
export function SaltoSugestoes({ combobox, opcoes, estado, isErro, onRetry }: SaltoSugestoesProps) {
  return (
    <>
      <div className="salto-estado" id={`${combobox.id}-estado`} role="status">
        {estado ? (
          <p className={isErro ? 'rubrica-erro' : undefined}>{estado}</p>
        ) : (
          opcoes.length > 1 && <p className="sr">{opcoes.length} sugestões.</p>
        )}
        {!estado && opcoes.length === 0 && (
          <p>Por exemplo: Jo 3.16, Salmo 23, CFW 8.2, CMW 97, justificação, “só pela fé”.</p>
        )}
        {onRetry && (
          <button type="button" className="btn btn-2 btn-sm" onClick={onRetry}>
            Tentar de novo
          </button>
        )}
      </div>
      <div className="salto-lista" {...combobox.lista}>
        {opcoes.map(({ chave, rotulo, detalhe, tipo, abrir }, index) => (
          <div key={chave} className={tipo} {...combobox.opcao(index, abrir)}>
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
