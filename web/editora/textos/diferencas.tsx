import { useMemo } from 'react'
import { formatQuantidade } from '../../platform/quantidade.ts'
import { EstadoVazio } from '../../ui/estado.tsx'
import { type BlocoDaDiferenca, compareTextos, type TrechoDaDiferenca } from './compare-textos.ts'

interface DiferencasProps {
  readonly antes: readonly string[]
  readonly depois: readonly string[]
}

/** What changes between two texts: words that come are underlined, words that go struck through. */
export function DiferencasDoTexto({ antes, depois }: DiferencasProps) {
  const blocos = useMemo(() => compareTextos(antes, depois), [antes, depois])
  if (blocos.every(({ tipo }) => tipo === 'iguais')) return <EstadoVazio>Nada muda.</EstadoVazio>
  return (
    <div className="diferencas">
      {blocos.map((bloco, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a comparison have no other name
        <BlocoComparado key={index} bloco={bloco} />
      ))}
    </div>
  )
}

function BlocoComparado({ bloco }: { bloco: BlocoDaDiferenca }) {
  if (bloco.tipo === 'iguais') {
    const { length } = bloco.linhas.filter((linha) => linha.trim() !== '')
    return length === 0 ? null : (
      <p className="small faint">{formatQuantidade(length, 'parágrafo igual', 'parágrafos iguais')}</p>
    )
  }
  return (
    <p className="mudado">
      {bloco.trechos.map((trecho, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a comparison have no other name
        <TrechoComparado key={index} trecho={trecho} />
      ))}
    </p>
  )
}

function TrechoComparado({ trecho: { tipo, texto } }: { trecho: TrechoDaDiferenca }) {
  if (tipo === 'igual') return texto
  const Marca = tipo === 'entra' ? 'ins' : 'del'
  return (
    <Marca>
      <span className="sr">{tipo === 'entra' ? '(entra) ' : '(sai) '}</span>
      {texto}
    </Marca>
  )
}
