import { useRef } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import { useLembrado } from '../ui/use-lembrado.ts'
import { cutGrupo, type GrupoDeHarmonias } from './grupos.ts'
import { LinhaHarmonia } from './linha-harmonia.tsx'

/** The harmonies with one standard: the first few, and the rest when the reader asks for them. */
export function GrupoHarmonias({ grupo }: { grupo: GrupoDeHarmonias }) {
  const lista = useRef<HTMLUListElement>(null)
  const [inteiro, setInteiro] = useLembrado(`harmonias ${grupo.chave}`, z.boolean(), false)
  const { visiveis, ocultos } = cutGrupo(grupo.destinos)

  function handleToggle() {
    flushSync(() => setInteiro(!inteiro))
    // The rows come above the button: the keyboard goes on with the first of them.
    if (!inteiro) lista.current?.children.item(visiveis.length)?.querySelector('button')?.focus()
  }

  return (
    <>
      <ul ref={lista} className="harm" aria-label={grupo.nome}>
        {(inteiro ? grupo.destinos : visiveis).map((destino) => (
          <LinhaHarmonia key={destino.id} destino={destino} />
        ))}
      </ul>
      {ocultos > 0 && (
        <button type="button" className="link harm-mais" aria-expanded={inteiro} onClick={handleToggle}>
          {inteiro ? 'Mostrar menos' : `Mostrar mais ${ocultos} ${grupo.unidades}`}
        </button>
      )}
    </>
  )
}
