import { AparenciaControle } from './aparencia-controle.tsx'
import { DA_BIBLIA, DA_LEITURA, type Definicao, DO_TEXTO } from './escolhas.ts'

export interface AparenciaPainelProps {
  /** Where it opens: a standard, the Bible or an ebook. */
  readonly pagina: 'texto' | 'biblia' | 'leitura'
}

const DEFINICOES: Readonly<Record<AparenciaPainelProps['pagina'], readonly Definicao[]>> = {
  texto: DO_TEXTO,
  biblia: DA_BIBLIA,
  leitura: DA_LEITURA,
}

/** What can be chosen of how texts look, fetched when it is first wanted. */
export function AparenciaPainel({ pagina }: AparenciaPainelProps) {
  return DEFINICOES[pagina].map((definicao) => <AparenciaControle key={definicao.id} definicao={definicao} />)
}
