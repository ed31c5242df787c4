import { Link } from 'react-router'
import type { FonteDaBusca } from '#contract/fontes-da-busca.ts'
import { formatLista } from '#contract/format-lista.ts'
import { paths } from '../paths.ts'

const NOMES: Readonly<Record<FonteDaBusca, string>> = {
  padroes: 'os padrões',
  biblia: 'a Bíblia',
  ebooks: 'os ebooks',
  notas: 'as suas notas',
  destaques: 'os seus destaques',
}

/** Nobody answered: the device searched what it has. */
export function AvisoDoAparelho({ fontes }: { fontes: readonly FonteDaBusca[] }) {
  return (
    <p className="small muted aviso-do-aparelho">
      Sem internet: a busca olhou só o que está guardado neste aparelho,{' '}
      {formatLista(fontes.map((fonte) => NOMES[fonte]))}. Veja{' '}
      <Link className="link" to={paths.semInternet()}>
        Ler sem internet
      </Link>
      .
    </p>
  )
}
