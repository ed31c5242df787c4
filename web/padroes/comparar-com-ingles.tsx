import { Languages } from 'lucide-react'
import { type ComponentType, lazy, Suspense } from 'react'
import type { AbrirInglesProps, InglesAbertoProps } from './ingles-da-pagina.ts'

const Aberto = lazy<ComponentType<InglesAbertoProps>>(() =>
  import('./ingles-aberto.tsx').then(
    ({ InglesAberto }) => ({ default: InglesAberto }),
    () => ({ default: () => null }),
  ),
)

/** 'Comparar com o inglês de 1646', where there is one. What does it comes after the page, into the room of its words. */
export function CompararComIngles(props: AbrirInglesProps) {
  const content = (
    <>
      <Languages className="i" aria-hidden="true" /> Comparar com o inglês de {props.original.ano}
    </>
  )
  return (
    <Suspense fallback={<span className="link">{content}</span>}>
      <Aberto {...props}>{content}</Aberto>
    </Suspense>
  )
}
