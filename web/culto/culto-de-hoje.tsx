import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { useAgora } from '../ui/use-agora.ts'
import { formatPergunta } from './format-ordem.ts'
import { ordemDoDia } from './ordem-do-dia.ts'
import { formatPorcao } from './porcao.ts'

/** One line on family worship of this evening. */
export function CultoDeHoje() {
  const { salmo, pergunta } = ordemDoDia(new Date(useAgora()))
  return (
    <li className="hoje-linha">
      <Link className="link" to={paths.culto()}>
        Culto em família
      </Link>
      <span className="small faint">
        {formatPorcao(salmo)}, {formatPergunta(pergunta)}
      </span>
    </li>
  )
}
