import { parseAncoraDosVersiculos } from '#contract/ancora.ts'
import type { Livro } from '#contract/biblia.ts'
import { useParada } from '../paradas/public.ts'

/** Remembers the verse for 'Onde você parou'. @param capitulo whose text is there */
export function useParadaDoCapitulo({ id, livro }: Livro, capitulo: number): void {
  useParada({
    pagina: `${id} ${capitulo}`,
    // What goes on from a line above has no id of its own.
    seletor: 'main .v[id^="v"]',
    // Verses are short: further down are some that are still to be read.
    linha: 1 / 5,
    parseLugar: (hash) => parseAncoraDosVersiculos(hash)?.from ?? null,
    toParada: (versiculo) => ({ tipo: 'biblia', livro: id, nome: livro, capitulo, versiculo }),
  })
}
