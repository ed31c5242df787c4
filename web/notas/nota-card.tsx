import { useRef } from 'react'
import { Link } from 'react-router'
import type { Nota } from '#contract/notas.ts'
import { formatDia } from '../platform/format-dia.ts'
import { useAlvo } from '../ui/alvo.ts'
import { AvisoDeRascunho } from './aviso-de-rascunho.tsx'
import { NaoEnviada } from './nao-enviada.tsx'
import { NotaAcoes, pencilOf } from './nota-acoes.tsx'
import { NotaTexto } from './nota-texto.tsx'
import type { lugarDaNota } from './place-label.ts'
import { tituloOf } from './texto-da-nota.ts'

type LugarDaNota = ReturnType<typeof lugarDaNota>

interface NotaCardProps {
  readonly nota: Nota
  /** The place inside the page that it is about; null for the whole page. */
  readonly lugar: LugarDaNota
  /** Whether the address leads to this note, `?nota=` with its id. */
  readonly isAlvo: boolean
  /** Whether an edit of it was begun on this device and not saved. */
  readonly hasRascunho: boolean
  readonly onEdit: (trigger: HTMLElement) => void
  readonly onDelete: (trigger: HTMLElement) => void
}

/** A note in the panel under a chapter or question. */
export function NotaCard({ nota, lugar, isAlvo, hasRascunho, onEdit, onDelete }: NotaCardProps) {
  const card = useRef<HTMLLIElement>(null)
  useAlvo(card, isAlvo)
  return (
    <li ref={card} className={isAlvo ? 'note alvo' : 'note'}>
      <div className="topo">
        <div>
          <h3 dir="auto">{tituloOf(nota)}</h3>
          <p className="meta">
            {lugar && (
              <>
                <Link className="link" to={lugar.to}>
                  {lugar.nome}
                </Link>
                {' · '}
              </>
            )}
            <time dateTime={nota.data_criacao}>{formatDia(nota.data_criacao)}</time>
          </p>
          <NaoEnviada id={nota.id} />
        </div>
        <div className="acts">
          <NotaAcoes nota={nota} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </div>
      <NotaTexto texto={nota.anotacao} isWhole={isAlvo} />
      {hasRascunho && (
        <AvisoDeRascunho
          texto="Há uma edição desta nota que você ainda não salvou."
          onContinue={(trigger) => onEdit(pencilOf(trigger))}
        />
      )}
    </li>
  )
}
