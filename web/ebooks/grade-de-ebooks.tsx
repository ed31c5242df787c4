import type { EbookResumo } from '#contract/ebooks.ts'
import { useEstante } from '../leituras/public.ts'
import { EbookTile } from './ebook-tile.tsx'

interface GradeDeEbooksProps {
  readonly ebooks: readonly EbookResumo[]
  /** Name of the list, for those who do not see where it stands. */
  readonly label: string
}

/** All ebooks of a list, in rows. */
export function GradeDeEbooks({ ebooks, label }: GradeDeEbooksProps) {
  const { estante } = useEstante()
  return (
    <ul className="grade" aria-label={label}>
      {ebooks.map((ebook) => (
        <EbookTile key={ebook.id} ebook={ebook} lugar={estante(ebook.id)} />
      ))}
    </ul>
  )
}
