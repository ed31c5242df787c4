import { MAX_NOTA_DA_MARCA, type MarcaNoCapitulo } from '#contract/marcas.ts'
import { CartaoDoTrecho } from '../destaques/public.ts'
import { assinarCopia } from '../ui/selecao/assinar-copia.ts'
import { RemoverMarcasDialog } from './remover-marcas-dialog.tsx'
import type { TextoMarcavel } from './texto-marcavel.ts'
import type { Marcas } from './use-marcas.ts'

interface CartaoDaMarcaProps {
  /** As it was when it was opened. */
  readonly aberta: MarcaNoCapitulo
  /** As it is; undefined when it could not be made, or is gone. */
  readonly atual: MarcaNoCapitulo | undefined
  readonly isAnotando: boolean
  readonly texto: Pick<TextoMarcavel, 'nomeDe'>
  readonly marcas: Marcas
  readonly onClose: () => void
}

/** The card of a mark on words. */
export function CartaoDaMarca({ aberta, atual, isAnotando, texto, marcas, onClose }: CartaoDaMarcaProps) {
  const { id, cor, nota, palavras } = atual ?? aberta
  const trecho = palavras?.trecho ?? ''
  const { parte_inicio, parte_fim } = palavras?.lugar ?? {
    parte_inicio: aberta.inicio,
    parte_fim: aberta.fim,
  }
  const nome = texto.nomeDe(parte_inicio, parte_fim)
  // A mark that the server refused is made with its note.
  const change = (mudanca: Partial<Pick<MarcaNoCapitulo, 'cor' | 'nota'>>) =>
    atual ? marcas.editar(atual, mudanca) : marcas.refazer({ ...aberta, ...mudanca })
  return (
    <CartaoDoTrecho
      titulo={`Marca em ${nome}`}
      id={id}
      trecho={trecho}
      copia={assinarCopia(trecho, nome)}
      cor={cor}
      nota={nota}
      max={MAX_NOTA_DA_MARCA}
      alterado="Esta marca foi alterada"
      isAnotando={isAnotando}
      onCor={(next) => change({ cor: next })}
      onSalvar={(next) => change({ nota: next })}
      excluir="Remover marca"
      renderPergunta={(onNao) => (
        <RemoverMarcasDialog
          removidas={[atual ?? aberta]}
          marcas={{
            excluir: async (marca) => {
              onClose()
              await marcas.excluir(marca)
            },
          }}
          toReferencia={() => nome}
          onClose={onNao}
        />
      )}
      onClose={onClose}
    >
      {palavras?.lugar === null && (
        <p className="small muted">O texto foi corrigido e não tem mais estas palavras.</p>
      )}
    </CartaoDoTrecho>
  )
}
