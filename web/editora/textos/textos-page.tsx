import '../../styles/leitura.css'
import '../../styles/texto.css'
import '../../styles/editora-textos.css'
import { Route, Routes } from 'react-router'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { Padrao } from '#contract/padroes.ts'
import { FICHAS } from '../../padroes/fichas.ts'
import { TextoPagina } from '../../padroes/texto-pagina.tsx'
import { NaoEncontradaPage } from '../../ui/nao-encontrada-page.tsx'
import { ListaDeTextos } from './lista-de-textos.tsx'
import { TextoEmCorrecao } from './texto-em-correcao.tsx'

/** /editora/textos: the texts that can be corrected, and below it the editor of each. */
export function TextosPage() {
  return (
    <Routes>
      <Route index element={<ListaDeTextos />} />
      <Route path="harmonias" element={<TextoEmCorrecao renderPagina={renderPagina} />} />
      <Route path=":padrao/:numero" element={<TextoEmCorrecao renderPagina={renderPagina} />} />
      <Route path="*" element={<NaoEncontradaPage />} />
    </Routes>
  )
}

/** As the whole text of a standard shows the page, its citations at its foot. */
function renderPagina(chave: string, pagina: PaginaDoTexto) {
  const padrao = Padrao.options.find((each) => chave.startsWith(`${each}-`))
  return padrao && <TextoPagina ficha={FICHAS[padrao]} pagina={pagina} formatCitacao={(texto) => texto} />
}
