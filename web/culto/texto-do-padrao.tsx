import type { Parte } from '#contract/padrao-texto.ts'
import { groupParagrafos } from '../padroes/public.ts'

/** The paragraphs of a section, without the markers of their notes. */
export function TextoDoPadrao({ partes }: { readonly partes: readonly Parte[] }) {
  return (
    <div className="read">
      {groupParagrafos(partes).map(({ numero, partes: doParagrafo }) => (
        <p key={numero}>{doParagrafo.map(({ texto }) => texto).join('')}</p>
      ))}
    </div>
  )
}
