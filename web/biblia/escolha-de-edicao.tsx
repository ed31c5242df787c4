import '../styles/escolha-de-edicao.css'
import { ChevronDown } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useSearchParams } from 'react-router'
import { chooseEdicao } from './edicao-escolhida.ts'
import { haviaEscolha, lembrarEscolha } from './ha-escolha.ts'
import { useEdicao } from './use-edicao.ts'

/** The reader's choice of edition; nothing where there is none to make, its place while the editions are on their way, unless there was none last time. */
export function EscolhaDeEdicao() {
  const { edicao, edicoes } = useEdicao()
  const [search, setSearch] = useSearchParams()
  const id = useId()
  const isKnown = edicao !== undefined
  const ha = edicoes.length > 1
  useEffect(() => {
    if (isKnown) lembrarEscolha(ha)
  }, [isKnown, ha])
  if (!isKnown) {
    if (!haviaEscolha()) return null
    return (
      <div className="select escolha-de-edicao ainda-nao" aria-hidden="true">
        <select className="input" disabled={true} />
      </div>
    )
  }
  if (!ha) return null
  const handleChange = (sigla: string) => {
    chooseEdicao(edicoes.find((outra) => outra.sigla === sigla)?.padrao ? null : sigla)
    if (!search.has('edicao')) return
    // The page's own edition would go before the choice.
    search.delete('edicao')
    setSearch(search, { replace: true })
  }
  return (
    <div className="select escolha-de-edicao">
      <label className="sr" htmlFor={id}>
        Edição
      </label>
      <select
        className="input"
        id={id}
        value={edicao?.sigla ?? ''}
        onChange={({ target }) => handleChange(target.value)}
      >
        {edicoes.map(({ sigla, nome }) => (
          <option key={sigla} value={sigla ?? ''}>
            {nome}
          </option>
        ))}
      </select>
      <ChevronDown className="i" />
    </div>
  )
}
