import '../styles/recorte.css'
import { CircleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { closeModalOf } from '../ui/use-modal.ts'
import type { FotoAberta } from './open-foto.ts'
import { initialRecorte, type Recorte, toPixels, ZOOM_MAX, zoomOf, zoomRecorte } from './recorte.ts'
import { RecorteArea } from './recorte-area.tsx'
import { RecorteCanvas } from './recorte-canvas.tsx'

interface RecorteDialogProps {
  readonly foto: FotoAberta
  /** The photo is on its way to the server. */
  readonly isSending: boolean
  /** Why it could not be saved, if it could not. */
  readonly erro: string | undefined
  /** 'Salvar' was chosen; the square is in whole pixels of the upright picture. */
  readonly onSend: (recorte: Recorte) => void
  readonly onClose: () => void
}

/** Cuts a square out of the chosen photo and sends it. */
export function RecorteDialog({ foto, isSending, erro, onSend, onClose }: RecorteDialogProps) {
  const [recorte, setRecorte] = useState(() => initialRecorte(foto))
  const id = useId()
  const zoom = zoomOf(recorte, foto)

  return (
    <FolhaModal titulo="Recortar a foto" onClose={onClose}>
      <div className="recorte">
        <RecorteArea foto={foto} recorte={recorte} onChange={setRecorte} describedBy={`${id}-uso`} />
        <div className="recorte-lado">
          <RecorteCanvas foto={foto} recorte={recorte} pixels={192} className="recorte-previa" />
          <div>
            <label className="label" htmlFor={`${id}-zoom`}>
              Aproximação
            </label>
            <input
              id={`${id}-zoom`}
              className="recorte-zoom"
              type="range"
              min={1}
              max={ZOOM_MAX}
              step={0.01}
              value={zoom}
              aria-valuetext={`${Math.round(zoom * 100)}%`}
              onChange={({ currentTarget }) =>
                setRecorte(zoomRecorte(recorte, Number(currentTarget.value), foto))
              }
            />
          </div>
          <p className="small faint" id={`${id}-uso`}>
            Arraste a foto, ou clique no ponto que deve ficar no meio. No teclado, as setas movem,
            +&nbsp;aproxima e −&nbsp;afasta.
          </p>
        </div>
      </div>
      <div role="alert">
        {erro && (
          <p className="er">
            <CircleAlert className="i" aria-hidden="true" /> {erro}
          </p>
        )}
      </div>
      <div className="recorte-atos">
        <button
          type="button"
          className="btn btn-2"
          onClick={({ currentTarget }) => closeModalOf(currentTarget)}
        >
          Cancelar
        </button>
        <button
          type="button"
          className="btn btn-1"
          aria-disabled={isSending}
          onClick={() => !isSending && onSend(toPixels(recorte, foto))}
        >
          {isSending ? 'Enviando a foto…' : 'Salvar'}
        </button>
      </div>
    </FolhaModal>
  )
}
