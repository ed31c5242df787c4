import { BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import { type LugarNaEstante, useComecarLeitura } from '../leituras/public.ts'
import { paths } from '../paths.ts'

interface LerBotaoProps {
  readonly ebook: { readonly id: number; readonly titulo: string }
  readonly lugar: LugarNaEstante | undefined
  readonly className: string
}

/** 'Ler' of an ebook in a list: begins the reading and opens it, or opens the one that was begun. */
export function LerBotao({ ebook, lugar, className }: LerBotaoProps) {
  const { abrir, isPending } = useComecarLeitura()
  const label = (
    <>
      <BookOpen className="i" aria-hidden="true" />
      <span className="rot">
        Ler<span className="sr">: {ebook.titulo}</span>
      </span>
    </>
  )
  if (lugar?.estado === 'lendo') {
    return (
      <Link className={className} to={paths.leitura(lugar.leitura.id)}>
        {label}
      </Link>
    )
  }
  return (
    <button type="button" className={className} aria-disabled={isPending} onClick={() => abrir(ebook.id)}>
      {label}
    </button>
  )
}
