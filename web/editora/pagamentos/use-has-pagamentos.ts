import { useQuery } from '@tanstack/react-query'
import { planosQuery } from '../../assinaturas/public.ts'
import { avisosQuery, pixQuery } from './queries.ts'

/** Whether the desk has anything to do with payments: Pix is set up, or something of before is left. False until it is known. */
export function useHasPagamentos(isOfMesa: boolean): boolean {
  const { data: oferta } = useQuery({ ...planosQuery(), enabled: isOfMesa })
  const hasPix = oferta?.meios.includes('pix') ?? false
  const enabled = isOfMesa && oferta !== undefined && !hasPix
  const { data: pix = [] } = useQuery({ ...pixQuery(null), enabled })
  const { data: avisos = [] } = useQuery({ ...avisosQuery(), enabled })
  return hasPix || pix.length > 0 || avisos.length > 0
}
