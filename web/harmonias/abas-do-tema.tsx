import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { PADROES } from '../platform/padroes/padroes.ts'
import { nextAba } from '../ui/proxima-aba.ts'
import type { TemaComparado } from './comparacao.ts'
import type { Escolha } from './escolha.ts'
import { PaginaDoTema } from './pagina-do-tema.tsx'

const LADOS = ['a', 'b'] as const
type Lado = (typeof LADOS)[number]

interface AbasDoTemaProps {
  readonly tema: TemaComparado
  readonly escolha: Escolha
}

/** The texts of an open theme on narrow screens, one standard at a time. */
export function AbasDoTema({ tema, escolha }: AbasDoTemaProps) {
  const [atual, setAtual] = useState<Lado>('a')
  const id = useId()
  const folha = useRef<HTMLDivElement>(null)
  const abas = useRef<HTMLDivElement>(null)
  const { nome } = PADROES[escolha[atual]]

  function handleChoose(lado: Lado) {
    setAtual(lado)
    // The other text begins at its beginning, also when the reader was far down in this one.
    const top = folha.current?.getBoundingClientRect().top ?? 0
    if (top < 0) folha.current?.scrollIntoView()
  }

  function handleKeyDown(event: KeyboardEvent) {
    const lado = nextAba(LADOS, atual, event.key)
    if (lado === undefined) return
    event.preventDefault()
    handleChoose(lado)
    abas.current?.querySelector<HTMLElement>(`[data-lado="${lado}"]`)?.focus({ preventScroll: true })
  }

  return (
    <div className="abas-folha" ref={folha}>
      <div className="abas" role="tablist" aria-label={tema.tema} ref={abas} onKeyDown={handleKeyDown}>
        {LADOS.map((lado) => (
          <button
            key={lado}
            type="button"
            className="aba"
            role="tab"
            id={`${id}-${lado}`}
            data-lado={lado}
            aria-selected={lado === atual}
            aria-controls={`${id}-painel`}
            tabIndex={lado === atual ? 0 : -1}
            onClick={() => handleChoose(lado)}
          >
            {PADROES[escolha[lado]].sigla}
          </button>
        ))}
      </div>
      <div
        className="aba-painel"
        role="tabpanel"
        id={`${id}-painel`}
        aria-labelledby={`${id}-${atual}`}
        key={atual}
      >
        <ul className="tema-lado" aria-label={nome}>
          {tema[atual].map((pagina) => (
            <PaginaDoTema key={pagina.id} pagina={pagina} aberta />
          ))}
        </ul>
      </div>
    </div>
  )
}
