import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { formatDia, formatOracao, formatPergunta, listLugares } from './format-ordem.ts'
import type { OrdemDoCulto } from './ordem-do-dia.ts'
import { TextoDoPadrao } from './texto-do-padrao.tsx'

interface OrdemNoPapelProps {
  readonly date: Date
  readonly ordem: OrdemDoCulto
  readonly nomeDoLivro: string
  /** Undefined as long as it has not come. */
  readonly pergunta: PaginaDoTexto | undefined
  readonly diretorio: PaginaDoTexto | undefined
}

/** What is printed: the order on one sheet, the question with its answer, and what the directory says of prayer. */
export function OrdemNoPapel({ date, ordem, nomeDoLivro, pergunta, diretorio }: OrdemNoPapelProps) {
  const secao = diretorio?.secoes.find((each) => each.secao === ordem.oracao.secao)
  return (
    <div className="no-papel culto-papel">
      <p className="titulo">Culto em família</p>
      <p>{formatDia(date)}</p>
      <dl>
        {listLugares(ordem, nomeDoLivro).map(([parte, lugar]) => (
          <div key={parte}>
            <dt>{parte}</dt>
            <dd>{lugar}</dd>
          </div>
        ))}
      </dl>
      {pergunta && (
        <>
          <h2>{`${formatPergunta(ordem.pergunta)}. ${pergunta.titulo}`}</h2>
          {pergunta.secoes.map(({ id, partes }) => (
            <TextoDoPadrao key={id} partes={partes} />
          ))}
        </>
      )}
      {diretorio && secao && (
        <>
          <h2>{`${formatOracao(ordem.oracao)}. ${diretorio.titulo}`}</h2>
          <TextoDoPadrao partes={secao.partes} />
        </>
      )}
    </div>
  )
}
