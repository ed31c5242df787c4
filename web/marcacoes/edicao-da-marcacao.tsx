import { X } from 'lucide-react'
import { useState } from 'react'
import { type CorDoDestaque, MAX_NOTA_DO_DESTAQUE } from '#contract/destaques.ts'
import type { Marcacao } from '#contract/marcacoes.ts'
import { MAX_NOTA_DA_MARCA } from '#contract/marcas.ts'
import { EscolhaDeCor, NotaDoDestaque, useNotaDoCartao } from '../destaques/public.ts'
import { showErro } from '../ui/banner-store.ts'
import { useMudarMarcacao } from './use-mudar-marcacao.ts'

interface EdicaoDaMarcacaoProps {
  /** A highlight or a mark. */
  readonly marcacao: Marcacao
  readonly edicao: string | undefined
  readonly onClose: () => void
}

/** Colour and note of a highlight or mark, changed where it stands in the list. */
export function EdicaoDaMarcacao({ marcacao, edicao, onClose }: EdicaoDaMarcacaoProps) {
  const { mutateAsync } = useMudarMarcacao(edicao)
  // The list follows a moment later; a choice must be seen where it is made.
  const [cor, setCor] = useState(marcacao.cor)
  const { id, tipo } = marcacao
  const { save } = useNotaDoCartao(id)
  const isDestaque = tipo === 'destaque'

  function handleCor(next: CorDoDestaque) {
    setCor(next)
    mutateAsync({ marcacao, mudanca: { cor: next } }).catch((error: unknown) => {
      setCor(cor)
      showErro(`A cor não foi guardada. ${error instanceof Error ? error.message : ''}`)
    })
  }
  return (
    <fieldset className="marcacao-edicao">
      <legend className="sr">Editar {marcacao.citacao}</legend>
      <button type="button" className="icon-btn" aria-label="Fechar a edição" onClick={onClose}>
        <X className="i" aria-hidden="true" />
      </button>
      <EscolhaDeCor cor={cor} onCor={handleCor} />
      <NotaDoDestaque
        id={id}
        nota={marcacao.nota}
        max={isDestaque ? MAX_NOTA_DO_DESTAQUE : MAX_NOTA_DA_MARCA}
        alterado={isDestaque ? 'Este destaque foi alterado' : 'Esta marca foi alterada'}
        isFocused
        onSalvar={(nota) => save(() => mutateAsync({ marcacao, mudanca: { nota } }).then(() => id))}
        onSalva={onClose}
      />
    </fieldset>
  )
}
