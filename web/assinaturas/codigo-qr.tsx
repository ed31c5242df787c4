import { encode } from 'uqr'

interface CodigoQrProps {
  readonly texto: string
  readonly label: string
}

/** A text as a QR code, black on white in every theme: cameras want it so. */
export function CodigoQr({ texto, label }: CodigoQrProps) {
  const { data, size } = encode(texto, { border: 3 })
  const modulos = data.flatMap((linha, y) =>
    linha.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg className="pagamento-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={modulos.join('')} />
    </svg>
  )
}
