import type { RefObject } from 'react'
import { useAparencia } from '../aparencia/public.ts'
import { PassagemNoCapitulo } from '../biblia/public.ts'
import type { CapituloCitado } from './capitulos-citados.ts'
import { VersosCitados } from './versos-citados.tsx'

interface ProvaNoCapituloProps {
  /** As it is printed: 'Rm 8.14–15'. */
  readonly citacao: string
  readonly capitulo: CapituloCitado
  /** Short name of the edition that was asked for its words; the library's own when undefined. */
  readonly edicao: string | undefined
  readonly tituloRef?: RefObject<HTMLHeadingElement | null>
  readonly isFirst?: boolean
}

/** What a reference cites of a chapter, in that chapter; the proof text alone where the edition lacks the words. */
export function ProvaNoCapitulo({
  citacao,
  capitulo,
  edicao,
  tituloRef,
  isFirst = true,
}: ProvaNoCapituloProps) {
  const aparencia = useAparencia()
  const { livro, capitulo: numero, passagem, versiculos } = capitulo
  const prova =
    versiculos.length > 0 ? (
      <p className="prova-sem-capitulo">
        <VersosCitados versiculos={versiculos} numerado={versiculos.length > 1} />
      </p>
    ) : (
      <p className="faint prova-sem-capitulo">Este trecho não está na Bíblia instalada.</p>
    )
  if (!hasCapituloLido(capitulo)) return prova
  return (
    <PassagemNoCapitulo
      livro={livro}
      capitulo={numero}
      passagem={passagem}
      edicao={edicao}
      rotulo={citacao.split('.')[0] ?? citacao}
      isFirst={isFirst}
      aparencia={aparencia}
      {...(tituloRef && { tituloRef })}
    >
      {prova}
    </PassagemNoCapitulo>
  )
}

/** Whether the edition in use has the words: those that another one lends stand in none of its chapters. */
export function hasCapituloLido({ versiculos, edicao }: CapituloCitado): boolean {
  return versiculos.length > 0 && edicao === undefined
}
