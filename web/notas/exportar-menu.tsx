import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { FORMATOS } from './exportacao.ts'
import { exportNotas } from './exportar.ts'
import type { Filtro } from './filtro.ts'

const TODAS: Filtro = { sigla: null, busca: '' }

interface ExportarMenuProps {
  /** What the page shows. */
  readonly filtro: Filtro
}

/** 'Exportar', open from the start. A modal menu would lock the scroll with an inline `<style>`, which the policy refuses. */
export function ExportarMenu({ filtro }: ExportarMenuProps) {
  const isFiltered = filtro.sigla !== null || filtro.busca !== ''
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className="btn btn-2">
        <Download className="i" aria-hidden="true" /> Exportar
      </DropdownMenu.Trigger>
      <DropdownMenu.Content className="menu exportar" align="end" sideOffset={8}>
        {isFiltered && <Formatos rotulo="Notas deste filtro" filtro={filtro} />}
        <Formatos rotulo="Todas as notas" filtro={TODAS} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

function Formatos({ rotulo, filtro }: { rotulo: string; filtro: Filtro }) {
  const id = useId()
  return (
    <DropdownMenu.Group aria-labelledby={id}>
      <DropdownMenu.Label className="rotulo" id={id}>
        {rotulo}
      </DropdownMenu.Label>
      {FORMATOS.map(({ formato, nome }) => (
        <DropdownMenu.Item key={formato} onSelect={() => void exportNotas(formato, filtro)}>
          {nome}
        </DropdownMenu.Item>
      ))}
    </DropdownMenu.Group>
  )
}
