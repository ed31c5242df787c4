import { useTituloPagina } from './titulo-pagina.ts'

interface EmBrevePageProps {
  readonly titulo: string
}

/** Stands in for a page that is not there yet. */
export function EmBrevePage({ titulo }: EmBrevePageProps) {
  useTituloPagina(titulo)
  return (
    <div className="pagina-simples">
      <h1 className="h1">{titulo}</h1>
      <p className="lead">Em breve.</p>
    </div>
  )
}
