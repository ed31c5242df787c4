import '../../styles/editora-painel.css'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { baixarPainel, MEDIDAS, type Medida, type PainelDaEditora } from '#contract/editora/painel.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { requestFile } from '../../platform/request.ts'
import { saveFile } from '../../platform/save-file.ts'
import { showErro } from '../../ui/banner-store.ts'
import { EstadoErro } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { GraficoDoAno } from './grafico-do-ano.tsx'
import { ListasDoPainel } from './listas-do-painel.tsx'
import { painelQuery } from './queries.ts'

const ORDEM = Object.keys(MEDIDAS) as Medida[]

/** /editora/painel: a year of the library in figures. */
export function PainelPage() {
  useTituloPagina('Painel')
  const { data, error, refetch } = useQuery(painelQuery())
  return (
    <>
      <header className="mesa-rosto">
        <h1 className="h1">Painel</h1>
        <p className="lead">Um ano da biblioteca em números. São de todos os leitores juntos, nunca de um.</p>
      </header>
      {!data && !error && <Loading label="Carregando o painel" />}
      {!data && error && (
        <EstadoErro
          message={failureSentence(error, 'Não foi possível carregar o painel')}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Numeros painel={data} />}
    </>
  )
}

function Numeros({ painel }: { painel: PainelDaEditora }) {
  const id = useId()
  const [medida, setMedida] = useState<Medida>('leituras_iniciadas')
  const csv = useMutation({
    mutationFn: () => requestFile(baixarPainel, 'text/csv; charset=utf-8'),
    onSuccess: (file) => saveFile('painel.csv', file),
    onError: (error) => showErro(failureSentence(error, 'Não foi possível baixar o arquivo')),
  })
  return (
    <>
      <fieldset className="mesa-medidas">
        <legend className="sr">Número mostrado</legend>
        {ORDEM.map((nome) => (
          <label key={nome}>
            <input type="radio" name={id} checked={medida === nome} onChange={() => setMedida(nome)} />
            {MEDIDAS[nome]}
          </label>
        ))}
      </fieldset>
      <GraficoDoAno dias={painel.dias} medida={medida} />
      <button
        type="button"
        className="btn btn-2"
        aria-disabled={csv.isPending}
        onClick={() => !csv.isPending && csv.mutate()}
      >
        Baixar em CSV
      </button>
      <ListasDoPainel painel={painel} />
    </>
  )
}
