import { Copy, Printer, Share2, Sun } from 'lucide-react'
import { AparenciaPopover } from '../aparencia/public.ts'
import { paths } from '../paths.ts'
import { copyText } from '../platform/copy-text.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { canShare, share } from '../ui/compartilhar/share.ts'
import { ESCOLHA_INICIAL } from '../ui/impressao/escolha-de-impressao.ts'
import { ImprimirBotao } from '../ui/impressao/imprimir-botao.tsx'
import { useTelaAcesa } from './use-tela-acesa.ts'

const SEM_ESCOLHAS = { titulo: 'Imprimir', provas: [], hasNotas: false }

/** The size of the text, the screen that stays awake, and the order to give away or print. @param texto the order */
export function FerramentasDoCulto({ texto }: { readonly texto: string }) {
  const { tela, toggle } = useTelaAcesa()
  return (
    <div className="culto-ferramentas">
      <div className="tools">
        <AparenciaPopover pagina="biblia" />
        {tela !== 'indisponivel' && (
          <button type="button" className="btn btn-2" aria-pressed={tela === 'ligada'} onClick={toggle}>
            <Sun className="i" aria-hidden="true" /> Manter a tela acesa
          </button>
        )}
      </div>
      <p className="small faint" role="status">
        {tela === 'indisponivel' &&
          'Este navegador não mantém a tela acesa. Aumente, nos ajustes do aparelho, o tempo até que ela se apague.'}
        {tela === 'recusada' &&
          'O aparelho não deixou a tela acesa, talvez para poupar bateria. Ligue o carregador e tente de novo.'}
      </p>
      <fieldset className="atos">
        <legend className="sr">Ordem do culto</legend>
        <span className="small faint" aria-hidden="true">
          Ordem do culto:
        </span>
        <button type="button" className="link" onClick={() => void (canShare() ? handleShare() : copy())}>
          {canShare() ? (
            <Share2 className="i" aria-hidden="true" />
          ) : (
            <Copy className="i" aria-hidden="true" />
          )}
          {canShare() ? 'Compartilhar' : 'Copiar'}
        </button>
        <ImprimirBotao
          className="link"
          opcoes={SEM_ESCOLHAS}
          escolha={ESCOLHA_INICIAL}
          onChoose={async () => undefined}
        >
          <Printer className="i" aria-hidden="true" /> Imprimir
        </ImprimirBotao>
      </fieldset>
    </div>
  )

  async function handleShare() {
    const url = new URL(paths.culto(), window.location.origin).href
    // Where sharing fails, the words still get out.
    if ((await share({ texto, url, imagem: null })) === 'falhou') await copy()
  }
  async function copy() {
    if (await copyText(texto)) showSucesso('Ordem do culto copiada.')
    else showErro('Não foi possível copiar a ordem do culto. Use “Imprimir”.')
  }
}
