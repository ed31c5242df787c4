import { useState } from 'react'
import { checkFoto } from './check-foto.ts'
import { type FotoAberta, openFoto } from './open-foto.ts'

interface Estado {
  /** The file is being decoded. */
  readonly isOpening: boolean
  /** Ready to be cut; null while none is chosen. */
  readonly foto: FotoAberta | null
  /** Why the chosen file will not do. */
  readonly erro: string | null
}

const NADA: Estado = { isOpening: false, foto: null, erro: null }

/** The file that the reader chose as his photo, from the choice to the open picture. */
export function useFotoEscolhida() {
  const [estado, setEstado] = useState(NADA)

  async function open(arquivo: File): Promise<void> {
    const erro = checkFoto(arquivo)
    if (erro !== null) return setEstado({ ...NADA, erro })
    setEstado({ ...NADA, isOpening: true })
    try {
      const foto = await openFoto(arquivo)
      setEstado({ ...NADA, foto })
    } catch {
      setEstado({ ...NADA, erro: 'Não foi possível abrir esta foto. Escolha outra.' })
    }
  }

  return { ...estado, open, close: () => setEstado(NADA) }
}
