import { describe, expect, it } from 'vitest'
import type { FichaInteira } from '#contract/editora/ficha.ts'
import {
  AUTOR_VAZIO,
  checkFormulario,
  listMudados,
  readFormulario,
  restoreCampo,
  toFormulario,
  writeFormulario,
} from './formulario-da-ficha.ts'

const DO_ARQUIVO: FichaInteira = {
  titulo: 'A Confissão Belga',
  subtitulo: null,
  autores: [{ nome: 'Guido de Brès', ano_de_nascimento: 1522, ano_de_morte: 1567 }],
  areas_tematicas: ['Confissões'],
  kind: 'livro',
  lancamento: '2026-01-01',
  ano: 1561,
  prefacio: 'Um.\n\nDois.',
}
const FORMULARIO = toFormulario(DO_ARQUIVO)
const check = (mudou: Partial<typeof FORMULARIO>) => checkFormulario({ ...FORMULARIO, ...mudou }, DO_ARQUIVO)

describe('the ficha that is written', () => {
  it('says nothing of what is as in the file, whatever stands around it', () => {
    expect(check({})).toEqual({ ficha: {}, erros: null })
    const around = {
      titulo: ' A Confissão Belga ',
      autores: [...FORMULARIO.autores, AUTOR_VAZIO],
      areas: ['Confissões ', ''],
      prefacio: 'Um.\r\n\r\nDois.\n',
    }
    expect(check(around)).toEqual({ ficha: {}, erros: null })
  })

  it('says what differs; an empty field is nothing', () => {
    const autores = [{ nome: 'Outro', nascimento: '-50', morte: '' }]
    expect(check({ titulo: 'Outro', ano: '', prefacio: ' ', areas: [], autores })).toEqual({
      ficha: {
        titulo: 'Outro',
        ano: null,
        prefacio: null,
        areas_tematicas: [],
        autores: [{ nome: 'Outro', ano_de_nascimento: -50, ano_de_morte: null }],
      },
      erros: null,
    })
  })

  it('names what is wrong by its place', () => {
    const autores = [{ nome: '', nascimento: '1522', morte: 'ontem' }]
    expect(check({ titulo: ' ', autores, lancamento: '', ano: '15.5' }).erros).toEqual({
      titulo: 'O título não pode ficar em branco.',
      'autores.0.nome': 'O nome do autor não pode ficar em branco.',
      'autores.0.ano_de_morte': 'O ano deve ser um número inteiro.',
      lancamento: 'A data deve existir, na forma AAAA-MM-DD.',
      ano: 'O ano deve ser um número inteiro.',
    })
    expect(check({ autores: [] }).erros).toEqual({ autores: 'Informe pelo menos um autor.' })
  })

  it('knows what differs, and takes a field back to the file', () => {
    const mudado = { ...FORMULARIO, titulo: 'B', areas: ['A'] }
    expect(listMudados(mudado, DO_ARQUIVO)).toEqual(['titulo', 'areas_tematicas'])
    const back = restoreCampo(restoreCampo(mudado, 'titulo', DO_ARQUIVO), 'areas_tematicas', DO_ARQUIVO)
    expect(back).toEqual(FORMULARIO)
  })

  it('is kept as a text', () => {
    expect(readFormulario(writeFormulario(FORMULARIO))).toEqual(FORMULARIO)
    expect(readFormulario('{"titulo":1}')).toBeNull()
    expect(readFormulario('nada')).toBeNull()
  })
})
