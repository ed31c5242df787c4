import { v7 as uuidv7 } from 'uuid'
import type { PagamentoTable } from '#server/platform/tables-assinaturas.ts'

type Dado = Pick<
  PagamentoTable,
  'usuario_id' | 'assinatura_id' | 'plano' | 'valor' | 'meio' | 'criado_em' | 'expira_em'
>

/** A payment that waits for its provider. */
export function newPagamento(dado: Dado): PagamentoTable {
  return {
    ...dado,
    id: uuidv7(),
    estado: 'aguardando',
    referencia: null,
    instrucao: null,
    numero: null,
    pago_em: null,
    estornado_em: null,
    periodo_ate: null,
  }
}
