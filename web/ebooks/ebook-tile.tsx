import { resumeNomes } from '#contract/autores.ts'
import type { EbookResumo } from '#contract/ebooks.ts'
import type { LugarNaEstante } from '../leituras/public.ts'
import { Capa } from '../ui/capa/capa.tsx'
import { EbookLink } from './ebook-link.tsx'
import { LerBotao } from './ler-botao.tsx'
import { SalvarBotao } from './salvar-botao.tsx'

interface EbookTileProps {
  readonly ebook: EbookResumo
  /** Where the ebook stands on the reader's shelf. */
  readonly lugar: LugarNaEstante | undefined
}

/** Cover, title, authors. 'Ler' and 'Salvar' lie over the cover under pointer or focus, below it where nothing hovers. */
export function EbookTile({ ebook, lugar }: EbookTileProps) {
  return (
    <li className="tile">
      <EbookLink ebookId={ebook.id}>
        <Capa livro={ebook} />
        <span className="tt">{ebook.titulo}</span>
        <span className="ta">{resumeNomes(ebook.autores)}</span>
      </EbookLink>
      <div className="over">
        <LerBotao ebook={ebook} lugar={lugar} className="btn btn-1 btn-sm" />
        <SalvarBotao ebook={ebook} lugar={lugar} className="btn btn-sm ghost" />
      </div>
    </li>
  )
}
