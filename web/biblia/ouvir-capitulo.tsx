import { useQuery } from '@tanstack/react-query'
import type { Livro } from '#contract/biblia.ts'
import { OuvirBotao } from '../escuta/public.ts'
import { versiculosQuery } from './queries.ts'
import { useEdicao } from './use-edicao.ts'

/** Reads a chapter aloud, once its verses, which the page asks for, are there. */
export function OuvirCapitulo({ livro, capitulo }: { livro: Livro; capitulo: number }) {
  const { sigla } = useEdicao()
  const { data } = useQuery({ ...versiculosQuery(livro.id, capitulo, sigla), enabled: false })
  const chave = data && data.length > 0 ? `${livro.id}.${capitulo} ${sigla}` : null
  const titulo = `${livro.livro} ${capitulo}`
  return (
    <span className="atos">
      <OuvirBotao className="link" texto={{ pagina: 'biblia', chave, titulo, obra: 'Bíblia' }}>
        Ouvir
      </OuvirBotao>
    </span>
  )
}
