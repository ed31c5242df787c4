import { useState } from 'react'
import type { FonteDoTexto } from '#contract/editora/textos.ts'
import { DiferencasDoTexto } from './diferencas.tsx'
import { FalhaAoPublicar } from './publicar-form.tsx'
import type { usePublicar } from './use-publicar.ts'

interface ArquivoMudouProps {
  readonly fonte: FonteDoTexto
  readonly publicar: ReturnType<typeof usePublicar>
}

/** A correction whose file has changed, or that no longer fits: keep ours, take the file, or go on below and edit. */
export function ArquivoMudou({ fonte, publicar }: ArquivoMudouProps) {
  const { estado, texto, texto_do_arquivo, texto_de_antes, recusa, versao } = fonte
  const [isShown, setIsShown] = useState(false)
  if (estado !== 'arquivo_mudou' && estado !== 'posta_de_lado') return null
  const mutate = (motivo: string, novo: string | null) =>
    !publicar.isPending && publicar.mutate({ texto: novo, motivo, versao })
  return (
    <section className="arquivo-mudou" aria-labelledby="arquivo-mudou">
      <h2 className="h3" id="arquivo-mudou">
        {estado === 'arquivo_mudou'
          ? 'O arquivo mudou por baixo da correção'
          : 'A correção foi posta de lado'}
      </h2>
      <p>
        {estado === 'arquivo_mudou'
          ? 'Os leitores continuam vendo a correção. Mantenha-a, fique com o arquivo novo, ou junte os dois na fonte abaixo e publique.'
          : 'Com ela os textos não puderam ser importados, e os leitores veem o arquivo. Conserte-a na fonte abaixo e publique, ou fique com o arquivo.'}
      </p>
      {recusa && <p className="er quebras">{recusa}</p>}
      <p className="botoes">
        <button
          type="button"
          className="btn btn-2"
          aria-disabled={publicar.isPending}
          onClick={() => mutate('O arquivo mudou: a correção foi mantida.', texto)}
        >
          {estado === 'arquivo_mudou' ? 'Manter a correção' : 'Publicar a correção de novo'}
        </button>
        <button
          type="button"
          className="btn btn-2"
          aria-disabled={publicar.isPending}
          onClick={() => mutate('O arquivo mudou: ficou o texto do arquivo.', null)}
        >
          Ficar com o arquivo
        </button>
        <button type="button" className="link" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          Ver o que mudou no arquivo
        </button>
      </p>
      {publicar.error && !publicar.isPending && <FalhaAoPublicar error={publicar.error} />}
      {isShown && (
        <DiferencasDoTexto
          antes={(texto_de_antes ?? texto).split('\n')}
          depois={(texto_do_arquivo ?? texto).split('\n')}
        />
      )}
    </section>
  )
}
