import { useRef, useState } from 'react'
import { FICHAS } from '../padroes/public.ts'
import { Abas } from '../ui/abas.tsx'
import type { TemaComparado } from './comparacao.ts'
import type { EscolhaDeHarmonia } from './escolha.ts'
import { PaginaDoTema } from './pagina-do-tema.tsx'

const LADOS = ['a', 'b'] as const
type Lado = (typeof LADOS)[number]

interface AbasDoTemaProps {
  readonly tema: TemaComparado
  readonly escolha: EscolhaDeHarmonia
}

/** The texts of an open theme on narrow screens, one standard at a time. */
export function AbasDoTema({ tema, escolha }: AbasDoTemaProps) {
  const [atual, setAtual] = useState<Lado>('a')
  const folha = useRef<HTMLDivElement>(null)
  const { nome } = FICHAS[escolha[atual]]

  function handleAba(lado: Lado) {
    setAtual(lado)
    // The other text begins at its beginning, also when the reader was far down in this one.
    const top = folha.current?.getBoundingClientRect().top ?? 0
    if (top < 0) folha.current?.scrollIntoView()
  }

  return (
    <div className="abas-folha" ref={folha}>
      <Abas
        label={tema.tema}
        abas={LADOS.map((lado) => ({ id: lado, rotulo: FICHAS[escolha[lado]].sigla }))}
        atual={atual}
        onAba={handleAba}
      >
        <ul className="tema-lado" aria-label={nome}>
          {tema[atual].map((pagina) => (
            <PaginaDoTema key={pagina.id} pagina={pagina} aberta />
          ))}
        </ul>
      </Abas>
    </div>
  )
}
