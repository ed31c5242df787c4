import type { Instalacao } from '#contract/saude.ts'
import { Mark } from '../ui/logo.tsx'

interface EditoraProps {
  readonly instalacao: Instalacao
}

/** The publisher's blurb on its cloth; the logo opens the social page. */
export function Editora({ instalacao: { editora, editora_texto, rede_social } }: EditoraProps) {
  return (
    <section className="mbw-editora" aria-label="A editora">
      <div className="page">
        <a
          className="mbw-rede"
          href={rede_social}
          target="_blank"
          rel="noopener"
          aria-label={`Página social de ${editora} (abre em nova guia)`}
        >
          <Mark />
        </a>
        <p>{editora_texto || editora}</p>
      </div>
    </section>
  )
}
