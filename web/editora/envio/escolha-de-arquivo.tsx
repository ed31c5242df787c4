import { CircleAlert, Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useId, useState } from 'react'

interface EscolhaDeArquivoProps {
  /** On the field: 'Escolher um arquivo EPUB'. */
  readonly rotulo: string
  /** What may be chosen. */
  readonly dica: string
  /** As the `accept` of an input has it. */
  readonly tipos: string
  /** What is wrong with a file, before anything is done with it. */
  readonly check: (file: File) => string | null
  readonly onArquivo: (file: File) => void
  readonly isBusy?: boolean
  /** What else is wrong: an answer of the server. */
  readonly erro?: string | null
}

/** A field for one file, on which one may also be dropped. */
export function EscolhaDeArquivo(props: EscolhaDeArquivoProps) {
  const { rotulo, dica, tipos, check, onArquivo, isBusy = false } = props
  const id = useId()
  const [recusa, setRecusa] = useState<string | null>(null)
  const [isOver, setIsOver] = useState(false)
  const erro = recusa ?? props.erro ?? null

  function take(file: File | undefined) {
    if (!file || isBusy) return
    const found = check(file)
    setRecusa(found)
    if (found === null) onArquivo(file)
  }
  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    take(currentTarget.files?.[0])
    // The same file chosen again is a choice too.
    currentTarget.value = ''
  }
  function handleDrag(event: DragEvent) {
    event.preventDefault()
    setIsOver(true)
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <div>
      <label
        className={`escolha-de-arquivo${isOver ? ' sobre' : ''}${erro ? ' bad' : ''}`}
        onDragOver={handleDrag}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <input
          className="sr"
          type="file"
          accept={tipos}
          aria-describedby={erro ? `${id}-dica ${id}-erro` : `${id}-dica`}
          aria-invalid={erro ? true : undefined}
          onChange={handleChange}
        />
        <Upload className="i" aria-hidden="true" />
        <span className="link">{rotulo}</span>
        <span className="small muted soltar" aria-hidden="true">
          ou solte-o aqui
        </span>
      </label>
      <p className="small faint dica" id={`${id}-dica`}>
        {dica}
      </p>
      <div role="alert" id={`${id}-erro`}>
        {erro && (
          <p className="er">
            <CircleAlert className="i" aria-hidden="true" /> {erro}
          </p>
        )}
      </div>
    </div>
  )
}
