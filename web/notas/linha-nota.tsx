import { memo } from 'react'
import { Link } from 'react-router'
import type { Usuario } from '#contract/auth.ts'
import { nomeDaAncora } from '#contract/lugar.ts'
import type { NotaComSimbolo } from '#contract/notas.ts'
import { formatDia } from '../platform/format-dia.ts'
import { ReaderFace } from '../ui/reader-face.tsx'
import { AvisoDeRascunho } from './aviso-de-rascunho.tsx'
import { NaoEnviada } from './nao-enviada.tsx'
import { NotaAcoes, pencilOf } from './nota-acoes.tsx'
import type { AlvoDaNota } from './nota-em-escrita.ts'
import { NotaTexto } from './nota-texto.tsx'
import { fichaOf, lugarDaNota } from './place-label.ts'
import { tituloOf } from './texto-da-nota.ts'
import type { DialogoDeNota } from './use-nota-aberta.ts'

const NINGUEM = { first_name: '', last_name: '', email: '' }

interface LinhaNotaProps {
  readonly nota: NotaComSimbolo
  /** Who wrote it; null while nobody is signed in. */
  readonly leitor: Usuario | null
  /** Whether an edit of it was begun on this device and not saved. */
  readonly hasRascunho: boolean
  readonly open: DialogoDeNota['open']
}

/** A note in the list of all notes. */
export const LinhaNota = memo(function LinhaNota({ nota, leitor, hasRascunho, open }: LinhaNotaProps) {
  const handleEdit = (trigger: HTMLElement) => open({ acao: 'editar', alvo: toAlvo(nota) }, trigger)
  const handleDelete = (trigger: HTMLElement) => open({ acao: 'excluir', nota }, trigger)
  return (
    // Back finds the list at the note that it was left at.
    <li className="n" id={`nota-${nota.id}`}>
      <div className="n-lugar">
        <Lugar nota={nota} />
        <p className="meta">
          <time dateTime={nota.data_criacao}>{formatDia(nota.data_criacao)}</time>
        </p>
        <NaoEnviada id={nota.id} />
      </div>
      <div className="n-corpo">
        <h2 className="h3" dir="auto">
          {tituloOf(nota)}
        </h2>
        <NotaTexto texto={nota.anotacao} />
        {hasRascunho && (
          <AvisoDeRascunho
            texto="Há uma edição desta nota que você ainda não salvou."
            onContinue={(trigger) => handleEdit(pencilOf(trigger))}
          />
        )}
      </div>
      <div className="n-acoes">
        {/* The photo may have been changed since the note was fetched, and its old address then shows nothing. */}
        <ReaderFace user={leitor ?? { ...NINGUEM, foto: nota.user.foto }} size={36} />
        <NotaAcoes nota={nota} onEdit={handleEdit} onDelete={handleDelete} />
      </div>
    </li>
  )
})

function Lugar({ nota }: { nota: NotaComSimbolo }) {
  const { simbolo, numero, ancora, simboloLabel, capOrNumberLabel } = nota
  const ficha = fichaOf(simbolo)
  const lugar = ficha && lugarDaNota(ficha, numero, ancora)
  // Of a question the place has no name of its own.
  const nome =
    lugar && ficha?.unidade.slug === 'capitulo' ? lugar.nome.slice(simboloLabel.length) : capOrNumberLabel
  const label = (
    <>
      <span>{simboloLabel}</span> {nome.trim()}
    </>
  )
  if (ficha === null) return <p className="lab">{label}</p>
  return (
    <Link className="lab" to={lugar?.to ?? ficha.paginaPath(numero)}>
      {label}
    </Link>
  )
}

function toAlvo(nota: NotaComSimbolo): AlvoDaNota {
  const { simbolo, numero, ancora, simboloLabel, capOrNumberLabel } = nota
  const rotulo = [simboloLabel, capOrNumberLabel, nomeDaAncora(simboloLabel, ancora)]
    .filter(Boolean)
    .join(', ')
  return { simbolo, numero, rotulo, nota }
}
