/** What the reader is shown of a subscription, and what may be done with it. */
import * as z from 'zod/mini'
import { InstrucaoDePagamento, type MinhaAssinatura, type PlanoId } from '#contract/assinaturas.ts'
import type { AssinaturaTable, PagamentoTable } from '#server/platform/tables-assinaturas.ts'
import type { MeioDePagamento } from './meio-de-pagamento.ts'
import { ultimoFeito } from './periodos.ts'
import { planoSeguinteDa } from './plano-seguinte.ts'
import type { Fatos } from './reduce-evento.ts'
import { leComo, situacaoDa } from './situacao.ts'

/** Days before the end from which a period may be paid by its reader. */
const DIAS_PARA_RENOVAR = { anual: 30, mensal: 10 } as const satisfies Record<PlanoId, number>
const DIA_MS = 24 * 60 * 60 * 1000

const NENHUMA: Omit<MinhaAssinatura, 'pode_ler'> = {
  situacao: 'nenhuma',
  plano: null,
  plano_seguinte: null,
  meio: null,
  vale_ate: null,
  carencia_ate: null,
  renova: false,
  cancelada: false,
  pode: { cancelar: false, retomar: false, renovar: false, trocar: false, portal: false },
  falhou_em: null,
  pendente: null,
}

/** @param livre whole ebooks are open to all */
export function toMinhaAssinatura(
  fatos: Fatos | null,
  { meios, livre }: { meios: readonly MeioDePagamento[]; livre: boolean },
  agora: string,
): MinhaAssinatura {
  const { situacao, carencia_ate } = situacaoDosFatos(fatos, agora)
  if (fatos === null || situacao === 'nenhuma') return { ...NENHUMA, pode_ler: livre }
  const { assinatura, pagamentos } = fatos
  const isEspera = situacao === 'aguardando'
  return {
    situacao,
    pode_ler: livre || leComo(situacao),
    plano: assinatura.plano,
    plano_seguinte: isEspera ? null : planoSeguinteDa(assinatura, pagamentos),
    meio: assinatura.meio,
    vale_ate: isEspera ? null : assinatura.vale_ate,
    carencia_ate: situacao === 'carencia' ? carencia_ate : null,
    renova: situacao !== 'encerrada' && assinatura.renova === 1 && assinatura.cancelada === 0,
    cancelada: situacao === 'ativa' && assinatura.cancelada === 1,
    pode: atosDos(
      fatos,
      meios.find(({ meio }) => meio === assinatura.meio),
      agora,
    ),
    falhou_em: falhaDos(fatos),
    pendente: situacao === 'encerrada' ? null : toPendente(pendenteDos(fatos, agora)),
  }
}

export function situacaoDosFatos(fatos: Fatos | null, agora: string) {
  const espera_ate = fatos && (pendenteDos(fatos, agora)?.expira_em ?? null)
  return situacaoDa(fatos && { ...fatos.assinatura, espera_ate }, agora)
}

/** The payment that waits and has not expired. */
export function pendenteDos({ pagamentos }: Fatos, agora: string): PagamentoTable | undefined {
  return pagamentos
    .filter(({ estado, expira_em }) => estado === 'aguardando' && expira_em > agora)
    .sort((a, b) => (a.id < b.id ? 1 : -1))[0]
}

/** @param meio of the subscription, while the publisher has it */
export function atosDos(
  fatos: Fatos,
  meio: MeioDePagamento | undefined,
  agora: string,
): MinhaAssinatura['pode'] {
  const { assinatura } = fatos
  const { situacao } = situacaoDosFatos(fatos, agora)
  const isPaga = leComo(situacao) && assinatura.meio !== 'cortesia'
  const isDele = isPaga && assinatura.cancelada === 0
  return {
    cancelar: situacao === 'aguardando' || isDele,
    retomar: isPaga && assinatura.cancelada === 1 && assinatura.retomavel === 1,
    renovar: isDele && meio?.renovaSozinho === false && isPerto(assinatura, agora),
    trocar: isDele,
    portal: isPaga && meio?.renovaSozinho === true,
  }
}

function isPerto({ plano, vale_ate }: AssinaturaTable, agora: string): boolean {
  if (plano === null || vale_ate === null) return false
  return Date.parse(vale_ate) - Date.parse(agora) <= DIAS_PARA_RENOVAR[plano] * DIA_MS
}

function falhaDos({ assinatura: { falhou_em }, pagamentos }: Fatos): string | null {
  return falhou_em !== null && falhou_em > (ultimoFeito(pagamentos)?.pago_em ?? '') ? falhou_em : null
}

function toPendente(pagamento: PagamentoTable | undefined): MinhaAssinatura['pendente'] {
  if (!pagamento) return null
  const { plano, meio, valor, instrucao, expira_em } = pagamento
  const dada = instrucao === null ? null : z.parse(InstrucaoDePagamento, JSON.parse(instrucao))
  return { plano, meio, valor, instrucao: dada, expira_em }
}
