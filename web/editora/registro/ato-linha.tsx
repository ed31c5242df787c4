import { Link } from 'react-router'
import { ACOES, type Ato } from '#contract/editora/atos.ts'
import { paths } from '../../paths.ts'
import { formatMomento } from '../../platform/format-momento.ts'

const NOMES: Readonly<Record<string, string>> = ACOES

interface AtoLinhaProps {
  readonly ato: Ato
  /** Shows only what was done with the account of the act; null where that is all that is shown. */
  readonly onLeitor: ((id: string) => void) | null
}

/** One act of the desk: what, with whose account, when and by whom. */
export function AtoLinha({ ato: { ocorrido_em, autor, acao, alvo, detalhes }, onLeitor }: AtoLinhaProps) {
  const mais = Object.entries(detalhes).map(([nome, valor]) => `${nome} ${valor}`)
  return (
    <li>
      <div>
        <p>
          {NOMES[acao] ?? acao}
          {alvo.email && (
            <>
              :{' '}
              <Link className="link mesa-email" to={paths.editora(`leitores/${alvo.id}`)}>
                {alvo.email}
              </Link>
            </>
          )}
          {alvo.tipo === 'livro' && (
            <>
              :{' '}
              <Link className="link" to={paths.editora(`livros/${alvo.id}`)}>
                {detalhes.titulo ?? 'abrir'}
              </Link>
            </>
          )}
          {alvo.tipo === 'leitor' && !alvo.email && ' (conta que já não existe)'}
        </p>
        {mais.length > 0 && <p className="small muted">{mais.join(' · ')}</p>}
        {alvo.tipo === 'leitor' && onLeitor && (
          <button type="button" className="link small" onClick={() => onLeitor(alvo.id)}>
            Só esta conta<span className="sr"> {alvo.email ?? alvo.id}</span>
          </button>
        )}
      </div>
      <p className="small faint">
        <time dateTime={ocorrido_em}>{formatMomento(ocorrido_em)}</time>
        {', '}
        <span className="mesa-email">{autor}</span>
      </p>
    </li>
  )
}
