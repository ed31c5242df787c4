import type { SecaoDoTexto, TextoDaPagina } from './texto.ts'

/** The text of a page, without markers: sections with their numbers, or the answer of a catechism. */
export function TextoCorrido({ secoes }: TextoDaPagina) {
  return (
    <div className="texto">
      {secoes.map((secao) => (
        <Secao key={secao.numero} secao={secao} />
      ))}
    </div>
  )
}

function Secao({ secao: { numero, titulo, paragrafos, destaque } }: { secao: SecaoDoTexto }) {
  return (
    <section>
      {numero !== null && <p className="no">Seção {numero}</p>}
      {titulo !== null && <p className="titulo">{titulo}</p>}
      {paragrafos.map(({ subtitulo, texto }) => (
        <div key={texto}>
          {subtitulo !== null && <p className="titulo">{subtitulo}</p>}
          <p>{texto}</p>
        </div>
      ))}
      {destaque !== null && <p className="destaque">{destaque}</p>}
    </section>
  )
}
