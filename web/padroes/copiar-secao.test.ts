import { expect, it } from 'vitest'
import { formatSecaoCitada } from './copiar-secao.ts'
import { FICHAS } from './fichas.ts'

const parte = (texto: string, paragrafo: number, marcador: number | null) => ({
  id: paragrafo,
  parte: texto,
  subtitulo: null,
  ordem_dentro_da_secao: 1,
  paragrafo,
  marcador,
  referencias: [],
})
const secao = {
  id: 1,
  secao: 2,
  titulo: null,
  destaque: null,
  partes: [parte('O Filho de Deus,', 1, 1), parte('sendo Deus.', 1, 2), parte('Outro parágrafo.', 2, null)],
}

it('gives the text without markers, and the place', () => {
  expect(formatSecaoCitada({ ficha: FICHAS.cfw, numero: 8, secao })).toBe(
    'O Filho de Deus, sendo Deus.\n\nOutro parágrafo.\n\nCFW 8.2 — Minha Biblioteca Westminster',
  )
  const cercada = { ...secao, secao: 1, titulo: 'Da Leitura', destaque: 'Em pé.' }
  expect(formatSecaoCitada({ ficha: FICHAS.cmw, numero: 70, secao: cercada })).toBe(
    'Da Leitura\n\nO Filho de Deus, sendo Deus.\n\nOutro parágrafo.\n\nEm pé.\n\nCMW 70 — Minha Biblioteca Westminster',
  )
})
