import { useQueryClient } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { DESTAQUES } from '../destaques/public.ts'
import { MARCAS } from '../marcas/public.ts'
import { NOTAS } from '../notas/public.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { showErro, showSucesso } from '../ui/banner-store.ts'
import { FolhaModal } from '../ui/folha-modal.tsx'
import { ArquivoIlegivel } from './arquivo/arquivo-lido.ts'
import { exportarMarcacoes, FORMATOS_DO_ARQUIVO, type FormatoDoArquivo } from './exportar-marcacoes.ts'
import { type FiltroEscolhido, isFiltered } from './filtro.ts'
import { importarArquivo, type RelatorioDaImportacao } from './importar-arquivo.ts'
import { MARCACOES } from './queries.ts'

/** Of what could not be read, so many are told. */
const MAX_FALHAS = 20

interface ArquivoDialogProps {
  readonly filtro: FiltroEscolhido
  readonly edicao: string | undefined
  readonly onClose: () => void
}

/** What the filter shows as a file, and a file brought back. */
export function ArquivoDialog({ filtro, edicao, onClose }: ArquivoDialogProps) {
  const queryClient = useQueryClient()
  const [dito, setDito] = useState('')
  const [erro, setErro] = useState('')
  const [relatorio, setRelatorio] = useState<RelatorioDaImportacao | null>(null)
  const [isPending, setPending] = useState(false)
  /** What becomes of the file is then told by the page. */
  const wasLeft = useRef(false)
  const id = useId()

  async function run(act: () => Promise<string>, prefix: string) {
    if (isPending) return
    setPending(true)
    setErro('')
    setRelatorio(null)
    try {
      setDito(await act())
    } catch (error) {
      setDito('')
      if (!(error instanceof ArquivoIlegivel)) console.error(`${prefix}:`, error)
      const frase = error instanceof ArquivoIlegivel ? error.message : failureSentence(error, prefix)
      setErro(frase)
      if (wasLeft.current) showErro(frase)
    } finally {
      setPending(false)
    }
  }
  function handleExportar(formato: FormatoDoArquivo) {
    setDito('Preparando o arquivo …')
    void run(() => exportarMarcacoes(formato, filtro, edicao), 'Não foi possível exportar')
  }
  function handleArquivo({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [arquivo] = currentTarget.files ?? []
    // The same file may be chosen again.
    currentTarget.value = ''
    if (!arquivo) return
    void run(async () => {
      setDito('Lendo o arquivo …')
      const lido = await importarArquivo(arquivo, (feitas, total) =>
        setDito(`Importando: ${feitas} de ${formatQuantidade(total, 'marcação', 'marcações')} …`),
      )
      setRelatorio(lido)
      for (const queryKey of [[MARCACOES], [NOTAS], [DESTAQUES], [MARCAS]]) {
        void queryClient.invalidateQueries({ queryKey })
      }
      const frase = sayRelatorio(lido)
      if (wasLeft.current && lido.restantes > 0) showErro(frase)
      else if (wasLeft.current) showSucesso(frase)
      return frase
    }, 'Não foi possível importar')
  }
  function handleClose() {
    wasLeft.current = true
    onClose()
  }
  return (
    <FolhaModal titulo="Exportar e importar" onClose={handleClose}>
      <section className="arquivo-parte" aria-labelledby={`${id}-exportar`}>
        <h3 className="h3" id={`${id}-exportar`}>
          Exportar {isFiltered(filtro) ? 'o que o filtro mostra' : 'tudo'}
        </h3>
        <p className="small muted">
          Markdown e EPUB são para ler, CSV para planilhas. De qualquer um deles tudo volta.
        </p>
        <p className="arquivo-botoes">
          {FORMATOS_DO_ARQUIVO.map(({ formato, nome }) => (
            <button
              key={formato}
              type="button"
              className="btn btn-2 btn-sm"
              aria-disabled={isPending}
              onClick={() => handleExportar(formato)}
            >
              <Download className="i" aria-hidden="true" /> {nome}
            </button>
          ))}
        </p>
      </section>
      <section className="arquivo-parte" aria-labelledby={`${id}-importar`}>
        <h3 className="h3" id={`${id}-importar`}>
          Importar
        </h3>
        <p className="small muted" id={`${id}-dica`}>
          Um arquivo exportado daqui, nos três formatos. Nada é dobrado, e o que você mudou depois fica como
          está.
        </p>
        <label className="btn btn-2 btn-sm arquivo-campo">
          <Upload className="i" aria-hidden="true" /> Escolher arquivo
          <input
            className="sr"
            type="file"
            accept=".md,.csv,.epub,text/markdown,text/csv,application/epub+zip"
            aria-describedby={`${id}-dica`}
            disabled={isPending}
            onChange={handleArquivo}
          />
        </label>
      </section>
      <p className="arquivo-dito" role="status">
        {dito}
      </p>
      {erro && (
        <p className="er" role="alert">
          {erro}
        </p>
      )}
      {relatorio && relatorio.falhas.length > 0 && <Falhas relatorio={relatorio} />}
    </FolhaModal>
  )
}

function Falhas({ relatorio: { falhas } }: { readonly relatorio: RelatorioDaImportacao }) {
  return (
    <section aria-label="O que não veio">
      <ul className="arquivo-falhas small">
        {falhas.slice(0, MAX_FALHAS).map(({ onde, motivo }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index} dir="auto">
            {onde}: {motivo}
          </li>
        ))}
      </ul>
      {falhas.length > MAX_FALHAS && (
        <p className="small faint">
          E mais {formatQuantidade(falhas.length - MAX_FALHAS, 'falha', 'falhas')}.
        </p>
      )}
    </section>
  )
}

function sayRelatorio({
  criadas,
  atualizadas,
  havia,
  falhas,
  restantes,
  erro,
}: RelatorioDaImportacao): string {
  const partes = [
    formatQuantidade(criadas, 'marcação veio', 'marcações vieram'),
    atualizadas > 0 && formatQuantidade(atualizadas, 'foi atualizada', 'foram atualizadas'),
    havia > 0 && formatQuantidade(havia, 'já estava aqui', 'já estavam aqui'),
    falhas.length > 0 && formatQuantidade(falhas.length, 'tem um problema', 'têm um problema'),
  ]
  const veio = `${partes.filter(Boolean).join(', ')}.`
  if (restantes === 0) return veio
  const why = failureSentence(erro, 'A importação parou')
  return `${veio} ${formatQuantidade(restantes, 'não foi enviada', 'não foram enviadas')}: ${why} Importe o arquivo de novo: nada é dobrado.`
}
