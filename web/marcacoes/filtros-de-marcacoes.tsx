import '../styles/seg.css'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { CORES } from '#contract/destaques.ts'
import type { TipoDaMarcacao } from '#contract/etiquetas.ts'
import { ROTULOS } from '../destaques/public.ts'
import { BuscaDeNotas } from '../notas/public.ts'
import { type FiltroEscolhido, isFiltered, readFiltro, SEM_FILTRO } from './filtro.ts'
import { etiquetasQuery, fontesQuery } from './queries.ts'

const TIPOS: readonly (readonly [TipoDaMarcacao | null, string])[] = [
  [null, 'Tudo'],
  ['nota', 'Notas'],
  ['destaque', 'Destaques'],
  ['marca', 'Marcas'],
]

interface FiltrosDeMarcacoesProps {
  readonly filtro: FiltroEscolhido
  readonly onChange: (change: Partial<FiltroEscolhido>) => void
}

/** What the list is filtered by. */
export function FiltrosDeMarcacoes({ filtro, onChange }: FiltrosDeMarcacoesProps) {
  const { data: fontes = [] } = useQuery(fontesQuery())
  const { data: etiquetas = [] } = useQuery(etiquetasQuery())
  const isKnown = filtro.texto === null || fontes.some(({ fonte }) => fonte === filtro.texto)
  return (
    <section className="marcacoes-filtros" aria-label="Filtros">
      {/* biome-ignore lint/a11y/useSemanticElements: these are buttons and no fields */}
      <div className="seg" role="group" aria-label="Tipo">
        {TIPOS.map(([tipo, nome]) => (
          <button
            key={nome}
            type="button"
            aria-pressed={filtro.tipo === tipo}
            onClick={() => onChange({ tipo })}
          >
            {nome}
          </button>
        ))}
      </div>
      <BuscaDeNotas rotulo="Buscar nas marcações" busca={filtro.q} onSearch={(q) => onChange({ q })} />
      <div className="marcacoes-campos">
        <Escolha rotulo="Texto" value={filtro.texto} onChange={(texto) => onChange({ texto })}>
          {fontes.map(({ fonte, nome }) => (
            <option key={fonte} value={fonte}>
              {nome}
            </option>
          ))}
          {!isKnown && <option value={filtro.texto ?? ''}>Outro texto</option>}
        </Escolha>
        <Escolha
          rotulo="Cor"
          todos="Todas"
          value={filtro.cor}
          onChange={(cor) => onChange({ cor: CORES.find((each) => each === cor) ?? null })}
        >
          {CORES.map((cor) => (
            <option key={cor} value={cor}>
              {ROTULOS[cor]}
            </option>
          ))}
        </Escolha>
        <Escolha
          rotulo="Etiqueta"
          todos="Todas"
          value={filtro.etiqueta}
          onChange={(etiqueta) => onChange({ etiqueta })}
        >
          {etiquetas.map(({ id, nome }) => (
            <option key={id} value={id}>
              {nome}
            </option>
          ))}
          {filtro.etiqueta !== null && !etiquetas.some(({ id }) => id === filtro.etiqueta) && (
            <option value={filtro.etiqueta}>Outra etiqueta</option>
          )}
        </Escolha>
        <Dia rotulo="De" value={filtro.de} onChange={(de) => onChange({ de })} />
        <Dia rotulo="Até" value={filtro.ate} onChange={(ate) => onChange({ ate })} />
      </div>
      {isFiltered(filtro) && (
        <button type="button" className="link marcacoes-limpar" onClick={() => onChange(SEM_FILTRO)}>
          Limpar filtros
        </button>
      )}
    </section>
  )
}

interface EscolhaProps {
  readonly rotulo: string
  /** What shows all is called. */
  readonly todos?: string
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** The options besides that of all. */
  readonly children: ReactNode
}

function Escolha({ rotulo, todos = 'Todos', value, onChange, children }: EscolhaProps) {
  const id = useId()
  return (
    <div>
      <label className="label" htmlFor={id}>
        {rotulo}
      </label>
      <div className="select">
        <select
          id={id}
          className="input"
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
        >
          <option value="">{todos}</option>
          {children}
        </select>
        <ChevronDown className="i" aria-hidden="true" />
      </div>
    </div>
  )
}

interface DiaProps {
  readonly rotulo: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A day; while it is being typed it is none, and filters nothing. */
function Dia({ rotulo, value, onChange }: DiaProps) {
  const id = useId()
  const [texto, setTexto] = useState(value)
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    setTexto(value)
  }
  function handleChange(next: string) {
    setTexto(next)
    const dia = readFiltro(new URLSearchParams({ de: next })).de
    setShown(dia)
    if (dia !== value) onChange(dia)
  }
  return (
    <div>
      <label className="label" htmlFor={id}>
        {rotulo}
      </label>
      <input
        id={id}
        className="input"
        type="date"
        value={texto}
        onChange={({ currentTarget }) => handleChange(currentTarget.value)}
      />
    </div>
  )
}
