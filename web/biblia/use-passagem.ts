import { useSearchParams } from 'react-router'
import { useNavigate } from '../platform/router/use-navigate.ts'
import { formatPassagem, type Intervalo, parsePassagem } from './passagem.ts'

/** The verses that the address marks, and the way to mark others: in place, with nothing added to the history. */
export function usePassagem(): [readonly Intervalo[], (passagem: readonly Intervalo[]) => void] {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const markPassagem = (passagem: readonly Intervalo[]) => {
    const edicao = search.get('edicao')
    const v = formatPassagem(passagem)
    const marked = [v && `v=${v}`, edicao && `edicao=${edicao}`].filter(Boolean).join('&')
    void navigate({ search: marked && `?${marked}` }, { replace: true })
  }
  return [parsePassagem(search.get('v')), markPassagem]
}
