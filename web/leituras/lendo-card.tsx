import { Check, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatNomes } from '#contract/autores.ts'
import type { Leitura } from '#contract/leituras.ts'
import { paths } from '../paths.ts'
import { formatMomento } from '../platform/format-momento.ts'
import { Capa } from '../ui/capa/capa.tsx'
import { RemoverDialog } from './remover-dialog.tsx'
import { useMarcarComoLido } from './use-ler.ts'
import { useRemover } from './use-salvar.ts'

interface LendoCardProps {
  readonly leitura: Leitura
  readonly onGone: () => void
}

/** A book that is being read: how far, since when, and what can be done with it. */
export function LendoCard({ leitura, onGone }: LendoCardProps) {
  const { id, ebook, ultima_visualizacao: ultima } = leitura
  const marcar = useMarcarComoLido(onGone)
  const remover = useRemover()
  const [isAsking, setIsAsking] = useState(false)
  const sr = <span className="sr">: {ebook.titulo}</span>

  function handleLido() {
    if (!marcar.isPending) marcar.mutate(id)
  }

  return (
    <li className="rd">
      <Link className="cvw" to={paths.ebook(ebook.id)} tabIndex={-1} aria-hidden="true">
        <Capa livro={ebook} />
      </Link>
      <div>
        <div className="rd-topo">
          <h2 className="h3">
            <Link to={paths.ebook(ebook.id)}>{ebook.titulo}</Link>
          </h2>
          <button
            type="button"
            className="icon-btn"
            aria-label={`Remover da estante: ${ebook.titulo}`}
            title="Remover da estante"
            onClick={() => setIsAsking(true)}
          >
            <Trash2 className="i" aria-hidden="true" />
          </button>
        </div>
        <p className="faint small">{formatNomes(ebook.autores)}</p>
        <Progresso leitura={leitura} ultima={ultima} />
        <div className="ac">
          <Link className="btn btn-1" to={paths.leitura(id)}>
            <span>Continuar Lendo{sr}</span>
          </Link>
          <button type="button" className="btn btn-2" aria-disabled={marcar.isPending} onClick={handleLido}>
            <Check className="i" aria-hidden="true" /> <span>Lido{sr}</span>
          </button>
        </div>
      </div>
      {isAsking && (
        <RemoverDialog
          titulo={ebook.titulo}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            remover.mutate(id)
            onGone()
          }}
        />
      )}
    </li>
  )
}

function Progresso({ leitura: { progresso, ebook }, ultima }: { leitura: Leitura; ultima: string }) {
  const percent = Math.round(progresso)
  return (
    <div className="pg">
      <div
        className="progress"
        role="progressbar"
        aria-label={`Progresso: ${ebook.titulo}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className="small">
        <b>{percent}% Lido</b>
        <time className="faint" dateTime={ultima} title="Última leitura">
          {formatMomento(ultima)}
        </time>
      </p>
    </div>
  )
}
