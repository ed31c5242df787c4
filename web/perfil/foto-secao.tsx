import { useMutation } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Usuario } from '#contract/auth.ts'
import { enviarFoto, removerFoto, TIPOS_DE_FOTO } from '#contract/perfil.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { clearBanner, showErro, showSucesso } from '../ui/banner-store.ts'
import { ReaderFace } from '../ui/reader-face.tsx'
import { fotoFailure } from './foto-failure.ts'
import type { Recorte } from './recorte.ts'
import { RecorteDialog } from './recorte-dialog.tsx'
import { SecaoDoPerfil } from './secao.tsx'
import { useFotoEscolhida } from './use-foto-escolhida.ts'

interface FotoSecaoProps {
  readonly usuario: Usuario
  readonly onChange: (usuario: Usuario) => void
}

/** The photo: choosing a file opens the dialog that cuts and sends it. */
export function FotoSecao({ usuario, onChange }: FotoSecaoProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const escolhida = useFotoEscolhida()

  const envio = useMutation({
    mutationFn: ({ arquivo, recorte }: { arquivo: File; recorte: Recorte }) =>
      request(enviarFoto, { query: { ...recorte }, body: arquivo }),
    onSuccess: (changed) => {
      onChange(changed)
      showSucesso('Foto salva.')
      // What the dialog covers can take the focus only once the dialog is gone.
      flushSync(escolhida.close)
      button.current?.focus()
    },
    onError: (error) => {
      // The dialog tells it itself, unless it was closed while the photo was on its way.
      if (escolhida.foto === null) showErro(fotoFailure(error))
    },
  })

  const remocao = useMutation({
    mutationFn: () => request(removerFoto),
    onSuccess: (changed) => {
      onChange(changed)
      showSucesso('Foto removida.')
      // The button that had the focus goes away with the photo.
      button.current?.focus()
    },
    onError: (error) => showErro(failureSentence(error, 'Não foi possível remover a foto')),
  })

  function handleFile({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    clearBanner()
    envio.reset()
    const [arquivo] = currentTarget.files ?? []
    if (arquivo) void escolhida.open(arquivo)
    // The same file chosen again is a choice too.
    currentTarget.value = ''
  }

  function handleRemove() {
    if (remocao.isPending) return
    clearBanner()
    escolhida.close()
    remocao.mutate()
  }

  const { isOpening, foto, erro } = escolhida
  const rotulo = usuario.foto === null ? 'Escolher uma foto' : 'Trocar a foto'
  return (
    <SecaoDoPerfil titulo="Foto" texto="Só você a vê.">
      <div className="conta-foto">
        <ReaderFace user={usuario} className="conta-face" size={96} />
        <div>
          <div className="conta-atos">
            <input
              ref={input}
              type="file"
              accept={TIPOS_DE_FOTO.join(',')}
              hidden
              aria-label="Arquivo da foto"
              onChange={handleFile}
            />
            <button
              ref={button}
              type="button"
              className="btn btn-2"
              aria-disabled={isOpening}
              aria-describedby="foto-nota"
              onClick={() => !isOpening && input.current?.click()}
            >
              {isOpening ? 'Abrindo a foto…' : rotulo}
            </button>
            {usuario.foto !== null && (
              <button
                type="button"
                className="btn btn-2"
                aria-disabled={remocao.isPending}
                onClick={handleRemove}
              >
                {remocao.isPending ? 'Removendo…' : 'Remover a foto'}
              </button>
            )}
          </div>
          <p className="small faint dica" id="foto-nota">
            JPEG, PNG ou WebP de até 5 MB.
          </p>
          <div role="alert">
            {erro && (
              <p className="er">
                <CircleAlert className="i" aria-hidden="true" /> {erro}
              </p>
            )}
          </div>
        </div>
      </div>
      {foto && (
        <RecorteDialog
          foto={foto}
          isSending={envio.isPending}
          erro={envio.error ? fotoFailure(envio.error) : undefined}
          onSend={(recorte) => envio.mutate({ arquivo: foto.arquivo, recorte })}
          onClose={escolhida.close}
        />
      )}
    </SecaoDoPerfil>
  )
}
