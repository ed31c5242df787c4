import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import type { PainelDaEditora } from '#contract/editora/painel.ts'
import { paths } from '../../paths.ts'
import { formatDia } from '../../platform/format-dia.ts'
import { formatMomento } from '../../platform/format-momento.ts'
import { lazily } from '../../platform/lazily.ts'
import { EstadoVazio } from '../../ui/estado.tsx'

const numeroFormat = lazily(() => new Intl.NumberFormat('pt-BR'))
const MEGA = 1_000_000

/** What the panel has besides the year: books, searches, mails, the last copy. */
export function ListasDoPainel({ painel }: { painel: PainelDaEditora }) {
  const { mais_lidos, procuras_sem_resultado, correio, ultima_copia } = painel
  return (
    <>
      <Parte titulo="Mais lidos" vazio="Nenhuma leitura foi iniciada ainda." total={mais_lidos.length}>
        {mais_lidos.map(({ ebook_id, titulo, total }) => (
          <li key={ebook_id}>
            <Link className="link" to={paths.ebook(ebook_id)}>
              {titulo}
            </Link>
            <span className="small faint">{contagem(total, 'leitura', 'leituras')}</span>
          </li>
        ))}
      </Parte>
      <Parte
        titulo="Procuras sem resultado"
        texto="Só o que foi procurado em três dias ou mais, dos últimos 90. Ninguém sabe por quem."
        vazio="Nada foi procurado em vão em três dias."
        total={procuras_sem_resultado.length}
      >
        {procuras_sem_resultado.map(({ termos, total, dias, ultima }) => (
          <li key={termos}>
            <Link className="link" to={paths.busca(termos)}>
              {termos}
            </Link>
            <span className="small faint">
              {contagem(total, 'vez', 'vezes')} em {dias} dias, a última em {formatDia(`${ultima}T12:00:00Z`)}
            </span>
          </li>
        ))}
      </Parte>
      <Parte titulo="E-mails que não saíram" vazio="Nenhum e-mail ficou para trás." total={correio.length}>
        {correio.map(({ motivo, total }) => (
          <li key={motivo}>
            <span>{motivo}</span>
            <span className="small faint">{contagem(total, 'e-mail', 'e-mails')}</span>
          </li>
        ))}
      </Parte>
      <section className="mesa-secao">
        <h2 className="h2">Última cópia</h2>
        {ultima_copia ? (
          <p>
            {formatMomento(ultima_copia.criada_em)},{' '}
            {numeroFormat().format(Math.ceil(ultima_copia.bytes / MEGA))} MB.
          </p>
        ) : (
          <p className="muted">
            Nesta máquina não se fez nenhuma cópia dos dados. Veja “Backups” em docs/operacao.md.
          </p>
        )}
      </section>
    </>
  )
}

interface ParteProps {
  readonly titulo: string
  readonly texto?: string
  /** Said when there is nothing. */
  readonly vazio: string
  readonly total: number
  readonly children: ReactNode
}

function Parte({ titulo, texto, vazio, total, children }: ParteProps) {
  const id = useId()
  return (
    <section className="mesa-secao" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {titulo}
      </h2>
      {texto && <p className="muted mesa-texto">{texto}</p>}
      {total === 0 ? <EstadoVazio>{vazio}</EstadoVazio> : <ul className="mesa-lista">{children}</ul>}
    </section>
  )
}

function contagem(total: number, um: string, muitos: string): string {
  return `${numeroFormat().format(total)} ${total === 1 ? um : muitos}`
}
