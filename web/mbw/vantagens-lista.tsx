import { listVantagens, type Quantidade } from './vantagens.ts'

interface VantagensProps {
  readonly quantidade: Quantidade
}

/** 'O que nós temos?' */
export function Vantagens({ quantidade }: VantagensProps) {
  return (
    <section className="page parte mbw-vantagens" aria-labelledby="vantagens">
      <h2 className="h1" id="vantagens">
        O que nós temos?
      </h2>
      <ol>
        {listVantagens(quantidade).map(({ titulo, texto }, index) => (
          <li key={titulo}>
            <span className="ordem" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="h3">{titulo}</h3>
              <p>{texto}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
