import '../styles/palavras.css'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import type { CorDoDestaque } from '#contract/destaques.ts'
import type { MarcaNoCapitulo } from '#contract/marcas.ts'
import { BarraDoTrecho } from '../destaques/public.ts'
import { showErro } from '../ui/banner-store.ts'
import { Compartilhar } from '../ui/compartilhar/compartilhar.tsx'
import type { Partilha } from '../ui/compartilhar/compartilhar-dialog.tsx'
import { useSelecao } from '../ui/selecao/use-selecao.ts'
import { type PassagemNaPagina, readPassagemNaPagina } from '../ui/texto-marcavel/passagem-na-pagina.ts'
import { AberturasDasMarcas } from './aberturas-das-marcas.tsx'
import { isEmPalavras } from './faixas-das-marcas.ts'
import { MarcasSemLugar } from './marcas-sem-lugar.tsx'
import type { TextoMarcavel } from './texto-marcavel.ts'
import { useCliqueNaMarca } from './use-clique-na-marca.ts'
import { useLugaresNaTela } from './use-lugares-na-tela.ts'
import type { Marcas } from './use-marcas.ts'

const CartaoDaMarca = lazy(async () => ({ default: (await import('./cartao-da-marca.tsx')).CartaoDaMarca }))

interface PalavrasNoTextoProps {
  readonly texto: TextoMarcavel
  readonly marcas: Marcas
  /** Those on words that were chosen in this text. */
  readonly lista: readonly MarcaNoCapitulo[]
}

interface Aberta {
  /** As it was when it was opened; it may have gone since. */
  readonly marca: MarcaNoCapitulo
  readonly isAnotando: boolean
}

/** The reader's marks on words of a text: their colours, what opens them, and the bar of selected words. */
export function PalavrasNoTexto({ texto, marcas, lista }: PalavrasNoTextoProps) {
  const [aberta, setAberta] = useState<Aberta | null>(null)
  const [partilha, setPartilha] = useState<Partilha | null>(null)
  const origem = useRef<HTMLUListElement>(null)
  const noTexto = useMemo(() => lista.filter(isEmPalavras), [lista])
  const fins = useLugaresNaTela(texto, noTexto, origem)
  const open = (marca: MarcaNoCapitulo) => setAberta({ marca, isAnotando: false })
  useCliqueNaMarca(texto, noTexto, open)
  const selecao = useSelecao((selection) => {
    return document.querySelector('dialog[open]') ? null : readPassagemNaPagina(texto.linhas(), selection)
  })

  function marcar({ trecho, ...lugar }: PassagemNaPagina, cor: CorDoDestaque): MarcaNoCapitulo {
    const { marca, feita } = marcas.marcarPalavras({ edicao: texto.edicao, trecho, lugar }, { cor, nota: '' })
    feita.catch((error: unknown) => {
      showErro(`O trecho não foi marcado. ${error instanceof Error ? error.message : ''}`)
    })
    return marca
  }
  return (
    <>
      <AberturasDasMarcas ref={origem} marcas={noTexto} fins={fins} nomeDe={texto.nomeDe} onOpen={open} />
      <MarcasSemLugar marcas={lista} onOpen={open} />
      {selecao && (
        <BarraDoTrecho
          trecho={selecao.lido.trecho}
          caixa={selecao.caixa}
          citar={texto.citar}
          onMarcar={(cor) => marcar(selecao.lido, cor)}
          onAnotar={(marca) => setAberta({ marca, isAnotando: true })}
          onCompartilhar={async (copia) =>
            setPartilha(await texto.partilhaOf(selecao.lido.parte_inicio, copia))
          }
          aberturas={() => origem.current}
        />
      )}
      {partilha && <Compartilhar {...partilha} onClose={() => setPartilha(null)} />}
      {aberta && (
        <Suspense fallback={null}>
          <CartaoDaMarca
            aberta={aberta.marca}
            atual={lista.find(({ id }) => id === aberta.marca.id)}
            isAnotando={aberta.isAnotando}
            texto={texto}
            marcas={marcas}
            onClose={() => {
              setAberta(null)
              focusAbertura(origem.current, aberta.marca.id)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Where the focus was before the card, unless something else has it. */
function focusAbertura(aberturas: HTMLElement | null, id: string): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    aberturas?.querySelector<HTMLElement>(`[data-abre="${id}"]`)?.focus({ preventScroll: true })
  })
}
