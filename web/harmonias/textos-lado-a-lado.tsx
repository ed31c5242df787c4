import { useRef } from 'react'
import { FICHAS } from '../padroes/public.ts'
import type { TemaComparado } from './comparacao.ts'
import type { EscolhaDeHarmonia } from './escolha.ts'
import { PaginaDoTema } from './pagina-do-tema.tsx'
import { useCabe } from './use-cabe.ts'

interface TextosLadoALadoProps {
  readonly tema: TemaComparado
  readonly escolha: EscolhaDeHarmonia
  readonly aberto: boolean
}

/** The pages of a theme in two columns; their texts unfold where they stand. */
export function TextosLadoALado(props: TextosLadoALadoProps) {
  return (
    <div className="lados">
      <Coluna {...props} lado="a" />
      <Coluna {...props} lado="b" />
    </div>
  )
}

/** A column that is not taller than the window stays in it while the longer one is read. */
function Coluna({ tema, escolha, aberto, lado }: TextosLadoALadoProps & { readonly lado: 'a' | 'b' }) {
  const coluna = useRef<HTMLUListElement>(null)
  const cabe = useCabe(coluna, aberto)
  return (
    <ul
      ref={coluna}
      className="tema-lado"
      aria-label={FICHAS[escolha[lado]].nome}
      data-cabe={cabe || undefined}
    >
      {tema[lado].map((pagina) => (
        <PaginaDoTema key={pagina.id} pagina={pagina} aberta={aberto} />
      ))}
    </ul>
  )
}
