import { useQuery } from '@tanstack/react-query'
import { livrosQuery } from '../biblia/public.ts'
import { chooseParte } from './escolhas-do-culto.ts'
import { parseLeitura, parseSalmo } from './parse-lugar-do-culto.ts'
import { ParteDoCulto } from './parte-do-culto.tsx'
import {
  formatPorcao,
  PORCOES_DOS_SALMOS,
  type Porcao,
  porcaoVizinha,
  porcoesDoTestamento,
} from './porcao.ts'
import { TrechoDaBiblia } from './trecho-da-biblia.tsx'
import { type PalavrasDaTroca, TrocaDaParte } from './troca-da-parte.tsx'

export interface ParteProps<T> {
  /** '2026-11-23' */
  readonly dia: string
  readonly lugar: T
  /** It is not that of the day. */
  readonly isTrocada: boolean
}

const OUTRO_SALMO: PalavrasDaTroca = {
  outra: 'Outro salmo',
  anterior: 'Salmo anterior',
  proxima: 'Próximo salmo',
  doDia: 'Salmo do dia',
  dica: 'Como “23” ou “119.17-32”.',
}
const OUTRA_LEITURA: PalavrasDaTroca = {
  outra: 'Outra leitura',
  anterior: 'Leitura anterior',
  proxima: 'Próxima leitura',
  doDia: 'Leitura do dia',
  dica: 'Como “Mt 5” ou “Lc 15.11-32”.',
}

export function SalmoDoCulto({ dia, lugar, isTrocada }: ParteProps<Porcao>) {
  const nome = formatPorcao(lugar)
  return (
    <ParteDoCulto
      ancora="salmo"
      rotulo="Salmo"
      titulo={nome}
      troca={
        <TrocaDaParte
          palavras={OUTRO_SALMO}
          lugar={nome}
          isTrocada={isTrocada}
          onPasso={(passo) => chooseParte(dia, 'salmo', porcaoVizinha(PORCOES_DOS_SALMOS, lugar, passo))}
          onReferencia={(texto) => choosePorcao(dia, 'salmo', parseSalmo(texto))}
          onDoDia={() => chooseParte(dia, 'salmo', undefined)}
        />
      }
    >
      <TrechoDaBiblia porcao={lugar} nome={nome} />
    </ParteDoCulto>
  )
}

export function LeituraDoCulto({ dia, lugar, isTrocada, nome }: ParteProps<Porcao> & { nome: string }) {
  const antigo = useQuery(livrosQuery('antigo'))
  const novo = useQuery(livrosQuery('novo'))
  const livros = [...(antigo.data ?? []), ...(novo.data ?? [])]
  const titulo = formatPorcao(lugar, nome)
  const lista = porcoesDoTestamento(lugar.livro)
  return (
    <ParteDoCulto
      ancora="leitura"
      rotulo="Leitura"
      titulo={titulo}
      troca={
        <TrocaDaParte
          palavras={OUTRA_LEITURA}
          lugar={titulo}
          isTrocada={isTrocada}
          onPasso={(passo) => chooseParte(dia, 'leitura', porcaoVizinha(lista, lugar, passo))}
          onReferencia={(texto) => choosePorcao(dia, 'leitura', parseLeitura(texto, livros))}
          onDoDia={() => chooseParte(dia, 'leitura', undefined)}
        />
      }
    >
      <TrechoDaBiblia porcao={lugar} nome={titulo} />
    </ParteDoCulto>
  )
}

/** @returns why not */
function choosePorcao(dia: string, parte: 'salmo' | 'leitura', lugar: Porcao | string): string | null {
  if (typeof lugar === 'string') return lugar
  chooseParte(dia, parte, lugar)
  return null
}
