import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { AvisosSemEfeito } from './avisos-sem-efeito.tsx'
import { PixDaProcura } from './pix-da-procura.tsx'

const MAX_PROCURA = 100

/** /editora/pagamentos: the Pix that wait, those of a name in the statement, and notices that led to nothing. */
export function PagamentosPage() {
  useTituloPagina('Pagamentos')
  const [search, setSearch] = useSearchParams()
  const campo = useRef<HTMLInputElement>(null)
  const digitado = search.get('q') ?? ''
  const procurar = (q: string) => setSearch(q ? { q } : {}, { replace: true })
  return (
    <>
      <header className="mesa-rosto">
        <h1 className="h1">Pagamentos</h1>
        <p className="lead">
          Veja no extrato do banco o que entrou, e confirme aqui. O leitor assina na hora, e acha o recibo em
          “Minha Conta”.
        </p>
      </header>
      <label className="field mesa-procura">
        <span className="sr">Procurar por código do extrato ou e-mail</span>
        <Search className="i" />
        <input
          ref={campo}
          className="input"
          type="search"
          placeholder="Código do extrato ou e-mail"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_PROCURA}
          value={digitado}
          onChange={({ target }) => procurar(target.value)}
        />
      </label>
      <PixDaProcura digitado={digitado} />
      <AvisosSemEfeito
        onProcurar={(txid) => {
          procurar(txid)
          campo.current?.focus()
        }}
      />
    </>
  )
}
