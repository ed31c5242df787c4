/** What is handed to another program. */
interface Quotation {
  readonly texto: string
  readonly url: string
  /** Null where there is none to be had. */
  readonly imagem: { readonly endereco: string; readonly nome: string } | null
}

/** Whether the device has programs to share with. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Asks the reader where to, with the picture where that takes pictures. @returns whether it went, was given up, or could not be done */
export async function share({ texto, url, imagem }: Quotation): Promise<'foi' | 'desistiu' | 'falhou'> {
  try {
    const files = imagem ? await fetchFiles(imagem) : []
    const whole = { text: texto, url, files }
    const takesFiles = files.length > 0 && navigator.canShare?.(whole)
    await navigator.share(takesFiles ? whole : { text: texto, url })
    return 'foi'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'desistiu' : 'falhou'
  }
}

/** None without the network: the words go alone. */
async function fetchFiles({ endereco, nome }: { endereco: string; nome: string }): Promise<File[]> {
  try {
    const response = await fetch(endereco)
    return response.ok ? [new File([await response.blob()], nome, { type: 'image/png' })] : []
  } catch {
    return []
  }
}
