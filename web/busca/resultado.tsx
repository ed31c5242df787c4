import { Link } from 'react-router'
import type { ResultadoDaBusca } from '#contract/busca.ts'
import { formatLugar } from '#contract/lugar.ts'
import { TrechoAchado } from './trecho.tsx'
import { useComecarNoAchado } from './use-comecar-no-achado.ts'
import { useLugar } from './use-lugar.ts'

interface ResultadoProps {
  readonly resultado: ResultadoDaBusca
  /** Its place among all hits. */
  readonly ordem: number
}

/** A hit: where it is, which leads there, and the words around it. */
export function Resultado({ resultado, ordem }: ResultadoProps) {
  const { titulo, trecho } = resultado
  const onde = describeOnde(resultado)
  const lugar = useLugar()(resultado)
  return (
    <li className="achado-da-busca" data-ordem={ordem}>
      <h3>
        {lugar === null ? (
          <BotaoDoLivro resultado={resultado} />
        ) : (
          <Link to={lugar}>
            <TrechoAchado trecho={titulo} />
          </Link>
        )}
      </h3>
      {onde && <p className="onde">{onde}</p>}
      {trecho.texto !== '' && (
        <p className="trecho" dir="auto">
          <TrechoAchado trecho={trecho} />
        </p>
      )}
      {lugar === null && <p className="small faint">Abrir começa a leitura deste livro.</p>}
    </li>
  )
}

function describeOnde(resultado: ResultadoDaBusca): string | null {
  if (resultado.fonte !== 'padroes') return resultado.contexto
  return `${formatLugar(resultado.simbolo, resultado.numero)} · ${resultado.contexto}`
}

function BotaoDoLivro({ resultado }: { resultado: ResultadoDaBusca }) {
  const { abrir, isPending } = useComecarNoAchado()
  return (
    <button type="button" aria-disabled={isPending} onClick={() => abrir(resultado)}>
      <TrechoAchado trecho={resultado.titulo} />
    </button>
  )
}
