import type { Conta, ContaCompleta } from '#contract/editora/leitores.ts'

/** An account, as the desk sees it. */
export const CONTA_ID = '01890000-0000-7000-8000-00000000000c'
export const OUTRA_CONTA_ID = CONTA_ID.replace('c', 'd')

export const LIA: ContaCompleta = {
  id: CONTA_ID,
  nome: 'Lia Prado',
  username: 'lprado',
  email: 'lia@exemplo.com.br',
  criado_em: '2026-03-01T12:00:00.000Z',
  papel: 'leitor',
  suspensa_em: null,
  sessoes: [
    {
      id: CONTA_ID,
      agente: 'Firefox/1',
      criada_em: '2026-03-02T12:00:00.000Z',
      usada_em: '2026-03-03T12:00:00.000Z',
    },
  ],
}

const { username: _, sessoes: __, ...linha } = LIA
/** The same in a list. */
export const LINHA_DE_LIA: Conta = linha
