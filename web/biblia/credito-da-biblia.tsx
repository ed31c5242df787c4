import { useQuery } from '@tanstack/react-query'
import { Credito } from './credito.tsx'
import { edicaoQuery } from './queries.ts'

interface CreditoDaBibliaProps {
  /** Before the credit: 'Texto: ' where the page's own text is another. */
  readonly prefixo?: string
}

/** The credit that the installed Bible's licence demands; without a Bible, how to install one. */
export function CreditoDaBiblia({ prefixo = '' }: CreditoDaBibliaProps) {
  const { data: edicao } = useQuery(edicaoQuery())
  if (!edicao) return null
  if (edicao.nome === null) {
    return (
      <p className="edicao">
        <SemBiblia />
      </p>
    )
  }
  const credito = edicao.atribuicao ?? [edicao.nome, edicao.licenca].filter(Boolean).join(', ')
  return (
    <p className="xs faint edicao">
      {prefixo}
      <Credito texto={credito} />
    </p>
  )
}

/** What the import changed in the text, which CC BY asks to be stated; folded, because the list is long. */
export function AlteracoesDaBiblia() {
  const { data: edicao } = useQuery(edicaoQuery())
  if (!edicao?.alteracoes) return null
  return (
    <details className="xs faint alteracoes">
      <summary>Alterações feitas no texto</summary>
      <p>{edicao.alteracoes}</p>
    </details>
  )
}

/** The sentence that stands where there is no Bible to show. */
export function SemBiblia() {
  return (
    <>
      Nenhuma Bíblia está instalada; quem cuida da instalação pode trazer uma com{' '}
      <code className="comando">
        npm run content <span className="nb">-- import</span> biblia ARQUIVO
      </code>
      .
    </>
  )
}
