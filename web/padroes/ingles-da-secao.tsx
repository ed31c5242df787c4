import type { PaginaOriginal, SecaoOriginal } from '#contract/original.ts'

interface InglesDaSecaoProps {
  readonly original: PaginaOriginal
  readonly secao: SecaoOriginal
  /** What a copy cites: 'CFW 8.2'. */
  readonly lugar: string
}

/** A section in English, under the translation or beside it; the first one begins with the page's title. */
export function InglesDaSecao({ original: { ano, titulo, secoes }, secao, lugar }: InglesDaSecaoProps) {
  return (
    <div className="ingles" lang="en" data-ingles={lugar} data-ano={ano}>
      <p className="ingles-rotulo" lang="pt-BR">
        Inglês de {ano}
      </p>
      {secao === secoes[0] && <p className="ingles-titulo">{titulo}</p>}
      {secao.titulo && <p className="ingles-titulo">{secao.titulo}</p>}
      {secao.paragrafos.map(({ subtitulo, texto }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are known by their place alone
        <div key={index}>
          {subtitulo && <p className="ingles-titulo">{subtitulo}</p>}
          <p>{texto}</p>
        </div>
      ))}
      {secao.destaque && <p className="destaque">{secao.destaque}</p>}
    </div>
  )
}
