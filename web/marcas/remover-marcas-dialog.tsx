import type { MarcaNoCapitulo } from '#contract/marcas.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { QuestaoDialog } from '../ui/questao-dialog.tsx'
import type { VersosSeguidos } from './marcas-dos-versiculos.ts'
import type { Marcas } from './use-marcas.ts'

interface RemoverMarcasDialogProps {
  readonly removidas: readonly MarcaNoCapitulo[]
  readonly marcas: Pick<Marcas, 'excluir'>
  /** 'João 3.16–17'. */
  readonly toReferencia: (lugar: VersosSeguidos) => string
  /** Called once when the dialog has closed, whatever closed it. */
  readonly onClose: () => void
}

/** Named in the question; of more it says how many. */
const MAX_LUGARES = 3

/** Asks before marks are removed, which goes with their notes, and over all verses that they are on. */
export function RemoverMarcasDialog({ removidas, marcas, toReferencia, onClose }: RemoverMarcasDialogProps) {
  const isUma = removidas.length === 1
  const comNota = removidas.filter(({ nota }) => nota !== '').length
  const lugares = removidas.slice(0, MAX_LUGARES).map(toReferencia).join('; ')
  const outras = removidas.length - MAX_LUGARES
  const onde = outras > 0 ? `${lugares} e mais ${outras}` : lugares

  async function handleSim() {
    onClose()
    const done = await Promise.allSettled(removidas.map((marca) => marcas.excluir(marca)))
    const falha = done.find(({ status }) => status === 'rejected')
    if (falha?.status !== 'rejected') showSucesso(isUma ? 'Marca removida.' : 'Marcas removidas.')
    else {
      const reason = falha.reason instanceof Error ? falha.reason.message : ''
      showErro(`${isUma ? 'A marca não foi removida' : 'Nem todas as marcas foram removidas'}. ${reason}`)
    }
  }
  return (
    <QuestaoDialog
      titulo={isUma ? 'Deseja realmente remover esta marca?' : 'Deseja realmente remover estas marcas?'}
      texto={`${isUma ? 'Ela está' : 'Elas estão'} em ${onde}. ${perdaOf(comNota)}Não há como ${isUma ? 'recuperá-la' : 'recuperá-las'}.`}
      onSim={() => void handleSim()}
      onClose={onClose}
    />
  )
}

function perdaOf(comNota: number): string {
  if (comNota === 0) return ''
  return comNota === 1 ? 'A nota vai com ela. ' : `As ${comNota} notas vão com elas. `
}
