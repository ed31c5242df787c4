import { v7 as uuidv7 } from 'uuid'
import type { AssinaturaTable } from '#server/platform/tables-assinaturas.ts'

type Dada = Pick<AssinaturaTable, 'usuario_id' | 'plano' | 'meio' | 'criada_em'>

/** A subscription to which nothing has happened: awaiting its first payment. */
export function newAssinatura(dada: Dada): AssinaturaTable {
  return {
    ...dada,
    id: uuidv7(),
    estado: 'aguardando',
    vale_ate: null,
    renova: 0,
    cancelada: 0,
    plano_seguinte: null,
    cancelamento_em: null,
    troca_em: null,
    falhou_em: null,
    retomavel: 1,
    referencia: null,
    cliente: null,
    avisada: null,
  }
}
