import { Credito } from './credito.tsx'
import type { EdicaoInstalada } from './edicoes-comparadas.ts'

/** The credit that an edition's licence demands, under its name, and what is said of its text. */
export function CreditoDaEdicao({
  edicao: { nome, licenca, atribuicao, aviso },
}: {
  edicao: EdicaoInstalada
}) {
  return (
    <p className="xs faint edicao">
      <Credito texto={atribuicao ?? [nome, licenca].filter(Boolean).join(', ')} />
      {aviso && <span className="aviso-da-edicao">{aviso}</span>}
    </p>
  )
}
