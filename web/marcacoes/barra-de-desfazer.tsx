import { Undo2 } from 'lucide-react'
import { formatQuantidade } from '../platform/quantidade.ts'
import { desfazerExclusao, useExclusoes } from './exclusao-adiada.ts'

/** What was taken out of the list a moment ago, and the way back. @param onDesfeita the button is about to go with the focus */
export function BarraDeDesfazer({ onDesfeita }: { readonly onDesfeita: () => void }) {
  const adiada = useExclusoes((state) => state.adiada)
  const quantas = adiada && formatQuantidade(adiada.marcacoes.length, 'marcação', 'marcações')
  function handleDesfazer() {
    desfazerExclusao()
    onDesfeita()
  }
  return (
    <div className="marcacoes-desfazer" role="status">
      {adiada?.isUnderWay && <p>Excluindo {quantas} …</p>}
      {adiada && !adiada.isUnderWay && (
        <>
          <p>{quantas} fora da lista; a exclusão começa em 10 segundos.</p>
          <button type="button" className="btn btn-2 btn-sm" onClick={handleDesfazer}>
            <Undo2 className="i" aria-hidden="true" /> Desfazer
          </button>
        </>
      )}
    </div>
  )
}
