import '../styles/amostra.css'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { formatReais } from '#contract/reais.ts'
import { paths } from '../paths.ts'
import { planosQuery } from './queries.ts'

/** In place of a chapter that is for subscribers: what a plan gives, and the way on. */
export function SoParaAssinantes() {
  const { data } = useQuery(planosQuery())
  const planos = data?.planos ?? []
  const vantagens = new Set(planos.flatMap((plano) => plano.vantagens))
  const mensalidade = Math.min(...planos.map((plano) => plano.mensalidade))
  return (
    <section className="so-para-assinantes" aria-labelledby="so-para-assinantes">
      <h2 className="h2" id="so-para-assinantes">
        Este capítulo é para assinantes.
      </h2>
      <p>
        O primeiro capítulo de cada livro é aberto a todos. Com uma assinatura você lê os livros inteiros, e
        os guarda para ler sem internet.
      </p>
      {planos.length > 0 && (
        <>
          <ul>
            {[...vantagens].map((vantagem) => (
              <li key={vantagem}>
                <Check className="i" aria-hidden="true" /> {vantagem}
              </li>
            ))}
          </ul>
          <p className="muted">A partir de {formatReais(mensalidade)} por mês.</p>
        </>
      )}
      <p className="conta-atos">
        <Link className="btn btn-1 btn-lg" to={paths.perfil('assinatura')}>
          Assine para continuar
        </Link>
        <Link className="btn btn-2 btn-lg" to={paths.estante()}>
          Ir para a estante
        </Link>
      </p>
      <p className="small muted">As suas notas e os seus destaques continuam seus, com ou sem assinatura.</p>
    </section>
  )
}
