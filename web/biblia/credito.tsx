import '../styles/credito.css'
import { splitCredito } from './split-credito.ts'

/** The credit of an edition, its addresses as links. */
export function Credito({ texto }: { texto: string }) {
  return splitCredito(texto).map((pedaco, index) => {
    // The pieces of one text have no other name, and do not change.
    const key = `${index}`
    if (pedaco.href === null) return <span key={key}>{pedaco.texto}</span>
    return (
      <a
        key={key}
        className="link-do-credito"
        data-endereco={pedaco.isNome ? pedaco.href : undefined}
        href={pedaco.href}
        target="_blank"
        rel="noopener noreferrer"
      >
        {pedaco.texto}
      </a>
    )
  })
}
