import type { DadosDaPagina } from '#contract/mbw.ts'
import { paths } from '../paths.ts'
import { toScriptJson } from '../platform/escape.ts'
import { renderMetadados } from '../platform/metadados.ts'
import { toDadosEstruturados } from './dados-estruturados.ts'
import { TITULO } from './titulo.ts'
import { nomeDosLivros } from './vantagens.ts'

/** The head of the page for search engines and social networks. @param origem public address, without a path */
export function renderCabeca(dados: DadosDaPagina, origem: string): string {
  const metadados = renderMetadados({
    titulo: TITULO,
    descricao:
      `Os seis padrões de Westminster, a Bíblia e ${nomeDosLivros(dados.mbw)} em português, ` +
      'com textos-prova, harmonias e as suas notas.',
    endereco: `${origem}${paths.mbw()}`,
    tipo: 'website',
    imagem: { endereco: `${origem}/mbw-og.png`, alt: 'Minha Biblioteca Westminster' },
  })
  const estruturados = toScriptJson(toDadosEstruturados(dados, origem))
  return `${metadados}\n    <script type="application/ld+json">${estruturados}</script>`
}
