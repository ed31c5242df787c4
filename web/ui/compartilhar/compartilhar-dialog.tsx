import '../../styles/compartilhar.css'
import { Download, Link2, Quote, Share2 } from 'lucide-react'
import { useState } from 'react'
import type { FormatoDaImagem } from '#contract/ler.ts'
import { showErro } from '../banner-store.ts'
import { FolhaModal } from '../folha-modal.tsx'
import { copyLinkAndTell, copyTextAndTell } from './copy-and-tell.ts'
import { canShare, share } from './share.ts'

/** Words of the library that a reader gives to others. */
export interface Partilha {
  /** Where they stand: 'CFW 8.2'. */
  readonly lugar: string
  /** With the citation under them. */
  readonly texto: string
  /** Path of the public page, at its place. */
  readonly endereco: string
  /** Path of the picture. */
  readonly imagemOf: (formato: FormatoDaImagem) => string
}

interface CompartilharDialogProps extends Partilha {
  readonly onClose: () => void
}

const FORMATOS: readonly (readonly [FormatoDaImagem, string])[] = [
  ['quadrado', 'Quadrada'],
  ['largo', 'Larga'],
]
const MEDIDAS = { quadrado: { width: 1080, height: 1080 }, largo: { width: 1200, height: 630 } }

/** A quotation as picture, text and link. */
export function CompartilharDialog({ lugar, texto, endereco, imagemOf, onClose }: CompartilharDialogProps) {
  const [formato, setFormato] = useState<FormatoDaImagem>('quadrado')
  const [falhou, setFalhou] = useState(false)
  const imagem = imagemOf(formato)
  const nome = `${lugar.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}.png`

  async function handleShare() {
    const url = new URL(endereco, window.location.origin).href
    const outcome = await share({ texto, url, imagem: falhou ? null : { endereco: imagem, nome } })
    if (outcome === 'falhou') showErro('Não foi possível compartilhar. Copie o link ou baixe a imagem.')
  }

  return (
    <FolhaModal titulo={`Compartilhar ${lugar}`} onClose={onClose}>
      <div className="compartilhar">
        <fieldset className="formatos">
          <legend className="label">Imagem</legend>
          {FORMATOS.map(([valor, rotulo]) => (
            <label key={valor}>
              <input
                type="radio"
                name="formato"
                checked={formato === valor}
                onChange={() => {
                  setFalhou(false)
                  setFormato(valor)
                }}
              />
              {rotulo}
            </label>
          ))}
        </fieldset>
        {falhou ? (
          <p className="error" role="alert">
            A imagem não pôde ser desenhada agora. O texto e o link podem ser copiados.
          </p>
        ) : (
          <img
            className={`previa ${formato}`}
            src={imagem}
            alt={`Imagem com as palavras de ${lugar}`}
            {...MEDIDAS[formato]}
            onError={() => setFalhou(true)}
          />
        )}
        <div className="acoes">
          {canShare() && (
            <button type="button" className="btn btn-1" onClick={() => void handleShare()}>
              <Share2 className="i" aria-hidden="true" /> Compartilhar
            </button>
          )}
          {!falhou && (
            <a className="btn btn-2" href={imagem} download={nome}>
              <Download className="i" aria-hidden="true" /> Baixar imagem
            </a>
          )}
          <button type="button" className="btn btn-2" onClick={() => void copyTextAndTell(texto)}>
            <Quote className="i" aria-hidden="true" /> Copiar texto
          </button>
          <button type="button" className="btn btn-2" onClick={() => void copyLinkAndTell(endereco)}>
            <Link2 className="i" aria-hidden="true" /> Copiar link
          </button>
        </div>
        <p className="small faint">O link abre para todos, também para quem não tem conta.</p>
      </div>
    </FolhaModal>
  )
}
