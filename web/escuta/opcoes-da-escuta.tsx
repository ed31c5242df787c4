import '../styles/aparencia.css'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import { changePreferenciasDaEscuta, usePreferenciasDaEscuta, VELOCIDADES } from './preferencias-da-escuta.ts'
import type { SessaoDeEscuta, Sono } from './sessao-de-escuta.ts'
import { formatVoz, pickVoz } from './vozes.ts'

interface OpcoesDaEscutaProps {
  readonly sessao: SessaoDeEscuta
  readonly vozes: readonly SpeechSynthesisVoice[]
}

const SONOS: readonly (readonly [rotulo: string, sono: Sono])[] = [
  ['Quando eu parar', null],
  ['Em 10 minutos', 10],
  ['Em 20 minutos', 20],
  ['Em 30 minutos', 30],
  ['No fim do capítulo', 'capitulo'],
]

/** '1,25×'. */
export function formatVelocidade(velocidade: number): string {
  return `${velocidade.toLocaleString('pt-BR')}×`
}

/** How a text is read aloud. All but the hour of sleep is kept on the device. */
export function OpcoesDaEscuta({ sessao, vozes }: OpcoesDaEscutaProps) {
  const { velocidade, voz, continuar } = usePreferenciasDaEscuta()
  const { sono } = useStore(sessao.store)
  const name = useId()
  return (
    <>
      <fieldset className="ajuste">
        <legend className="label">Velocidade</legend>
        <div className="sz">
          {VELOCIDADES.map((each) => (
            <label key={each}>
              <input
                className="sr"
                type="radio"
                name={name}
                checked={velocidade === each}
                onChange={() => changePreferenciasDaEscuta({ velocidade: each })}
              />
              <span>{each.toLocaleString('pt-BR')}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Escolha
        rotulo="Voz"
        value={pickVoz(vozes, voz)?.voiceURI ?? ''}
        onChoose={(uri) => changePreferenciasDaEscuta({ voz: uri })}
      >
        {vozes.map((each) => (
          <option key={each.voiceURI} value={each.voiceURI}>
            {formatVoz(each)}
          </option>
        ))}
      </Escolha>
      <Escolha
        rotulo="Parar de ler"
        value={`${sono}`}
        onChoose={(value) => sessao.setSono(SONOS.find(([, each]) => `${each}` === value)?.[1] ?? null)}
      >
        {SONOS.map(([rotulo, each]) => (
          <option key={rotulo} value={`${each}`}>
            {rotulo}
          </option>
        ))}
      </Escolha>
      <label className="ajuste chave">
        <span>Continuar no próximo capítulo</span>
        <input
          type="checkbox"
          checked={continuar}
          onChange={() => changePreferenciasDaEscuta({ continuar: !continuar })}
        />
      </label>
    </>
  )
}

interface EscolhaProps {
  readonly rotulo: string
  readonly value: string
  readonly onChoose: (value: string) => void
  readonly children: ReactNode
}

function Escolha({ rotulo, value, onChoose, children }: EscolhaProps) {
  const id = useId()
  return (
    <div className="ajuste">
      <label className="label" htmlFor={id}>
        {rotulo}
      </label>
      <div className="select">
        <select className="input" id={id} value={value} onChange={(event) => onChoose(event.target.value)}>
          {children}
        </select>
        <ChevronDown className="i" />
      </div>
    </div>
  )
}
