import { type ReactNode, use } from 'react'
import type { Parte, SecaoDaPagina } from '#contract/padrao-texto.ts'
import { lugarDaSecao } from './citar-padrao.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { InglesContext } from './ingles-da-pagina.ts'
import { hasReferencias, type LugarDaParte } from './parte.ts'
import { RotuloDaSecao } from './rotulo-da-secao.tsx'
import { TextoDaSecao } from './secao-texto.tsx'
import { PERGUNTA } from './unidades.ts'

interface SecoesProps {
  readonly ficha: FichaDoPadrao
  readonly numero: number
  readonly secoes: readonly SecaoDaPagina[]
  /** The place that the address leads to. */
  readonly alvo: LugarDaParte | null
  /** The marker of a part that has references. */
  readonly renderMarcador?: (parte: Parte) => ReactNode
  /** The printed margin of a section. @param partes those that have references */
  readonly renderMargem?: (partes: readonly Parte[]) => ReactNode
}

const nothing = () => null

/** The text of a chapter or question. The directories of worship have neither markers nor a printed margin. */
export function Secoes(props: SecoesProps) {
  const { ficha, numero, secoes, alvo, renderMarcador = nothing, renderMargem = nothing } = props
  const ingles = use(InglesContext)
  return secoes.map((secao, index) => (
    <TextoDaSecao
      key={secao.id}
      secao={secao}
      id={`s${secao.secao}`}
      lugar={lugarDaSecao(ficha.unidade, numero, secao.secao)}
      rotulo={
        <RotuloDaSecao
          citavel={{ ficha, numero, secao }}
          rotulo={ficha.unidade === PERGUNTA ? 'Resposta' : `Seção ${secao.secao}`}
        />
      }
      nivel={2}
      first={index === 0}
      alvo={secao.secao === alvo?.secao ? alvo.alvo : undefined}
      renderMarcador={renderMarcador}
      aoLado={ingles?.blocos.get(secao.secao)}
      margem={renderMargem(secao.partes.filter(hasReferencias))}
    />
  ))
}
