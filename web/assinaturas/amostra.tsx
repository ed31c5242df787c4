import '../styles/amostra.css'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useSoAmostra } from './use-so-amostra.ts'

/** Tells who has not subscribed what of an ebook is open; nothing to all others. */
export function Amostra() {
  if (!useSoAmostra()) return null
  return (
    <p className="amostra">
      <b>Amostra</b> O primeiro capítulo de cada livro é aberto a todos; o livro inteiro é de quem assina.{' '}
      <Link className="link" to={paths.perfil('assinatura')}>
        Ver os planos
      </Link>
    </p>
  )
}
