import { Link } from 'react-router'
import type { TemaDaHarmonia } from '#contract/harmonias.ts'
import { paths } from '../paths.ts'
import { toAncora } from './ancora.ts'
import { escolhaDoTema } from './escolha.ts'
import { DADOS_DOS_PADROES } from './padroes.ts'

/** Shown when the address names a theme that the two standards do not share: where it can be compared. */
export function TemaAusente({ tema }: { tema: TemaDaHarmonia }) {
  const escolha = escolhaDoTema(tema)
  return (
    <p className="tema-ausente" id={toAncora(tema.id)}>
      O tema “{tema.tema}” não está nos dois padrões escolhidos.{' '}
      {escolha && (
        <Link className="link" to={`${paths.harmonias(escolha.a, escolha.b)}#${toAncora(tema.id)}`}>
          Comparar {DADOS_DOS_PADROES[escolha.a].sigla} e {DADOS_DOS_PADROES[escolha.b].sigla}
        </Link>
      )}
    </p>
  )
}
