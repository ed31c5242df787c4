import { useQuery } from '@tanstack/react-query'
import type { Paragrafo } from '#contract/ebook-texto.ts'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { FolhaModal } from '../../ui/folha-modal.tsx'
import { Loading } from '../../ui/loading.tsx'
import type { AcoesDoTexto } from '../../ui/texto-marcado/acoes.ts'
import type { Ligacao } from '../../ui/texto-marcado/faixas.ts'
import { TextoMarcado } from '../../ui/texto-marcado/texto-marcado.tsx'
import { paragrafosDoRodape } from './blocos.ts'
import { capituloQuery } from './queries.ts'

interface RodapeDialogProps {
  readonly ebookId: number
  readonly ligacao: Ligacao
  /** What the marker says: '3' or '[3]'. */
  readonly marcador: string
  readonly acoes: AcoesDoTexto
  readonly onIr: () => void
  readonly onClose: () => void
}

/** A footnote over its page. */
export function RodapeDialog({ ebookId, ligacao, marcador, acoes, onIr, onClose }: RodapeDialogProps) {
  const capitulo = useQuery(capituloQuery(ebookId, ligacao.capitulo_id))
  const rodape = paragrafosDoRodape(capitulo.data?.paragrafos ?? [], ligacao.paragrafo_id ?? 0)
  return (
    <FolhaModal titulo={`Nota ${marcador.replace(/[[\]()]/g, '').trim()}`} onClose={onClose}>
      {capitulo.isPending && <Loading />}
      {capitulo.isError && !capitulo.data && (
        <EstadoErro message="A nota não pôde ser carregada." onRetry={() => void capitulo.refetch()} />
      )}
      {capitulo.data && rodape.length === 0 && <EstadoVazio>Esta edição não tem mais esta nota.</EstadoVazio>}
      {rodape.map((paragrafo) => (
        <TextoDoRodape key={paragrafo.id} rodape={paragrafo} acoes={acoes} />
      ))}
      {rodape.length > 0 && (
        <p className="pe-da-nota">
          <button type="button" className="btn btn-2" onClick={onIr}>
            Ir para a nota
          </button>
        </p>
      )}
    </FolhaModal>
  )
}

function TextoDoRodape({ rodape, acoes }: { rodape: Paragrafo; acoes: AcoesDoTexto }) {
  return (
    <p className="texto-da-nota" lang={rodape.detalhes.idioma} dir={rodape.detalhes.direcao}>
      <TextoMarcado texto={rodape.texto} faixas={rodape.marcas} acoes={acoes} />
    </p>
  )
}
