import { Download, Trash2, X } from 'lucide-react'
import { type EstadoDaGuarda, keepGuarda, percent, removeGuarda } from '../platform/offline/guardas.ts'
import type { Guardavel } from '../platform/offline/guardavel.ts'
import { formatTamanho } from './tamanho.ts'

interface GuardaLinhaProps {
  readonly item: Guardavel
  readonly nome: string
  /** What it holds. */
  readonly texto: string
  readonly estado: EstadoDaGuarda
  /** It is being taken: what is the reader's comes too. */
  readonly onGuardar: () => void
}

/** Something that can be kept on the device, how far that is, and the button that does it or takes it away. */
export function GuardaLinha({ item, nome, texto, estado, onGuardar }: GuardaLinhaProps) {
  const outra = findOutraEdicao(item, estado)
  const acao = outra === null ? ACOES[estado.tipo] : GUARDAR_DE_NOVO
  function handleClick() {
    if (estado.tipo !== 'ausente' && outra === null) return void removeGuarda(item)
    void keepGuarda(item)
    onGuardar()
  }
  return (
    <li>
      <div>
        <h3>{nome}</h3>
        <p className="meta">{texto}</p>
        <Situacao nome={nome} estado={estado} outra={outra} />
      </div>
      {/* One button, so that it keeps the focus while its act changes. */}
      <button
        type="button"
        className="btn btn-2 btn-sm"
        aria-label={`${acao.nome}: ${nome}`}
        onClick={handleClick}
      >
        <acao.icone className="i" aria-hidden="true" /> {acao.nome}
      </button>
    </li>
  )
}

const ACOES = {
  ausente: { nome: 'Guardar', icone: Download },
  baixando: { nome: 'Cancelar', icone: X },
  guardada: { nome: 'Remover', icone: Trash2 },
} as const

const GUARDAR_DE_NOVO = { nome: 'Guardar de novo', icone: Download } as const

/** The edition of the Bible that is kept in the stead of the one that is meant; '' when it is not known which. */
function findOutraEdicao(item: Guardavel, estado: EstadoDaGuarda): string | null {
  if (item.tipo !== 'biblia' || !item.edicao || estado.tipo !== 'guardada') return null
  return estado.edicao === item.edicao.sigla ? null : (estado.edicao ?? '')
}

interface SituacaoProps {
  readonly nome: string
  readonly estado: EstadoDaGuarda
  readonly outra: string | null
}

function Situacao({ nome, estado, outra }: SituacaoProps) {
  if (outra !== null) {
    return (
      <p className="meta guarda-feita">
        Neste aparelho está {outra === '' ? 'uma versão anterior' : `outra edição (${outra})`}: guarde de novo
        para ler esta sem internet.
      </p>
    )
  }
  if (estado.tipo === 'guardada') {
    return <p className="meta guarda-feita">Guardado neste aparelho: {formatTamanho(estado.bytes)}.</p>
  }
  if (estado.tipo === 'baixando') {
    const porCento = percent(estado)
    return (
      <div className="guarda-andamento">
        <progress max={100} value={porCento} aria-label={`Guardando: ${nome}`} />
        <span className="meta">{porCento}%</span>
      </div>
    )
  }
  if (!estado.falhou) return null
  return (
    <p className="er" role="alert">
      Não foi possível guardar tudo. O que já veio fica: guarde de novo para continuar.
    </p>
  )
}
