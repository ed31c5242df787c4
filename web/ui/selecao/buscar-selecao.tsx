import { Search } from 'lucide-react'
import { useRef } from 'react'
import { paths } from '../../paths.ts'
import { useNavigate } from '../../platform/router/use-navigate.ts'
import { BarraFlutuante } from './barra-flutuante.tsx'
import { toConsulta } from './consulta.ts'
import { readPalavras } from './palavras.ts'
import { type Selecao, useSelecao } from './use-selecao.ts'

/** Offers to look for the words that are selected in the text of the page. */
export function BuscarSelecao() {
  const selecao = useSelecao((selection) => {
    if (document.querySelector('dialog[open]')) return null
    return toConsulta(readPalavras(selection))
  })
  return selecao && <Buscar selecao={selecao} />
}

function Buscar({ selecao: { lido: consulta, caixa } }: { selecao: Selecao<string> }) {
  const bar = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  return (
    <BarraFlutuante barra={bar} caixa={caixa}>
      <button type="button" className="btn" onClick={() => void navigate(paths.busca(consulta))}>
        <Search className="i" aria-hidden="true" /> Buscar
      </button>
    </BarraFlutuante>
  )
}
