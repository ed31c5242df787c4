import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { readUltimaLeitura } from '../platform/ultima-leitura.ts'

/** The last page of a standard that was read on this device; nothing on a first visit. */
export function OndeVoceParou() {
  const leitura = readUltimaLeitura()
  if (!leitura) return null
  return (
    <Link className="resume" to={leitura.path}>
      <span className="caps caps-sm rubric">Onde você parou</span>
      <span className="h3">{leitura.titulo}</span>
      <span className="small faint">{leitura.rotulo}</span>
      <span className="link">
        Continuar <ArrowRight className="i" />
      </span>
    </Link>
  )
}
