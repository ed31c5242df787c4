import { useState } from 'react'
import { ExcluirContaDialog } from './excluir-dialog.tsx'
import { SecaoDoPerfil } from './secao.tsx'

interface ExcluirSecaoProps {
  /** Tells password managers whose password this is. */
  readonly email: string
  /** The account is gone. */
  readonly onExcluida: () => void
}

/** 'Excluir minha conta', with its dialog. */
export function ExcluirSecao({ email, onExcluida }: ExcluirSecaoProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <SecaoDoPerfil
      titulo="Excluir a conta"
      texto="A conta e tudo o que é seu, notas, destaques e marcas também, são apagados de uma vez. Baixe antes os seus dados, se quiser guardá-los."
    >
      <button type="button" className="btn btn-2 conta-perigo" onClick={() => setIsAsking(true)}>
        Excluir minha conta
      </button>
      {isAsking && (
        <ExcluirContaDialog email={email} onExcluida={onExcluida} onClose={() => setIsAsking(false)} />
      )}
    </SecaoDoPerfil>
  )
}
