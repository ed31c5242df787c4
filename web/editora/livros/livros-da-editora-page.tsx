import '../../styles/leitura.css'
import '../../styles/texto-do-livro.css'
import '../../styles/editora-textos.css'
import '../../styles/editora-livros.css'
import { Route, Routes, useParams } from 'react-router'
import type { CapituloDoEbook, Paragrafo } from '#contract/ebook-texto.ts'
import { BlocoDoTexto } from '../../leituras/tela/bloco.tsx'
import { toCapitulo } from '../../leituras/tela/blocos.ts'
import { RodapesDoCapitulo } from '../../leituras/tela/rodapes-do-capitulo.tsx'
import type { SobreOTexto } from '../../leituras/tela/texto-do-paragrafo.tsx'
import { parseId } from '../../platform/parse-id.ts'
import { NaoEncontradaPage } from '../../ui/nao-encontrada-page.tsx'
import { EnviarEpub } from './enviar-epub.tsx'
import { EscreverArtigo } from './escrever-artigo.tsx'
import { ListaDeLivros } from './lista-de-livros.tsx'
import { LivroDaEditora } from './livro-da-editora.tsx'
import { RascunhoDaEditora } from './rascunho-da-editora.tsx'

/** /editora/livros: the books of the library; below it one of them, and the drafts of what is to be published. */
export function LivrosDaEditoraPage() {
  return (
    <Routes>
      <Route index element={<ListaDeLivros />} />
      <Route path="enviar" element={<EnviarEpub />} />
      <Route path="artigo" element={<EscreverArtigo />} />
      <Route path="rascunhos/:id" element={<RascunhoDoEndereco />} />
      <Route path=":id" element={<LivroDoEndereco />} />
      <Route path="*" element={<NaoEncontradaPage />} />
    </Routes>
  )
}

function LivroDoEndereco() {
  const id = parseId(useParams().id)
  return id === null ? <NaoEncontradaPage /> : <LivroDaEditora key={id} id={id} />
}

function RascunhoDoEndereco() {
  const { id = '' } = useParams()
  return <RascunhoDaEditora key={id} id={id} renderCapitulo={renderCapitulo} />
}

/** As the screen on which ebooks are read shows it; links lead only to notes of the same chapter. */
function renderCapitulo(capitulo: CapituloDoEbook) {
  const ids = new Set(capitulo.paragrafos.map(({ id }) => id))
  const paragrafos = capitulo.paragrafos.map((paragrafo) => withLigacoes(paragrafo, ids))
  const { blocos, rodapes } = toCapitulo(paragrafos)
  return (
    <article key={capitulo.id} className="capitulo-da-previa">
      <h3 className="h3">{capitulo.titulo}</h3>
      {capitulo.subtitulo && <p className="muted">{capitulo.subtitulo}</p>}
      <div className="read big">
        {blocos.map((bloco, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown anew as a whole
          <BlocoDoTexto key={index} bloco={bloco} texto={SO_O_TEXTO} isInicial={false} />
        ))}
        <RodapesDoCapitulo
          rodapes={rodapes}
          paragrafos={paragrafos}
          texto={SO_O_TEXTO}
          onVoltarAoTexto={goToParagrafo}
        />
      </div>
    </article>
  )
}

const SO_O_TEXTO: SobreOTexto = {
  destaques: new Map(),
  achado: null,
  acoes: {
    onLigacao: ({ paragrafo_id }) => goToParagrafo(paragrafo_id),
    onReferencia() {},
    onDestaque() {},
  },
}

function withLigacoes(paragrafo: Paragrafo, ids: ReadonlySet<number>): Paragrafo {
  const marcas = paragrafo.marcas.filter(
    (marca) =>
      marca.tipo !== 'referencia' &&
      (marca.tipo !== 'ligacao' || (marca.paragrafo_id !== null && ids.has(marca.paragrafo_id))),
  )
  return { ...paragrafo, marcas }
}

function goToParagrafo(id: number | null): void {
  document
    .querySelector<HTMLElement>(`.capitulo-da-previa [data-paragrafo="${id}"]`)
    ?.scrollIntoView({ block: 'center' })
}
