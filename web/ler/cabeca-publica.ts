import {
  type DadosPublicos,
  enderecoPublicoDaPagina,
  enderecoPublicoDoCapitulo,
  imagemDaPagina,
  imagemDoCapitulo,
} from '#contract/ler.ts'
import { buildUrl } from '#contract/url.ts'
import { FICHAS, formatPagina } from '../padroes/public.ts'
import { renderMetadados } from '../platform/metadados.ts'

/** In characters, as search engines show it. */
const MAX_DESCRICAO = 160

/** The head of a public page. @param origem public address, without a path */
export function renderCabecaPublica(texto: DadosPublicos['texto'], origem: string): string {
  if (texto === null)
    return '<title>Este texto não existe</title>\n    <meta name="robots" content="noindex">'
  const { titulo, descricao, endereco, imagem } = describe(texto)
  return renderMetadados({
    titulo,
    descricao: shorten(descricao),
    endereco: `${origem}${endereco}`,
    tipo: 'article',
    imagem: { endereco: `${origem}${imagem}`, alt: titulo },
  })
}

function describe(texto: NonNullable<DadosPublicos['texto']>) {
  if (texto.tipo === 'padrao') {
    const { padrao, pagina } = texto
    const { numero, titulo, secoes } = pagina
    return {
      titulo: `${titulo} (${formatPagina(FICHAS[padrao], numero)})`,
      descricao: secoes.flatMap(({ partes }) => partes.map(({ parte }) => parte)).join(' '),
      endereco: enderecoPublicoDaPagina(padrao, numero),
      imagem: buildUrl(imagemDaPagina.path, { params: { padrao, numero } }),
    }
  }
  const { livro, capitulo, versiculos } = texto
  return {
    titulo: `${livro.livro} ${capitulo}`,
    descricao: versiculos.map(({ texto_biblico }) => texto_biblico).join(' '),
    endereco: enderecoPublicoDoCapitulo(livro.id, capitulo),
    imagem: buildUrl(imagemDoCapitulo.path, { params: { livro: livro.id, capitulo } }),
  }
}

function shorten(texto: string): string {
  const inteiro = texto.replace(/\s+/g, ' ').trim()
  if (inteiro.length <= MAX_DESCRICAO) return inteiro
  return `${inteiro.slice(0, MAX_DESCRICAO).replace(/[\s,.;:]+\S*$/, '')}…`
}
