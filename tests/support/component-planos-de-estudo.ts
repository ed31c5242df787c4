/** Reading plans as the server answers them in component tests. */
import {
  criarEnderecoDoCalendario,
  excluirEnderecoDoCalendario,
  lerEnderecoDoCalendario,
} from '#contract/calendario-dos-planos.ts'
import {
  type EtapasDoPlano,
  lerPlanoDeEstudo,
  listarPlanosDeEstudo,
  type PorcaoDoPlano,
} from '#contract/planos-de-estudo.ts'
import {
  comecarPlano,
  type EstadoPorEnviar,
  listarPlanosIniciados,
  type MarcaPorEnviar,
  marcarPorcoes,
  mudarPlano,
  type PlanoIniciado,
  type PlanoPorEnviar,
} from '#contract/planos-iniciados.ts'
import { answerMemoria } from './component-memoria.ts'
import type { Network } from './component-network.ts'

const biblia = (texto: string, livro: number, capitulo: number): PorcaoDoPlano => ({
  texto,
  lugar: { tipo: 'biblia', livro, capitulo, versiculos: null },
})

/** Two readings a day, twelve days. */
export const DIARIO: EtapasDoPlano = {
  ...{ id: 'diario', titulo: 'Gênesis e Mateus', passo: 'dia' },
  etapas: Array.from({ length: 12 }, (_, index) => [
    biblia(`Gn ${index + 1}`, 1, index + 1),
    biblia(`Mt ${index + 1}`, 40, index + 1),
  ]),
}

/** A question or a chapter of a book each week. */
export const SEMANAL: EtapasDoPlano = {
  ...{ id: 'semanal', titulo: 'Breve Catecismo', passo: 'semana' },
  etapas: [
    [{ texto: 'CFW 1.2-3', lugar: { tipo: 'padrao', padrao: 'cfw', numero: 1, secao: 2 } }],
    [{ texto: 'Dia do Senhor 2', lugar: { tipo: 'ebook', ebook_id: 7, capitulo_id: 72 } }],
  ],
}

const PLANOS = [DIARIO, SEMANAL]

/** One that the server has from before. */
export function iniciadoOf(values: Partial<PlanoIniciado> = {}): PlanoIniciado {
  const id = '01890000-0000-7000-8000-000000000001'
  const mudado_em = '2026-11-01T08:00:00.000Z'
  return {
    ...{
      id,
      plano: 'diario',
      inicio: '2026-11-23',
      deslocamento: 0,
      encerrado: false,
      mudado_em,
      feitos: [],
    },
    ...values,
  }
}

/** A server with two plans, which keeps what it is told. @returns what it keeps */
export function answerPlanos(network: Network, ...before: PlanoIniciado[]) {
  const servidor = { iniciados: before, endereco: null as string | null }
  const put = (iniciado: PlanoIniciado) => {
    const others = servidor.iniciados.filter(({ id }) => id !== iniciado.id)
    servidor.iniciados = [...others, iniciado].sort((a, b) => (a.id < b.id ? -1 : 1))
    return iniciado
  }
  const get = (id = '') => servidor.iniciados.find((each) => each.id === id) ?? iniciadoOf({ id })
  network.answer(
    listarPlanosDeEstudo,
    PLANOS.map(({ id, titulo, passo, etapas }) => ({
      ...{
        id,
        titulo,
        passo,
        descricao: `Sobre ${titulo}.`,
        etapas: etapas.length,
        porcoes: etapas.flat().length,
      },
    })),
  )
  network.answer(lerPlanoDeEstudo, ({ params }) => (params.nome === 'semanal' ? SEMANAL : DIARIO))
  network.answer(listarPlanosIniciados, () => servidor.iniciados)
  network.answer(comecarPlano, ({ body }) => put({ ...(body as PlanoPorEnviar), feitos: [] }))
  network.answer(mudarPlano, ({ params, body }) => put({ ...get(params.id), ...(body as EstadoPorEnviar) }))
  network.answer(marcarPorcoes, ({ params, body }) => {
    const iniciado = get(params.id)
    const feitos = new Set(iniciado.feitos)
    for (const { porcao, feito } of (body as { marcas: MarcaPorEnviar[] }).marcas) {
      if (feito) feitos.add(porcao)
      else feitos.delete(porcao)
    }
    return put({ ...iniciado, feitos: [...feitos].sort() })
  })
  const endereco = () => ({ endereco: servidor.endereco })
  network.answer(lerEnderecoDoCalendario, endereco)
  network.answer(criarEnderecoDoCalendario, () => {
    servidor.endereco = `https://exemplo.com.br/${servidor.endereco?.length ?? 1}.ics`
    return endereco()
  })
  network.answer(excluirEnderecoDoCalendario, () => {
    servidor.endereco = null
    return endereco()
  })
  answerMemoria(network)
  return servidor
}
