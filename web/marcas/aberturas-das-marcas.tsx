import type { Ref } from 'react'
import { ROTULOS } from '../destaques/public.ts'
import type { MarcaEmPalavras } from './faixas-das-marcas.ts'
import type { FimNaTela } from './use-lugares-na-tela.ts'

interface AberturasDasMarcasProps {
  /** The element from which places are counted. */
  readonly ref: Ref<HTMLUListElement>
  /** In the order of the text. */
  readonly marcas: readonly MarcaEmPalavras[]
  /** Where each ends, by its id. */
  readonly fins: ReadonlyMap<string, FimNaTela>
  readonly nomeDe: (parteInicio: number, parteFim: number) => string
  readonly onOpen: (marca: MarcaEmPalavras) => void
}

/** Of the words of a mark as many are read out. */
const MAX_FALADO = 80

/** What the keyboard reaches of marks, each where its words end: a click on the words does the same. */
export function AberturasDasMarcas({ ref, marcas, fins, nomeDe, onOpen }: AberturasDasMarcasProps) {
  return (
    <ul ref={ref} className="aberturas" aria-label="Suas marcas neste texto" hidden={marcas.length === 0}>
      {marcas.map((marca) => (
        <li key={marca.id}>
          <button
            type="button"
            className="abrir-destaque"
            data-abre={marca.id}
            style={fins.get(marca.id)}
            aria-haspopup="dialog"
            aria-label={describeMarca(marca, nomeDe)}
            onClick={() => onOpen(marca)}
          />
        </li>
      ))}
    </ul>
  )
}

/** 'Marca em azul, com nota, em CFW 8.1: “o Mediador”' */
function describeMarca(
  { cor, nota, palavras }: MarcaEmPalavras,
  nomeDe: AberturasDasMarcasProps['nomeDe'],
): string {
  const { lugar, trecho } = palavras
  const como = [cor ? `Marca em ${ROTULOS[cor].toLowerCase()}` : 'Marca', nota !== '' && 'com nota']
  const falado = trecho.replace(/\s+/g, ' ')
  const corte = falado.length > MAX_FALADO ? `${falado.slice(0, MAX_FALADO).replace(/\s\S*$/, '')}…` : falado
  return `${como.filter(Boolean).join(', ')}, em ${nomeDe(lugar.parte_inicio, lugar.parte_fim)}: “${corte}”`
}
