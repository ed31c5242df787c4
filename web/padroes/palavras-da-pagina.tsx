import { useMemo } from 'react'
import { formatLugar } from '#contract/lugar.ts'
import { ORDEM_DO_DESTAQUE } from '#contract/marcas.ts'
import type { PaginaDoTexto, SecaoDaPagina } from '#contract/padrao-texto.ts'
import { separatorBefore } from '#contract/separator-before.ts'
import { MarcasAusentes, PalavrasNoTexto, type TextoMarcavel, useMarcas } from '../marcas/public.ts'
import type { LinhaDoTexto } from '../ui/texto-marcavel/linha-do-texto.ts'
import { citarPadrao, lugarDaSecao } from './citar-padrao.ts'
import { toPartilha } from './copiar-secao.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { groupParagrafos } from './paragrafos.ts'
import { PERGUNTA } from './unidades.ts'

interface PalavrasDaPaginaProps {
  readonly ficha: FichaDoPadrao
  readonly pagina: PaginaDoTexto
}

/** Marks on words of a chapter or question, and the bar of selected words. */
export function PalavrasDaPagina({ ficha, pagina }: PalavrasDaPaginaProps) {
  const marcas = useMarcas({ padrao: ficha.padrao, numero: pagina.numero })
  const texto = useMemo(() => toTexto(ficha, pagina), [ficha, pagina])
  const { data, isError, refetch } = marcas.query
  return (
    <>
      {isError && !data && (
        <MarcasAusentes
          onde={ficha.unidade === PERGUNTA ? 'nesta pergunta' : 'neste capítulo'}
          onRetry={() => void refetch()}
        />
      )}
      <PalavrasNoTexto texto={texto} marcas={marcas} lista={data ?? NENHUMA} />
    </>
  )
}

const NENHUMA = [] as const

function toTexto(ficha: FichaDoPadrao, { numero, secoes }: PaginaDoTexto): TextoMarcavel {
  const { sigla, unidade } = ficha
  const secaoOf = (parte: number) => secoes.find(({ id }) => id === Math.floor(parte / 1_000))
  return {
    edicao: null,
    raiz: () => document.querySelector<HTMLElement>('main article.leaf'),
    linhas: () => secoes.flatMap(linhasDaSecao),
    citar: (lugares) => citarPadrao(ficha, lugares),
    nomeDe: (parteInicio, parteFim) => {
      const [first, last] = [secaoOf(parteInicio), secaoOf(parteFim)]
      if (!first || !last || first === last) return formatLugar(sigla, numero, first?.secao)
      return citarPadrao(
        ficha,
        [first, last].map(({ secao }) => lugarDaSecao(unidade, numero, secao)),
      )
    },
    partilhaOf: async (parte, texto) => {
      const secao = secaoOf(parte)
      return secao ? { ...toPartilha({ ficha, numero, secao }), texto } : null
    },
  }
}

/** Its paragraphs, and the line that ends it. */
function linhasDaSecao({ id, secao, partes, destaque }: SecaoDaPagina): LinhaDoTexto[] {
  const elementos = document.getElementById(`s${secao}`)?.querySelectorAll(':scope > .read > p') ?? []
  const linhas = groupParagrafos(partes).map((paragrafo) =>
    paragrafo.partes.map(({ parte }) => ({
      id: parte.id,
      texto: parte.parte,
      junta: separatorBefore(parte.parte),
    })),
  )
  if (destaque) linhas.push([{ id: id * 1_000 + ORDEM_DO_DESTAQUE, texto: destaque, junta: '' }])
  return linhas.map((own, index) => ({ partes: own, elementos: [...elementos].slice(index, index + 1) }))
}
