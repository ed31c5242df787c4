import '../styles/capitulo-lido.css'
import type { Aparencia } from '#contract/aparencia.ts'
import type { Versiculo } from '#contract/biblia.ts'
import { Lacuna } from './lacuna.tsx'
import { findLacunaFinal, findLacunas } from './lacunas.ts'
import type { Intervalo } from './passagem.ts'
import { VersosLidos } from './versos-lidos.tsx'

interface CapituloLidoProps {
  /** How the reader wants verses to be set. */
  readonly aparencia: Pick<Aparencia, 'disposicao' | 'numeros'>
  readonly livro: number
  readonly capitulo: number
  readonly versiculos: readonly Versiculo[]
  /** Verses that are marked. */
  readonly passagem: readonly Intervalo[]
  /** The edition has gaps, which are shown. */
  readonly isParcial: boolean
}

/** A chapter beside another text, with the gaps of its edition. */
export function CapituloLido({ capitulo, isParcial, ...versos }: CapituloLidoProps) {
  const final = isParcial ? findLacunaFinal(versos.versiculos) : null
  const lacunas: ReadonlyMap<number, Intervalo> = isParcial ? findLacunas(versos.versiculos) : new Map()
  const renderLacuna = (numero: number) => {
    const lacuna = lacunas.get(numero)
    return lacuna && <Lacuna lacuna={lacuna} capitulo={capitulo} />
  }
  return (
    <VersosLidos className="bib capitulo-lido" renderLacuna={renderLacuna} {...versos}>
      {final && <Lacuna lacuna={final} capitulo={capitulo} />}
    </VersosLidos>
  )
}
