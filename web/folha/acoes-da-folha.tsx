import { FileDown, Link2, Printer } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../platform/save-file.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { copyLinkAndTell } from '../ui/compartilhar/copy-and-tell.ts'
import type { FolhaComposta } from './folha-composta.ts'

interface AcoesDaFolhaProps {
  readonly folha: FolhaComposta
  readonly endereco: string
  /** Some of its texts are on their way. */
  readonly isPending: boolean
}

/** Paper, a file, or the address of the handout. */
export function AcoesDaFolha({ folha, endereco, isPending }: AcoesDaFolhaProps) {
  const [isWriting, setIsWriting] = useState(false)

  async function handleDocx() {
    if (isPending || isWriting) return
    setIsWriting(true)
    try {
      const { writeFolhaDocx } = await import('./write-folha-docx.ts')
      saveFile(nomeDoArquivo(folha.titulo), await writeFolhaDocx(folha))
      showSucesso('DOCX baixado.')
    } catch {
      showErro('O DOCX não pôde ser feito. Tente de novo, ou use “Imprimir ou salvar em PDF”.')
    }
    setIsWriting(false)
  }
  return (
    <div className="folha-acoes">
      <button
        type="button"
        className="btn btn-1"
        aria-disabled={isPending}
        onClick={() => !isPending && window.print()}
      >
        <Printer className="i" aria-hidden="true" />
        <span className="rotulos">
          <span>Imprimir ou salvar em PDF</span>
          {isPending && <span>Preparando…</span>}
        </span>
      </button>
      <button
        type="button"
        className="btn btn-2"
        aria-disabled={isPending || isWriting}
        onClick={() => void handleDocx()}
      >
        <FileDown className="i" aria-hidden="true" /> {isWriting ? 'Preparando…' : 'Baixar DOCX'}
      </button>
      <button type="button" className="btn btn-2" onClick={() => void copyLinkAndTell(endereco)}>
        <Link2 className="i" aria-hidden="true" /> Copiar o endereço
      </button>
    </div>
  )
}

/** 'confissao-de-fe-capitulo-8.docx' */
function nomeDoArquivo(titulo: string): string {
  const plain = titulo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `${plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'folha-de-estudo'}.docx`
}
