import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { baixarCorrecoes, type TextoDaMesa } from '#contract/editora/textos.ts'
import { foldText } from '#contract/fold.ts'
import { PADROES, Padrao } from '#contract/padroes.ts'
import { formatQuantidade } from '../../platform/quantidade.ts'
import { requestFile } from '../../platform/request.ts'
import { saveFile } from '../../platform/save-file.ts'
import { showErro } from '../../ui/banner-store.ts'
import { CampoFiltro } from '../../ui/campo-filtro.tsx'
import { EstadoErro, EstadoVazio } from '../../ui/estado.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useTituloPagina } from '../../ui/titulo-pagina.ts'
import { CampoDeEscolha } from '../campo-de-escolha.tsx'
import { lugarDoTexto } from './lugar-do-texto.ts'
import { textosQuery } from './queries.ts'
import { RotuloDoEstado } from './rotulo-do-estado.tsx'

type Escolha = Padrao | 'corrigidos' | 'todos'

/** All texts of the standards, and the harmonies, with what became of each. */
export function ListaDeTextos() {
  useTituloPagina('Textos · Editora')
  const { data, error, refetch } = useQuery(textosQuery())
  const [filtro, setFiltro] = useState('')
  const [escolha, setEscolha] = useState<Escolha>('cfw')
  const textos = (data ?? []).filter((texto) => isShown(texto, escolha, filtro))
  const corrigidos = (data ?? []).filter(({ estado }) => estado !== 'original').length
  return (
    <>
      <header className="mesa-rosto">
        <h1 className="h1">Textos</h1>
        <p className="lead">
          Corrija um capítulo, uma pergunta ou uma referência, e junte ou retire lugares das harmonias. Nada
          aparece aos leitores antes de ser publicado.
        </p>
      </header>
      {data && <Baixar total={corrigidos} />}
      <div className="textos-filtro">
        <CampoDeEscolha rotulo="Mostrar" value={escolha} onChange={(value) => setEscolha(toEscolha(value))}>
          {Padrao.options.map((padrao) => (
            <option key={padrao} value={padrao}>
              {PADROES[padrao].titulo}
            </option>
          ))}
          <option value="corrigidos">Só os corrigidos</option>
          <option value="todos">Todos os textos</option>
        </CampoDeEscolha>
        <CampoFiltro
          className="textos-busca"
          rotulo="Filtrar por título ou número"
          filtro={filtro}
          onChange={setFiltro}
          total={data && textos.length > 0 ? formatQuantidade(textos.length, 'texto', 'textos') : ''}
        />
      </div>
      {error && !data && (
        <EstadoErro message="Os textos não foram carregados." onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading label="Carregando os textos" />}
      {data && textos.length === 0 && <EstadoVazio>{vazioDe(escolha, filtro)}</EstadoVazio>}
      <ul className="textos-lista">
        {textos.map((texto) => (
          <LinhaDoTexto key={texto.chave} texto={texto} />
        ))}
      </ul>
    </>
  )
}

function toEscolha(value: string): Escolha {
  return Padrao.options.find((padrao) => padrao === value) ?? (value === 'corrigidos' ? value : 'todos')
}

function isShown({ chave, titulo, estado }: TextoDaMesa, escolha: Escolha, filtro: string): boolean {
  const { padrao, rotulo } = lugarDoTexto(chave)
  const isChosen =
    escolha === 'todos' || (escolha === 'corrigidos' ? estado !== 'original' : padrao === escolha)
  // The harmonies are of all standards.
  const isOfAll = padrao === null && escolha !== 'corrigidos'
  return (isChosen || isOfAll) && foldText(`${rotulo} ${titulo}`).includes(foldText(filtro.trim()))
}

function vazioDe(escolha: Escolha, filtro: string): string {
  return escolha === 'corrigidos' && filtro === ''
    ? 'Nenhum texto está corrigido.'
    : 'Nenhum texto encontrado.'
}

function LinhaDoTexto({ texto: { chave, titulo, estado } }: { texto: TextoDaMesa }) {
  const { rotulo, path } = lugarDoTexto(chave)
  return (
    <li>
      <Link to={path}>
        <span className="caps rubric">{rotulo}</span> <span>{titulo}</span>
      </Link>
      <RotuloDoEstado estado={estado} />
    </li>
  )
}

/** The corrected files, for the repository. */
function Baixar({ total }: { total: number }) {
  async function handleClick() {
    try {
      saveFile('correcoes.zip', await requestFile(baixarCorrecoes, 'application/zip'))
    } catch {
      showErro('Os arquivos não foram baixados. Tente de novo.')
    }
  }
  if (total === 0) return null
  return (
    <div className="textos-baixar">
      <p className="muted">
        {formatQuantidade(total, 'texto corrigido', 'textos corrigidos')}. Guarde os arquivos no repositório,
        para que a próxima versão da biblioteca já os traga.
      </p>
      <button type="button" className="btn btn-2 btn-sm" onClick={() => void handleClick()}>
        <Download className="i" aria-hidden="true" /> Baixar os arquivos corrigidos
      </button>
    </div>
  )
}
