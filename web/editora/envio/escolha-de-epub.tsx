import { checkEpub } from './check-epub.ts'
import { EscolhaDeArquivo } from './escolha-de-arquivo.tsx'

interface EscolhaDeEpubProps {
  readonly rotulo?: string
  readonly isBusy?: boolean
  readonly erro?: string | null
  readonly onArquivo: (file: File) => void
}

/** The field for the file of a book. */
export function EscolhaDeEpub({ rotulo = 'Escolher um arquivo EPUB', ...others }: EscolhaDeEpubProps) {
  return (
    <EscolhaDeArquivo
      {...others}
      rotulo={rotulo}
      dica="EPUB de até 100 MB. Se a conexão cair, o envio continua de onde parou."
      tipos=".epub,application/epub+zip"
      check={checkEpub}
    />
  )
}
