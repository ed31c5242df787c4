import { EstanteVazia } from './estante-vazia.tsx'
import { LendoCard } from './lendo-card.tsx'
import type { ListaProps } from './lista.ts'

/** The tab 'Lendo'. */
export function ListaLendo({ leituras, onGone }: ListaProps) {
  if (leituras.length === 0) return <EstanteVazia texto="Os livros que você está lendo aparecerão aqui." />
  return (
    <ul className="rds">
      {leituras.map((leitura) => (
        <LendoCard key={leitura.id} leitura={leitura} onGone={onGone} />
      ))}
    </ul>
  )
}
