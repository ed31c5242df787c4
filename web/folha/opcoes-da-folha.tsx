import { useState } from 'react'
import { Campo } from '../ui/campo.tsx'
import type { Provas } from '../ui/impressao/escolha-de-impressao.ts'
import { tituloDaFolha } from './compose-folha.ts'
import { type Corpo, type FolhaDeEstudo, type Linhas, MAX_TITULO_DA_FOLHA } from './folha-do-endereco.ts'

const PROVAS: Escolhas<Provas> = [
  ['textos', 'Citações com o texto bíblico'],
  ['lugares', 'Só as citações'],
  ['nenhuma', 'Sem textos-prova'],
]
const LINHAS: Escolhas<Linhas> = [
  ['nenhuma', 'Sem linhas'],
  ['secao', 'Depois de cada seção'],
  ['fim', 'Uma página no fim'],
]
const CORPOS: Escolhas<Corpo> = [
  ['normal', 'Normal'],
  ['grande', 'Grande'],
  ['maior', 'Maior'],
]

type Escolhas<T> = readonly (readonly [T, string])[]

interface OpcoesDaFolhaProps {
  readonly folha: FolhaDeEstudo
  /** None of its texts may have proofs or notes. */
  readonly hasProvas: boolean
  readonly hasNotas: boolean
  readonly comNotas: boolean
  readonly onChange: (mudanca: Partial<FolhaDeEstudo>) => void
  readonly onNotas: (comNotas: boolean) => void
}

/** How a handout is set. */
export function OpcoesDaFolha(props: OpcoesDaFolhaProps) {
  const { folha, hasProvas, hasNotas, comNotas, onChange, onNotas } = props
  return (
    <section className="folha-opcoes" aria-label="Opções da folha">
      <Titulo folha={folha} onChange={(titulo) => onChange({ titulo })} />
      <Marca
        rotulo="Linha para nome e data"
        isMarcada={folha.comNome}
        onChange={(comNome) => onChange({ comNome })}
      />
      {hasNotas && <Marca rotulo="Com as suas notas" isMarcada={comNotas} onChange={onNotas} />}
      {hasProvas && (
        <Escolha
          titulo="Textos-prova"
          nome="provas"
          escolhas={PROVAS}
          atual={folha.provas}
          onChange={(provas) => onChange({ provas })}
        />
      )}
      <Escolha
        titulo="Linhas para escrever"
        nome="linhas"
        escolhas={LINHAS}
        atual={folha.linhas}
        onChange={(linhas) => onChange({ linhas })}
      />
      <Escolha
        titulo="Tamanho da letra"
        nome="corpo"
        escolhas={CORPOS}
        atual={folha.corpo}
        onChange={(corpo) => onChange({ corpo })}
      />
    </section>
  )
}

interface TituloProps {
  readonly folha: FolhaDeEstudo
  readonly onChange: (titulo: string) => void
}

/** Browsers take few changes of an address in a row: it changes when the field is left. */
function Titulo({ folha, onChange }: TituloProps) {
  const [titulo, setTitulo] = useState(folha.titulo)
  const [doEndereco, setDoEndereco] = useState(folha.titulo)
  if (doEndereco !== folha.titulo) {
    setDoEndereco(folha.titulo)
    setTitulo(folha.titulo)
  }
  const commit = () => void (titulo.trim() !== folha.titulo && onChange(titulo.trim()))
  return (
    <Campo
      rotulo="Título"
      name="titulo"
      maxLength={MAX_TITULO_DA_FOLHA}
      placeholder={tituloDaFolha({ ...folha, titulo: '' })}
      autoComplete="off"
      value={titulo}
      onChange={({ currentTarget }) => setTitulo(currentTarget.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}

interface MarcaProps {
  readonly rotulo: string
  readonly isMarcada: boolean
  readonly onChange: (isMarcada: boolean) => void
}

function Marca({ rotulo, isMarcada, onChange }: MarcaProps) {
  return (
    <label>
      <input
        type="checkbox"
        checked={isMarcada}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {rotulo}
    </label>
  )
}

interface EscolhaProps<T> {
  readonly titulo: string
  readonly nome: string
  readonly escolhas: Escolhas<T>
  readonly atual: T
  readonly onChange: (escolhida: T) => void
}

function Escolha<T extends string>({ titulo, nome, escolhas, atual, onChange }: EscolhaProps<T>) {
  return (
    <fieldset>
      <legend className="label">{titulo}</legend>
      {escolhas.map(([escolha, rotulo]) => (
        <label key={escolha}>
          <input type="radio" name={nome} checked={atual === escolha} onChange={() => onChange(escolha)} />
          {rotulo}
        </label>
      ))}
    </fieldset>
  )
}
