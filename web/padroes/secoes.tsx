import type { ReactNode } from 'react'
import type { Parte, SecaoDaPagina } from '#contract/padrao-texto.ts'
import { hasReferencias, type LugarDaParte } from './parte.ts'
import { TextoDaSecao } from './secao-texto.tsx'
import { PERGUNTA, type Unidade } from './unidades.ts'

interface SecoesProps {
  readonly unidade: Unidade
  readonly secoes: readonly SecaoDaPagina[]
  /** The paragraph that the address leads to. */
  readonly alvo: LugarDaParte | null
  /** The marker of a part that has references. */
  readonly renderMarcador?: (parte: Parte) => ReactNode
  /** The printed margin of a section. @param partes those that have references */
  readonly renderMargem?: (partes: readonly Parte[]) => ReactNode
}

const nothing = () => null

/** The text of a chapter or question. The directories of worship have neither markers nor a printed margin. */
export function Secoes(props: SecoesProps) {
  const { unidade, secoes, alvo, renderMarcador = nothing, renderMargem = nothing } = props
  return secoes.map((secao, index) => (
    <TextoDaSecao
      key={secao.id}
      secao={secao}
      id={`s${secao.secao}`}
      rotulo={unidade === PERGUNTA ? 'Resposta' : `Seção ${secao.secao}`}
      nivel={2}
      first={index === 0}
      alvo={secao.secao === alvo?.secao ? alvo.paragrafo : undefined}
      renderMarcador={renderMarcador}
      margem={renderMargem(secao.partes.filter(hasReferencias))}
    />
  ))
}
