import { useQueryClient } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { paginaQuery } from '../padroes/public.ts'
import { AbasDoTema } from './abas-do-tema.tsx'
import { toAncora } from './ancora.ts'
import type { TemaComparado } from './comparacao.ts'
import { Desdobra } from './desdobra.tsx'
import type { EscolhaDeHarmonia } from './escolha.ts'
import { folhaDoTema } from './folha-do-tema.ts'
import { ResumoDoTema } from './resumo-do-tema.tsx'
import { TextosLadoALado } from './textos-lado-a-lado.tsx'
import { useRestIntent } from './use-rest-intent.ts'

interface TemaProps {
  readonly tema: TemaComparado
  readonly escolha: EscolhaDeHarmonia
  readonly aberto: boolean
  /** Whether there is room for two columns. */
  readonly isWide: boolean
  readonly onToggle: () => void
}

/** A theme: its pages in the one standard and in the other, and their texts when it is open. */
export function TemaDasHarmonias({ tema, escolha, aberto, isWide, onToggle }: TemaProps) {
  const queryClient = useQueryClient()
  const button = useRef<HTMLButtonElement>(null)
  const id = toAncora(tema.id)
  const intent = useRestIntent(() => {
    for (const pagina of [...tema.a, ...tema.b]) {
      void queryClient.prefetchQuery(paginaQuery(pagina.padrao, pagina.id))
    }
  })

  // The button at the end goes away with the text that the reader has read: he is taken back to the theme.
  function handleCloseAtEnd() {
    onToggle()
    button.current?.focus()
  }

  return (
    <li className="tema" id={id} data-aberto={aberto || undefined}>
      <h2>
        <button
          ref={button}
          type="button"
          className="tema-botao"
          aria-expanded={aberto}
          aria-controls={`${id}-textos`}
          onClick={onToggle}
          {...intent}
        >
          {tema.tema} <ChevronDown className="i seta" />
        </button>
      </h2>
      <div id={`${id}-textos`}>
        {isWide ? (
          <TextosLadoALado tema={tema} escolha={escolha} aberto={aberto} />
        ) : (
          <>
            <Desdobra aberta={!aberto}>
              <ResumoDoTema tema={tema} escolha={escolha} />
            </Desdobra>
            <Desdobra aberta={aberto}>
              <AbasDoTema tema={tema} escolha={escolha} />
            </Desdobra>
          </>
        )}
        <Desdobra aberta={aberto}>
          <p className="acoes-do-tema">
            <button type="button" className="btn btn-2 btn-sm fechar" onClick={handleCloseAtEnd}>
              Fechar o tema
            </button>
            <Link className="link" to={folhaDoTema(tema)}>
              Folha de estudo…
            </Link>
          </p>
        </Desdobra>
      </div>
    </li>
  )
}
