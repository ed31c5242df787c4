import type { EstadoDoTexto } from '#contract/editora/textos.ts'

const ROTULOS: Readonly<Record<EstadoDoTexto, string | null>> = {
  original: null,
  corrigida: 'Corrigido',
  arquivo_mudou: 'O arquivo mudou',
  posta_de_lado: 'Correção posta de lado',
}

/** What became of a text, in a word or two; nothing for one that was never corrected. */
export function RotuloDoEstado({ estado }: { estado: EstadoDoTexto }) {
  const rotulo = ROTULOS[estado]
  return rotulo && <span className={`estado-do-texto ${estado}`}>{rotulo}</span>
}
