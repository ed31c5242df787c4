import { useQuery } from '@tanstack/react-query'
import type { EdicaoDaBiblia } from '#contract/biblia.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { splitAlteracoes } from './alteracoes.ts'
import { Credito } from './credito.tsx'
import { InstalarBiblia, SemBiblia } from './instalar-biblia.tsx'
import { edicoesQuery } from './queries.ts'

/** The installed Bibles: of each its name, credit, licence, what is said of its text and what the import changed in it. */
export function SobreABiblia() {
  const { data: edicoes, isError, refetch } = useQuery(edicoesQuery())
  if (!edicoes && isError) {
    return <EstadoErro message="Erro ao carregar os dados da Bíblia." onRetry={() => void refetch()} />
  }
  if (!edicoes) return <Loading />
  if (edicoes.length === 0) {
    return (
      <p>
        <SemBiblia />
      </p>
    )
  }
  return (
    <>
      {edicoes.map((edicao) => (
        <EdicaoInstalada key={edicao.sigla} edicao={edicao} isOnly={edicoes.length === 1} />
      ))}
      {edicoes.every(({ parcial }) => parcial) && (
        <p>
          <InstalarBiblia />
        </p>
      )}
    </>
  )
}

function EdicaoInstalada({ edicao, isOnly }: { edicao: EdicaoDaBiblia; isOnly: boolean }) {
  const { atribuicao, aviso, alteracoes } = edicao
  return (
    <>
      <Apresentacao edicao={edicao} isOnly={isOnly} />
      {atribuicao && (
        <p className="credito">
          <Credito texto={atribuicao} />
        </p>
      )}
      {aviso && <p>{aviso}</p>}
      {alteracoes && <ListaAlteracoes texto={alteracoes} />}
    </>
  )
}

function Apresentacao({ edicao, isOnly }: { edicao: EdicaoDaBiblia; isOnly: boolean }) {
  const { nome, licenca, padrao, parcial } = edicao
  const sob = licenca && <>, publicada sob a licença {licenca}</>
  if (!padrao) {
    return (
      <p>
        {parcial ? 'Os textos-prova estão também na' : 'Também está aqui a'} edição <b>{nome}</b>
        {sob}
        {parcial
          ? ', de onde vêm os versículos que outra edição não traz.'
          : ': o leitor da Bíblia e as referências a trazem a quem a escolhe.'}
      </p>
    )
  }
  return (
    <p>
      O texto bíblico é o da edição <b>{nome}</b>
      {sob}. É dela que vêm os versículos do leitor e das referências bíblicas
      {!isOnly && ', enquanto o leitor não escolhe outra'}.
    </p>
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
