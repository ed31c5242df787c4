import type { ResultadoDaBusca } from '#contract/busca.ts'
import { useEdicaoDoLink } from '../biblia/public.ts'
import { toLugar } from './lugar.ts'

/** The address of a hit; of a verse in the edition that was searched, whose words and number it has. */
export function useLugar(): (resultado: ResultadoDaBusca) => string | null {
  const edicaoDoLink = useEdicaoDoLink()
  return (resultado) => toLugar(resultado, edicaoDoLink)
}
