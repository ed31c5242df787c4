import { Link } from 'react-router'
import type { ResultadoDaBusca } from '#contract/busca.ts'
import { toLugar } from './lugar.ts'
import { TrechoAchado } from './trecho.tsx'
import { useComecarNoAchado } from './use-comecar-no-achado.ts'

/** A hit: where it is, which leads there, and the words around it. */
export function Resultado({ resultado }: { resultado: ResultadoDaBusca }) {
  const { titulo, contexto, trecho } = resultado
  const lugar = toLugar(resultado)
  return (
    <li className="achado-da-busca">
      <h3>
        {lugar === null ? (
          <BotaoDoLivro resultado={resultado} />
        ) : (
          <Link to={lugar}>
            <TrechoAchado trecho={titulo} />
          </Link>
        )}
      </h3>
      {contexto && <p className="onde">{contexto}</p>}
      {trecho.texto !== '' && (
        <p className="trecho" dir="auto">
          <TrechoAchado trecho={trecho} />
        </p>
      )}
      {lugar === null && <p className="small faint">Abrir começa a leitura deste livro.</p>}
    </li>
  )
}

function BotaoDoLivro({ resultado }: { resultado: ResultadoDaBusca }) {
  const { abrir, isPending } = useComecarNoAchado()
  return (
    <button type="button" aria-disabled={isPending} onClick={() => abrir(resultado)}>
      <TrechoAchado trecho={resultado.titulo} />
    </button>
  )
}
