import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import type { Ebook } from '#contract/ebooks.ts'
import { estantePath, useComecarLeitura, useEstante } from '../leituras/public.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { SalvarBotao } from './salvar-botao.tsx'

/** 'Começar a Ler' (or 'Continuar Lendo', or 'Ler de novo') and the bookmark, which leads to the shelf. */
export function EbookAtos({ ebook }: { ebook: Ebook }) {
  const navigate = useNavigate()
  const { estante, isPending } = useEstante()
  const { abrir, isPending: isOpening } = useComecarLeitura()
  const lugar = estante(ebook.id)
  return (
    // What the buttons say is known when the shelf is; until then they keep their room.
    <div className={isPending ? 'ebook-atos esperando' : 'ebook-atos'}>
      {lugar?.estado === 'lendo' ? (
        <Link className="btn btn-1 btn-lg" to={paths.leitura(lugar.leitura.id)}>
          <BookOpen className="i" aria-hidden="true" /> Continuar Lendo
        </Link>
      ) : (
        <button
          type="button"
          className="btn btn-1 btn-lg"
          aria-disabled={isOpening}
          onClick={() => abrir(ebook.id)}
        >
          <BookOpen className="i" aria-hidden="true" />{' '}
          {lugar?.estado === 'lido' ? 'Ler de novo' : 'Começar a Ler'}
        </button>
      )}
      <SalvarBotao
        ebook={ebook}
        lugar={lugar}
        className="btn btn-2 btn-lg"
        onSalvo={() => void navigate(estantePath('quero_ler'))}
      />
    </div>
  )
}
