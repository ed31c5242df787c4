import '../styles/aparencia.css'
import { ALargeSmall } from 'lucide-react'
import { type ComponentType, useId, useState } from 'react'
import { EstadoErro } from '../ui/estado.tsx'
import { onIntent } from '../ui/intent.ts'
import { Loading } from '../ui/loading.tsx'
import type { AparenciaPainelProps } from './aparencia-painel.tsx'

interface AparenciaPopoverProps extends AparenciaPainelProps {
  /** Of the button, where it is not the framed one. */
  readonly className?: string
}

const importPainel = () => import('./aparencia-painel.tsx')
const prefetchPainel = () => void importPainel().catch(() => undefined)

/** The button 'Aa' and its panel: the browser's own popover, which a click beside it and Esc close. */
export function AparenciaPopover({ pagina, className = 'aa' }: AparenciaPopoverProps) {
  const id = useId()
  const [Painel, setPainel] = useState<ComponentType<AparenciaPainelProps> | null>(null)
  const [vez, setVez] = useState<'antes' | 'carregando' | 'falhou'>('antes')

  async function load() {
    setVez('carregando')
    try {
      const { AparenciaPainel } = await importPainel()
      setPainel(() => AparenciaPainel)
    } catch (error) {
      console.error('Erro ao abrir a aparência do texto:', error)
      setVez('falhou')
    }
  }
  return (
    <>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-label="Aparência do texto"
        title="Aparência do texto"
        onClick={() => void load()}
        {...onIntent(prefetchPainel)}
      >
        <ALargeSmall className="i" />
      </button>
      <div id={id} className="pop" popover="auto" role="dialog" aria-label="Aparência do texto">
        {Painel && <Painel pagina={pagina} />}
        {!Painel && vez === 'carregando' && <Loading />}
        {!Painel && vez === 'falhou' && (
          <EstadoErro
            message="As opções não puderam ser carregadas. Verifique a conexão e tente de novo."
            onRetry={() => void load()}
          />
        )}
      </div>
    </>
  )
}
