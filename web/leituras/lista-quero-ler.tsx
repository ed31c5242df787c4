import { BookmarkX, BookOpen } from 'lucide-react'
import { Link } from 'react-router'
import { resumeNomes } from '#contract/autores.ts'
import type { Leitura } from '#contract/leituras.ts'
import { paths } from '../paths.ts'
import { Capa } from '../ui/capa/capa.tsx'
import { EstanteVazia } from './estante-vazia.tsx'
import type { ListaProps } from './lista.ts'
import { useLerDaLista } from './use-ler.ts'
import { useRemover } from './use-salvar.ts'

/** The tab 'Quero Ler': covers; title, authors and acts appear over them. */
export function ListaQueroLer({ leituras, onGone }: ListaProps) {
  if (leituras.length === 0) return <EstanteVazia texto="Os ebooks que você salvar aparecerão aqui." />
  return (
    <ul className="grade">
      {leituras.map((leitura) => (
        <QueroLerTile key={leitura.id} leitura={leitura} onGone={onGone} />
      ))}
    </ul>
  )
}

function QueroLerTile({ leitura: { id, ebook }, onGone }: { leitura: Leitura; onGone: () => void }) {
  const ler = useLerDaLista()
  const remover = useRemover()

  function handleRemove() {
    remover.mutate(id)
    onGone()
  }

  return (
    <li className="tile quero">
      <Link to={paths.ebook(ebook.id)}>
        <Capa livro={ebook} />
        <span className="ot">
          {ebook.titulo} <small>{resumeNomes(ebook.autores)}</small>
        </span>
      </Link>
      <div className="over">
        <button
          type="button"
          className="btn btn-1 btn-sm"
          aria-disabled={ler.isPending}
          onClick={() => ler.abrir(id)}
        >
          <BookOpen className="i" aria-hidden="true" />
          <span className="rot">
            Ler<span className="sr">: {ebook.titulo}</span>
          </span>
        </button>
        <button
          type="button"
          className="icon-btn"
          aria-label={`Remover da lista: ${ebook.titulo}`}
          title="Remover da lista"
          onClick={handleRemove}
        >
          <BookmarkX className="i" aria-hidden="true" />
        </button>
      </div>
    </li>
  )
}
