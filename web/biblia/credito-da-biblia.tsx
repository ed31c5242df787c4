import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import { Credito } from './credito.tsx'
import { InstalarBiblia, SemBiblia } from './instalar-biblia.tsx'
import { useEdicao } from './use-edicao.ts'

interface CreditoDaBibliaProps {
  /** Before the credit: 'Texto: ' where the page's own text is another. */
  readonly prefixo?: string
}

/** The credit that the licence of the Bible in use demands, and what is said of its text; without one, how to install it. */
export function CreditoDaBiblia({ prefixo = '' }: CreditoDaBibliaProps) {
  const { edicao } = useEdicao()
  if (edicao === undefined) return null
  if (edicao === null) {
    return (
      <p className="edicao">
        <SemBiblia />
      </p>
    )
  }
  return (
    <>
      <p className="xs faint edicao">
        {prefixo}
        <Credito texto={creditoOf(edicao)} />
      </p>
      {edicao.aviso && <p className="xs faint edicao">{edicao.aviso}</p>}
    </>
  )
}

/** What its licence wants to be said, or else what it is called. */
export function creditoOf({ nome, licenca, atribuicao }: EdicaoDaBiblia): string {
  return atribuicao ?? [nome, licenca].filter(Boolean).join(', ')
}

/** Of an edition with gaps, how to get a Bible without them. */
export function BibliaComLacunas() {
  const { edicao, edicoes } = useEdicao()
  if (!edicao?.parcial || edicoes.some(({ parcial }) => !parcial)) return null
  return (
    <p className="xs faint edicao">
      <InstalarBiblia />
    </p>
  )
}

/** What the import changed in the text, which CC BY asks to be stated; folded, because the list is long. */
export function AlteracoesDaBiblia() {
  const { edicao } = useEdicao()
  if (!edicao?.alteracoes) return null
  return (
    <details className="xs faint alteracoes">
      <summary>Alterações feitas no texto</summary>
      <p>{edicao.alteracoes}</p>
    </details>
  )
}
