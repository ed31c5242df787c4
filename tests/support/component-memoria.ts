/** What a reader memorises, as the server answers it in component tests. */
import { type Cartao, listarCartoes } from '#contract/cartoes.ts'
import * as memoria from '#contract/memoria.ts'
import type { Network } from './component-network.ts'

/** Two new cards a day. */
export const EU: memoria.PerfilDaMemoria = { id: 'eu', nome: '', novos_por_dia: 2, baralhos: ['bcw'] }
/** Three questions. */
export const BCW: Cartao[] = [
  ['Qual é o fim principal do homem?', 'É glorificar a Deus, e desfrutar dele para sempre.'],
  ['Que regra Deus deu?', 'A palavra de Deus; as Escrituras.'],
  ['O que ensinam?', 'O que crer.'],
].map(([pergunta = '', resposta = ''], index) => ({
  ...{ chave: `bcw-${index + 1}`, numero: String(index + 1), pergunta, resposta },
}))

export interface ServidorDaMemoria {
  perfis: memoria.PerfilDaMemoria[]
  revisoes: Map<string, memoria.RevisaoDoCartao[]>
}

/** A server with what a reader memorises, which keeps what it is told. */
export function answerMemoria(
  network: Network,
  revisoes: memoria.RevisaoDoCartao[] = [],
  perfil = EU,
): ServidorDaMemoria {
  const servidor: ServidorDaMemoria = { perfis: [perfil], revisoes: new Map([['eu', revisoes]]) }
  network.answer(memoria.listarPerfis, () => servidor.perfis)
  network.answer(memoria.listarRevisoes, ({ params, query }) => {
    const todas = servidor.revisoes.get(params.id ?? '') ?? []
    const novas = todas.slice(Number(query.get('depois')))
    return { ate: todas.length, total: todas.length, ha_mais: false, revisoes: novas }
  })
  network.answer(memoria.salvarRevisao, ({ params, body }) => {
    const { perfil: dono, ...nova } = body as memoria.NovaRevisao
    const revisao = { id: params.id ?? '', ...nova }
    servidor.revisoes.set(dono, [...(servidor.revisoes.get(dono) ?? []), revisao])
    return revisao
  })
  network.answer(memoria.salvarPerfil, ({ params, body }) => {
    servidor.perfis = servidor.perfis.map((each) =>
      each.id === params.id ? { ...each, ...(body as Partial<memoria.PerfilDaMemoria>) } : each,
    )
    return servidor.perfis
  })
  network.answer(listarCartoes, ({ params }) => (params.baralho === 'bcw' ? BCW : []))
  return servidor
}

/** A review of so many days ago. */
export function revisaoOf(cartao: string, haDias: number, nota = 3): memoria.RevisaoDoCartao {
  const id = `01890000-0000-7000-8000-${cartao.replace(/\D/g, '').padStart(12, '0')}`
  return { id, cartao, nota, feita_em: new Date(Date.now() - haDias * 86_400_000).toISOString() }
}
