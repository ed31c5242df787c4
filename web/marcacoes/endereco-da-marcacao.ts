import { formatAncora } from '#contract/ancora.ts'
import type { Marcacao } from '#contract/marcacoes.ts'
import { ORDEM_DO_DESTAQUE } from '#contract/marcas.ts'
import { FICHAS } from '../padroes/public.ts'
import { paths } from '../paths.ts'

/** The address of the place where something was written. Verses have the numbers of the edition in which the reader reads. */
export function enderecoDaMarcacao({ tipo, id, lugar }: Marcacao): string {
  switch (lugar.em) {
    case 'padrao': {
      const pagina = FICHAS[lugar.padrao].paginaPath(lugar.numero)
      if (tipo === 'nota') return paths.lugarDaPagina(pagina, { nota: id })
      return lugar.inicio === null ? pagina : enderecoDaParte(pagina, lugar.inicio)
    }
    case 'biblia': {
      const { livro, capitulo, de, ate } = lugar
      return paths.capituloBiblia(livro, capitulo, de === ate ? `${de}` : `${de}-${ate}`)
    }
    case 'ebook': {
      const { ebook_id, leitura_id, capitulo_id, paragrafo_inicio_id, inicio, paragrafo_fim_id, fim } = lugar
      if (leitura_id === null || capitulo_id === null) return paths.ebook(ebook_id)
      if (paragrafo_inicio_id === null) return paths.leitura(leitura_id, { capitulo: capitulo_id })
      // Words are marked in one paragraph; of a passage in several the first one is.
      const words = paragrafo_inicio_id === paragrafo_fim_id ? { inicio, fim } : {}
      return paths.leitura(leitura_id, { capitulo: capitulo_id, paragrafo: paragrafo_inicio_id, ...words })
    }
  }
}

function enderecoDaParte(pagina: string, parte: number): string {
  if (parte % 1_000 !== ORDEM_DO_DESTAQUE) return paths.lugarDaPagina(pagina, { parte })
  const secao = Math.floor(parte / 1_000) % 100
  return `${pagina}#${formatAncora({ secao, paragrafo: 'destaque' })}`
}
