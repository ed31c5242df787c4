import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { parseAncoraDosVersiculos } from '#contract/ancora.ts'
import type { EdicaoDaBiblia, Versiculo } from '#contract/biblia.ts'
import { useMarcasDoTexto } from '../marcas/public.ts'
import { copyText } from '../platform/copy-text.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { useCopia } from '../ui/selecao/use-copia.ts'
import { BarraDeMarcados } from './barra-de-marcados.tsx'
import { citarBiblia, formatCopia, formatReferencia } from './copia.ts'
import { isEmVersos } from './is-em-versos.ts'
import { Lacuna } from './lacuna.tsx'
import { findLacunaFinal, findLacunas } from './lacunas.ts'
import { MaisAcoes } from './mais-acoes.tsx'
import { type Intervalo, listNumeros, pickMarcados, toggleVersiculo, toIntervalos } from './passagem.ts'
import { useEdicao } from './use-edicao.ts'
import { usePassagem } from './use-passagem.ts'
import { useScrollToPassagem } from './use-scroll-to-passagem.ts'
import { VersiculosTexto } from './versiculos-texto.tsx'

/** A chapter with its text. */
export interface TextoDoCapitulo {
  readonly livroId: number
  /** Name of the book. */
  readonly nome: string
  readonly capitulo: number
  readonly versiculos: readonly Versiculo[]
}

interface VersiculosMarcaveisProps {
  readonly texto: TextoDoCapitulo
  readonly margem: ReactNode
  readonly renderNota: (versiculo: number) => ReactNode
  readonly renderChamada: (versiculo: number) => ReactNode
  /** Shows where the standards cite the first of some verses that they cite; null when they cite none. */
  readonly findCitado: (versiculos: readonly number[]) => ((trigger: HTMLElement) => void) | null
  /** Under the text, in its column. */
  readonly sobOTexto: ReactNode
}

/** The text of a chapter whose verses can be marked and copied. The marks live in the address. */
export function VersiculosMarcaveis({ texto, sobOTexto, findCitado, ...partes }: VersiculosMarcaveisProps) {
  const { livroId, nome, capitulo, versiculos } = texto
  const { edicao, sigla } = useEdicao()
  const [passagem, markPassagem] = usePassagem()
  const alvo = parseAncoraDosVersiculos(useLocation().hash)
  const [ancora, setAncora] = useState<number | null>(null)
  useScrollToPassagem(passagem[0]?.from, versiculos)

  const marcados = pickMarcados(versiculos, passagem)
  const toReferencia = (numeros: readonly number[]) => formatReferencia(nome, capitulo, numeros)
  const referencia = toReferencia(listNumeros(marcados))
  const marcavel = useMemo(
    () => toMarcavel({ livroId, nome, capitulo, versiculos }, edicao, sigla),
    [livroId, nome, capitulo, versiculos, edicao, sigla],
  )
  const marcas = useMarcasDoTexto({ livro: livroId, capitulo, edicao: sigla }, marcavel)
  const lacunas: ReadonlyMap<number, Intervalo> = edicao?.parcial ? findLacunas(versiculos) : new Map()
  const final = edicao?.parcial ? findLacunaFinal(versiculos) : null
  const nomeDaEdicao = edicao?.nome ?? null
  useCopia((lugares) =>
    citarBiblia(toReferencia(listNumeros(pickPorNumero(versiculos, lugares))), nomeDaEdicao),
  )

  const handleChoose = (versiculo: number, extend: boolean) => {
    markPassagem(toggleVersiculo(versiculos, passagem, versiculo, extend ? ancora : null))
    setAncora(versiculo)
  }
  const handleCopy = async () => {
    const isCopied = await copyText(formatCopia(referencia, marcados, nomeDaEdicao))
    if (isCopied) showSucesso('Versículos copiados.')
    else showErro('Não foi possível copiar. Selecione o texto e copie com Ctrl+C.')
  }
  const handleClear = () => {
    // The bar goes away with the button that has the focus.
    const [first] = marcados
    document.querySelector<HTMLElement>(`#v${first?.numero_versiculo} button`)?.focus({ preventScroll: true })
    markPassagem([])
    setAncora(null)
  }

  const escrito = (
    <VersiculosTexto
      isEmVersos={isEmVersos(livroId)}
      nome={nome}
      capitulo={capitulo}
      versiculos={versiculos}
      passagem={passagem}
      alvo={alvo}
      corOf={marcas.corOf}
      renderSinais={marcas.renderSinais}
      onChoose={handleChoose}
      renderLacuna={(versiculo) => {
        const lacuna = lacunas.get(versiculo)
        return lacuna && <Lacuna lacuna={lacuna} capitulo={capitulo} />
      }}
      lacunaFinal={final && <Lacuna lacuna={final} capitulo={capitulo} />}
      {...partes}
    >
      {sobOTexto}
      {marcas.aviso}
      {marcas.palavras}
      {marcados.length > 0 && (
        <BarraDeMarcados
          referencia={referencia}
          escolhido={ancora}
          onCopy={() => void handleCopy()}
          onClear={handleClear}
          marcar={marcas.renderMarcar(marcados)}
          mais={
            <MaisAcoes
              livroId={livroId}
              capitulo={capitulo}
              passagem={toIntervalos(listNumeros(marcados))}
              referencia={referencia}
              copia={formatCopia(referencia, marcados, nomeDaEdicao)}
              openCitado={findCitado(listNumeros(marcados))}
            />
          }
        />
      )}
    </VersiculosTexto>
  )
  // Each reply that has a part in it draws the whole text again: piece by piece.
  const naPagina = useDeferredValue(escrito)

  return (
    <>
      {naPagina}
      {marcas.dialogo}
    </>
  )
}

/** What marks on words ask of a chapter. @param sigla edition that the calls name */
function toMarcavel(
  { livroId, nome, capitulo, versiculos }: TextoDoCapitulo,
  edicao: EdicaoDaBiblia | null | undefined,
  sigla: string | undefined,
) {
  const nomeDe = (de: number, ate: number) =>
    formatReferencia(
      nome,
      capitulo,
      Array.from({ length: ate - de + 1 }, (_, index) => de + index),
    )
  return {
    ...{ versiculos, nomeDe, edicao: edicao?.sigla ?? null },
    citar: (lugares: readonly string[]) =>
      citarBiblia(
        formatReferencia(nome, capitulo, listNumeros(pickPorNumero(versiculos, lugares))),
        edicao?.nome ?? null,
      ),
    partilhaOf: async (de: number, words: string) => {
      const passagem = [{ from: de, to: de }]
      const { toPartilha } = await import('./partilha-dos-versiculos.ts')
      return toPartilha({ livroId, capitulo, passagem, edicao: sigla }, nomeDe(de, de), words)
    },
  }
}

function pickPorNumero(versiculos: readonly Versiculo[], lugares: readonly string[]): Versiculo[] {
  return versiculos.filter(({ numero_versiculo }) => lugares.includes(`${numero_versiculo}`))
}
