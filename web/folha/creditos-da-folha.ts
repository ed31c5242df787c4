import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import { creditoOf } from '../biblia/public.ts'
import type { OrigemDoTexto } from '../referencias/public.ts'

const DOS_PADROES = 'Minha Biblioteca Westminster. Tradução sob a licença CC BY 4.0.'

interface TextosCreditados {
  readonly hasPadroes: boolean
  /** Words of the Bible in the edition in use. */
  readonly hasBiblia: boolean
  /** Of the proofs that are written out. */
  readonly origem: OrigemDoTexto
  readonly edicao: EdicaoDaBiblia | null | undefined
  /** All that are installed. */
  readonly edicoes: readonly EdicaoDaBiblia[]
}

/** Whose texts a handout has, in sentences. */
export function creditosDaFolha(textos: TextosCreditados): string[] {
  const { hasPadroes, hasBiblia, origem, edicao, edicoes } = textos
  const propria = origem.isDaBiblioteca ? edicoes.find(({ padrao }) => padrao) : undefined
  const emprestadas = edicoes.filter(({ sigla }) => sigla !== null && origem.emprestadas.includes(sigla))
  return [
    ...(hasBiblia && edicao ? [`Texto bíblico: ${formatCredito(edicao)}`] : []),
    ...(propria && !(hasBiblia && propria === edicao)
      ? [`Textos-prova na edição ${propria.nome}: ${formatCredito(propria)}`]
      : []),
    ...emprestadas.map((outra) => `(${outra.sigla}) ${outra.nome}: ${formatCredito(outra)}`),
    ...(hasPadroes ? [DOS_PADROES] : []),
  ]
}

function formatCredito(edicao: EdicaoDaBiblia): string {
  return [creditoOf(edicao).replaceAll(' - ', ' – '), edicao.aviso].filter(Boolean).join(' ')
}
