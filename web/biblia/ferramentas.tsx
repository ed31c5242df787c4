import { ChevronDown, List, TextAlignStart } from 'lucide-react'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import type { Livro } from '#contract/biblia.ts'
import { paths } from '../paths.ts'
import type { Disposicao } from './disposicao.ts'

interface EscolhaCapituloProps {
  readonly livro: Livro
  readonly capitulo: number
}

/** Goes straight to another chapter of the book. */
export function EscolhaCapitulo({ livro, capitulo }: EscolhaCapituloProps) {
  const navigate = useNavigate()
  const id = useId()
  const capitulos = Array.from({ length: livro.quantidade_capitulos }, (_, index) => index + 1)
  return (
    <div className="select">
      <label className="sr" htmlFor={id}>
        Ir para o capítulo
      </label>
      <select
        className="input"
        id={id}
        value={capitulo}
        onChange={(event) => navigate(paths.capituloBiblia(livro.id, Number(event.target.value)))}
      >
        {capitulos.map((numero) => (
          <option key={numero} value={numero}>
            Capítulo {numero}
          </option>
        ))}
      </select>
      <ChevronDown className="i" />
    </div>
  )
}

interface EscolhaDisposicaoProps {
  readonly disposicao: Disposicao
  readonly onChoose: (disposicao: Disposicao) => void
}

/** Running text or one verse on each line. */
export function EscolhaDisposicao({ disposicao, onChoose }: EscolhaDisposicaoProps) {
  return (
    <fieldset className="toggle">
      <legend className="sr">Disposição</legend>
      <button
        type="button"
        aria-pressed={disposicao === 'corrido'}
        aria-label="Texto corrido"
        onClick={() => onChoose('corrido')}
      >
        <TextAlignStart className="i" />
      </button>
      <button
        type="button"
        aria-pressed={disposicao === 'linhas'}
        aria-label="Um versículo por linha"
        onClick={() => onChoose('linhas')}
      >
        <List className="i" />
      </button>
    </fieldset>
  )
}
