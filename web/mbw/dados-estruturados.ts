/** What search engines read: schema.org in JSON-LD. It says nothing that the page does not show. */
import type { DadosDaPagina, LivroEmDestaque } from '#contract/mbw.ts'
import { capaComoImagem } from '#contract/recursos.ts'
import { buildUrl } from '#contract/url.ts'
import { paths } from '../paths.ts'
import { perguntasCom } from './perguntas.ts'

/** The publisher, the questions and the featured books. @param origem public address, without a path */
export function toDadosEstruturados({ mbw, instalacao, oferta }: DadosDaPagina, origem: string): object {
  const editora = `${origem}/#editora`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': editora,
        name: instalacao.editora,
        ...(instalacao.editora_texto !== '' && { description: instalacao.editora_texto }),
        url: `${origem}${paths.mbw()}`,
        logo: `${origem}/favicon.svg`,
        email: instalacao.contato_email,
        sameAs: [instalacao.rede_social],
      },
      {
        '@type': 'FAQPage',
        '@id': `${origem}${paths.mbw()}#perguntas`,
        inLanguage: 'pt-BR',
        mainEntity: perguntasCom(oferta.meios).map(({ pergunta, resposta }) => ({
          '@type': 'Question',
          name: pergunta,
          acceptedAnswer: { '@type': 'Answer', text: resposta },
        })),
      },
      ...mbw.livros.map((livro) => toBook(livro, origem, editora)),
    ],
  }
}

function toBook({ id, titulo, autores, ano }: LivroEmDestaque, origem: string, editora: string): object {
  return {
    '@type': 'Book',
    name: titulo,
    url: `${origem}${paths.ebook(id)}`,
    image: `${origem}${buildUrl(capaComoImagem.path, { params: { ebookId: id } })}`,
    bookFormat: 'https://schema.org/EBook',
    inLanguage: 'pt-BR',
    publisher: { '@id': editora },
    ...(autores.length > 0 && { author: autores.map(({ nome }) => ({ '@type': 'Person', name: nome })) }),
    ...(ano !== null && { copyrightYear: ano }),
  }
}
