import { useQuery } from '@tanstack/react-query'
import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { splitAlteracoes } from './alteracoes.ts'
import { Credito } from './credito.tsx'
import { SemBiblia } from './credito-da-biblia.tsx'
import { edicaoQuery } from './queries.ts'

/** The installed Bible: its name, credit, licence, and what the import changed in its text. */
export function SobreABiblia() {
  const { data: edicao, isError, refetch } = useQuery(edicaoQuery())
  if (isError) {
    return <EstadoErro message="Erro ao carregar os dados da Bíblia." onRetry={() => void refetch()} />
  }
  if (!edicao) return <Loading />
  if (edicao.nome === null) {
    return (
      <p>
        <SemBiblia />
      </p>
    )
  }
  return <EdicaoInstalada edicao={edicao} />
}

function EdicaoInstalada({ edicao }: { edicao: EdicaoDaBiblia }) {
  const { nome, licenca, atribuicao, alteracoes } = edicao
  return (
    <>
      <p>
        O texto bíblico é o da edição <b>{nome}</b>
        {licenca && <>, publicada sob a licença {licenca}</>}. É dela que vêm os versículos do leitor e das
        referências bíblicas.
      </p>
      {atribuicao && (
        <p className="credito">
          <Credito texto={atribuicao} />
        </p>
      )}
      {alteracoes && <ListaAlteracoes texto={alteracoes} />}
    </>
  )
}

function ListaAlteracoes({ texto }: { texto: string }) {
  const { introducao, itens } = splitAlteracoes(texto)
  if (introducao === null) return <p>{texto}</p>
  return (
    <>
      <p>{introducao}</p>
      <ul>
        {itens.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
