import { Link } from 'react-router'
import type { TemaDaHarmonia } from '#contract/harmonias.ts'
import { FICHAS } from '../padroes/public.ts'
import { paths } from '../paths.ts'
import { toAncora } from './ancora.ts'
import { escolhaDoTema } from './escolha.ts'

/** Shown when the address names a theme that the two standards do not share: where it can be compared. */
export function TemaAusente({ tema }: { tema: TemaDaHarmonia }) {
  const escolha = escolhaDoTema(tema)
  return (
    <p className="tema-ausente" id={toAncora(tema.id)}>
      O tema “{tema.tema}” não está nos dois padrões escolhidos.{' '}
      {escolha && (
        <Link className="link" to={`${paths.harmonias(escolha.a, escolha.b)}#${toAncora(tema.id)}`}>
          Comparar {FICHAS[escolha.a].sigla} e {FICHAS[escolha.b].sigla}
        </Link>
      )}
    </p>
  )
}
