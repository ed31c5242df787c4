import { FICHAS } from '../padroes/public.ts'
import type { TemaComparado } from './comparacao.ts'
import type { EscolhaDeHarmonia } from './escolha.ts'
import { PaginaDoTema } from './pagina-do-tema.tsx'

interface ResumoDoTemaProps {
  readonly tema: TemaComparado
  readonly escolha: EscolhaDeHarmonia
}

/** The pages of a closed theme on narrow screens: the one standard under the other. */
export function ResumoDoTema({ tema, escolha }: ResumoDoTemaProps) {
  return (['a', 'b'] as const).map((lado) => {
    const { sigla, nome } = FICHAS[escolha[lado]]
    return (
      <div key={lado} className="resumo">
        <span className="sym" aria-hidden="true">
          {sigla}
        </span>
        <ul aria-label={nome}>
          {tema[lado].map((pagina) => (
            <PaginaDoTema key={pagina.id} pagina={pagina} aberta={false} />
          ))}
        </ul>
      </div>
    )
  })
}
