import type { Citacao } from '#contract/referencias.ts'
import { type CitacoesDoCapitulo, listLugares } from './citacoes.ts'

/** Where the standards cite a printed chapter of the Bible: its margin, written out at its end. */
export function CitacoesNoPapel({ grupos }: { grupos: CitacoesDoCapitulo | null }) {
  if (!grupos || (grupos.porInicio.size === 0 && grupos.inteiro.length === 0)) return null
  return (
    <section className="no-papel">
      <h2>Citado nos Padrões</h2>
      <ol className="curtas">
        {grupos.inteiro.length > 0 && <Linha rotulo="Todo o capítulo" citacoes={grupos.inteiro} />}
        {[...grupos.porInicio].map(([versiculo, citacoes]) => (
          <Linha key={versiculo} rotulo={`${versiculo}`} citacoes={citacoes} />
        ))}
      </ol>
    </section>
  )
}

function Linha({ rotulo, citacoes }: { rotulo: string; citacoes: readonly Citacao[] }) {
  return (
    <li>
      <span className="marcador">{rotulo}</span> {listLugares(citacoes).join(', ')}
    </li>
  )
}
