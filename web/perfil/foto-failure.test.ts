import { expect, it } from 'vitest'
import { ApiError, type ApiErrorCode, NetworkError } from '../platform/api-error.ts'
import { fotoFailure } from './foto-failure.ts'

it.each<[number, ApiErrorCode, string]>([
  [413, 'corpo_grande_demais', 'A foto é maior do que o servidor aceita. Escolha uma menor.'],
  [413, 'resposta_inesperada', 'A foto é maior do que o servidor aceita. Escolha uma menor.'],
  [415, 'tipo_nao_suportado', 'O servidor só aceita fotos JPEG, PNG ou WebP. Escolha outra.'],
  [422, 'dados_invalidos', 'O recorte fica fora da foto. Escolha outra foto ou mude o recorte.'],
  [503, 'banco_indisponivel', 'O recorte fica fora da foto.'],
])('%d %s', (status, code, sentence) => {
  expect(fotoFailure(new ApiError(status, { code, message: 'O recorte fica fora da foto.' }))).toBe(sentence)
})

it('tells that no answer came', () => {
  expect(fotoFailure(new NetworkError(undefined))).toBe(
    'Não foi possível salvar a foto: Sem conexão com o servidor.',
  )
})
