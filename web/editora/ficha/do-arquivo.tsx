import type { ReactNode } from 'react'
import type { FichaInteira } from '#contract/editora/ficha.ts'
import {
  type CampoDaFicha,
  type FormularioDaFicha,
  listMudados,
  restoreCampo,
} from './formulario-da-ficha.ts'

interface DoArquivoProps {
  readonly campo: CampoDaFicha
  /** With its article: 'o título'. */
  readonly nome: string
  readonly formulario: FormularioDaFicha
  /** Null where no file says anything: nothing is shown. */
  readonly doArquivo: FichaInteira | null
  readonly onChange: (formulario: FormularioDaFicha) => void
  /** The field. */
  readonly children: ReactNode
}

/** A field of the ficha; where it differs from the file, what the file says and the way back to it. */
export function DoArquivo({ campo, nome, formulario, doArquivo, onChange, children }: DoArquivoProps) {
  const isMudado = doArquivo !== null && listMudados(formulario, doArquivo).includes(campo)
  return (
    <div className="campo-da-ficha">
      {children}
      {doArquivo && isMudado && (
        <p className="small muted do-arquivo">
          No arquivo: {sayCampo(campo, doArquivo)}.{' '}
          <button
            type="button"
            className="link"
            onClick={() => onChange(restoreCampo(formulario, campo, doArquivo))}
          >
            Usar {nome} do arquivo
          </button>
        </p>
      )}
    </div>
  )
}

const MAX_DITO = 120

function sayCampo(campo: CampoDaFicha, ficha: FichaInteira): string {
  if (campo === 'autores') return ficha.autores.map(({ nome }) => nome).join(', ') || 'nenhum'
  if (campo === 'areas_tematicas') return ficha.areas_tematicas.join(', ') || 'nenhuma'
  const dito = String(ficha[campo] ?? 'nada')
  return dito.length > MAX_DITO ? `${dito.slice(0, MAX_DITO)}…` : dito
}
