import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteNota, saveNota } from './notas-calls.ts'

const id = '01890000-0000-7000-8000-00000000000a'
const alvo = { simbolo: 1, numero: 20, rotulo: 'CFW, Cap 20', nota: null }
const edicao = { id, titulo: 'Liberdade', anotacao: 'Não é licença.', versao: 1 }
const salva = { ...edicao, data_criacao: '2026-11-21T12:00:00.000Z', versao: 2 }
const refused = (status: number, code: string) => ({
  status,
  body: { statusCode: status, code, error: 'Uma frase.', message: 'Uma frase.' },
})
const conflict = refused(409, 'estado_nao_permite')

let answers: { status: number; body: unknown }[]
let calls: { method: string | undefined; url: string; body: unknown }[]

beforeEach(() => {
  answers = []
  calls = []
  vi.stubGlobal('document', { cookie: 'csrftoken=tok' })
  vi.stubGlobal('navigator', { cookieEnabled: true })
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit = {}) => {
    calls.push({ method, url, body: typeof body === 'string' ? JSON.parse(body) : body })
    const { status, body: answer } = answers.shift() ?? { status: 500, body: {} }
    return new Response(JSON.stringify(answer), { status })
  })
})

describe('saveNota', () => {
  it('makes a new note with the id of the client', async () => {
    answers = [{ status: 201, body: { ...salva, versao: 1 } }]
    expect(await saveNota(null, alvo, { ...edicao, versao: null })).toMatchObject({ tipo: 'salva' })
    expect(calls).toEqual([
      {
        method: 'POST',
        url: '/api/anotacao_simbolos/criar_nota',
        body: { id, simbolo: 1, numero_pergunta: 20, titulo: 'Liberdade', anotacao: 'Não é licença.' },
      },
    ])
  })

  it('changes a note with the version that the edit began from', async () => {
    answers = [{ status: 200, body: salva }]
    expect(await saveNota(null, alvo, edicao)).toEqual({ tipo: 'salva', nota: salva })
    expect(calls).toMatchObject([{ method: 'PUT', body: undefined }])
    expect(calls[0]?.url).toMatch(/\/editar_nota\/.*versao=1$/)
  })

  it('brings what is saved when somebody saved before', async () => {
    const outra = { ...salva, anotacao: 'do celular' }
    answers = [conflict, { status: 200, body: outra }]
    expect(await saveNota(null, alvo, edicao)).toEqual({ tipo: 'conflito', salva: outra })
    expect(calls.map(({ method }) => method)).toEqual(['PUT', 'GET'])
  })

  it('finds no conflict where both texts are the same', async () => {
    answers = [conflict, { status: 200, body: salva }]
    expect(await saveNota(null, alvo, edicao)).toEqual({ tipo: 'salva', nota: salva })
  })

  it('throws every other failure on, and sends nothing twice', async () => {
    answers = [refused(404, 'nao_encontrado')]
    await expect(saveNota(null, alvo, edicao)).rejects.toMatchObject({ status: 404 })
    expect(calls).toHaveLength(1)
  })
})

describe('deleteNota', () => {
  it('names the note twice, and takes one that is gone for deleted', async () => {
    answers = [{ status: 200, body: { success: 'Feito.' } }, refused(404, 'nao_encontrado')]
    await deleteNota(null, id)
    await deleteNota(null, id)
    expect(calls[0]?.url).toBe(`/api/anotacao_simbolos/deletar_nota/${id}?nota_id=${id}`)
  })

  it('throws every other failure on', async () => {
    answers = [refused(503, 'banco_indisponivel')]
    await expect(deleteNota(null, id)).rejects.toMatchObject({ status: 503 })
  })
})
