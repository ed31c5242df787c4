import type { Conta } from '#contract/editora/leitores.ts'
import { NOME_DO_PAPEL } from '../nome-do-papel.ts'

/** What is particular about an account: a role, a suspension. */
export function SinaisDaConta({ conta: { papel, suspensa_em } }: { conta: Conta }) {
  return (
    <>
      {papel !== 'leitor' && <span className="mesa-sinal">{NOME_DO_PAPEL[papel]}</span>}
      {suspensa_em && <span className="mesa-sinal mesa-sinal-grave">Suspensa</span>}
    </>
  )
}
