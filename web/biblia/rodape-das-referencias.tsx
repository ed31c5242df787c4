import type { ReactNode } from 'react'
import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import { Credito } from './credito.tsx'
import { CreditoDaBiblia, creditoOf } from './credito-da-biblia.tsx'
import { EscolhaDeEdicao } from './escolha-de-edicao.tsx'
import { useEdicao } from './use-edicao.ts'

interface RodapeDasReferenciasProps {
  readonly prefixo: string
  /** Short names of the editions that stand in where the one in use has no words. */
  readonly emprestadas: readonly string[]
  /** Nobody answered for the edition in use: the words are those of the library's own. */
  readonly isDaBiblioteca: boolean
}

/** What stands under references: the choice of edition, and whose words are shown. */
export function RodapeDasReferencias({ prefixo, emprestadas, isDaBiblioteca }: RodapeDasReferenciasProps) {
  const { edicao, edicoes } = useEdicao()
  const propria = isDaBiblioteca ? edicoes.find(({ padrao }) => padrao) : undefined
  return (
    <div className="rodape-das-referencias">
      <EscolhaDeEdicao />
      {propria ? (
        <Outra edicao={propria}>Sem internet, as palavras são as da edição {propria.nome}.</Outra>
      ) : (
        <CreditoDaBiblia prefixo={prefixo} />
      )}
      {edicoes
        .filter(({ sigla }) => sigla !== null && emprestadas.includes(sigla))
        .map((outra) => (
          <Outra key={outra.sigla} edicao={outra}>
            ({outra.sigla}) A edição {edicao?.nome} não traz estes versículos: as palavras são as da edição{' '}
            {outra.nome}.
          </Outra>
        ))}
    </div>
  )
}

/** Why another edition's words are shown, and the credit that its licence demands. */
function Outra({ edicao, children }: { edicao: EdicaoDaBiblia; children: ReactNode }) {
  return (
    <p className="xs faint edicao">
      {children} <Credito texto={creditoOf(edicao)} />
      {edicao.aviso && ` ${edicao.aviso}`}
    </p>
  )
}
