import { describeAgente } from '#contract/agente.ts'
import type { SessaoAberta } from '#contract/perfil.ts'
import { formatDia } from '../platform/format-dia.ts'

interface SessaoLinhaProps {
  readonly sessao: SessaoAberta
  /** 'Encerrar' was chosen. */
  readonly onEnd: () => void
}

/** One open session. The server notes its use once a day, so only days are shown. */
export function SessaoLinha({ sessao, onEnd }: SessaoLinhaProps) {
  const navegador = describeAgente(sessao.agente)
  const desde = formatDia(sessao.criada_em)
  return (
    <li>
      <div>
        <p className="conta-navegador">{navegador}</p>
        {sessao.atual && <p className="caps caps-sm conta-atual">Esta sessão</p>}
        <p className="small faint">
          Aberta em <time dateTime={sessao.criada_em}>{desde}</time>
          {!sessao.atual && (
            <>
              . Último uso em <time dateTime={sessao.usada_em}>{formatDia(sessao.usada_em)}</time>
            </>
          )}
          .
        </p>
      </div>
      <button
        type="button"
        className="btn btn-2"
        aria-label={`Encerrar a sessão: ${navegador}, aberta em ${desde}`}
        onClick={onEnd}
      >
        Encerrar
      </button>
    </li>
  )
}
