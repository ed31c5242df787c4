import { Navigate, useLocation, useParams } from 'react-router'
import { FICHAS } from '../padroes/fichas.ts'
import { paths } from '../paths.ts'
import { parseId } from '../platform/parse-id.ts'
import { NaoEncontradaPage } from '../ui/nao-encontrada-page.tsx'

/** /ler/cfw/8 and /ler/biblia/43/3 where the server could not answer: the same text in the app, at the same place. */
export function LerPage() {
  const { padrao = '', numero, livro, capitulo } = useParams()
  const { search, hash } = useLocation()
  const path = livro === undefined ? findPagina(padrao, numero) : findCapitulo(livro, capitulo)
  return path === null ? <NaoEncontradaPage /> : <Navigate to={`${path}${search}${hash}`} replace />
}

function findPagina(padrao: string, numero: string | undefined): string | null {
  const ficha = Object.values(FICHAS).find((each) => each.padrao === padrao)
  const id = parseId(numero)
  return ficha && id !== null ? ficha.paginaPath(id) : null
}

function findCapitulo(livro: string, capitulo: string | undefined): string | null {
  const [livroId, numero] = [parseId(livro), parseId(capitulo)]
  return livroId !== null && numero !== null ? paths.capituloBiblia(livroId, numero) : null
}
