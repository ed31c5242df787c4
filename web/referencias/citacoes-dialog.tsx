import '../styles/citacoes.css'
import { Link } from 'react-router'
import type { Citacao } from '#contract/referencias.ts'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { formatCitacao, quoteParte } from './citacao.ts'
import { groupByLugar, type LugarCitante } from './citacoes.ts'

/** Where a citation stands, in words and as an address. */
export interface LugarDaCitacao {
  /** 'Confissão de Fé, capítulo 15'. */
  readonly rotulo: string
  /** Of the section or question. */
  readonly to: string
  /** Of a part of it, by its bracketed number. */
  readonly toParte: (marcador: number) => string
}

interface CitacoesDialogProps {
  /** What is cited: 'Romanos 8.28'. */
  readonly trecho: string
  readonly citacoes: readonly Citacao[]
  readonly toLugar: (citacao: Citacao) => LugarDaCitacao | null
  readonly onClose: () => void
}

/** The dialog 'Citado nos Padrões': the parts of the standards that cite a verse, or a whole chapter. */
export function CitacoesDialog({ trecho, citacoes, toLugar, onClose }: CitacoesDialogProps) {
  return (
    <FolhaModal titulo="Citado nos Padrões" onClose={onClose}>
      <p className="trecho-citado">{trecho}</p>
      <hr className="thick-thin" />
      <dl>
        {groupByLugar(citacoes).map((citante) => (
          <Citante key={citante.nome} citante={citante} lugar={toLugar(citante.primeira)} />
        ))}
      </dl>
    </FolhaModal>
  )
}

function Citante({ citante, lugar }: { citante: LugarCitante; lugar: LugarDaCitacao | null }) {
  const { nome, primeira, citacoes } = citante
  return (
    <div className="proof citante">
      <dt>{lugar ? <Link to={lugar.to}>{nome}</Link> : nome}</dt>
      <dd>
        <p className="titulo-citante">
          {primeira.titulo}
          {lugar && <small>{lugar.rotulo}</small>}
        </p>
        {citacoes.map(({ simbolo, parteId, referencia, parte, marcador }) => (
          <p key={`${simbolo} ${parteId} ${referencia}`}>
            <i>{quoteParte(parte)}</i>{' '}
            {lugar ? (
              <Link
                className="marca nb"
                to={lugar.toParte(marcador)}
                aria-label={`Abrir ${nome} na nota ${marcador}`}
              >
                [{marcador}]
              </Link>
            ) : (
              <span className="rubric nb">[{marcador}]</span>
            )}{' '}
            <span className="rubric nb">{formatCitacao(referencia)}</span>
          </p>
        ))}
      </dd>
    </div>
  )
}
