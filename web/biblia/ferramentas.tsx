import { ChevronDown, List, Printer, TextAlignStart } from 'lucide-react'
import { useId } from 'react'
import type { Livro } from '#contract/biblia.ts'
import { AparenciaPopover, changeAparencia, useAparencia } from '../aparencia/public.ts'
import { paths } from '../paths.ts'
import { useNavigate } from '../platform/router/use-navigate.ts'
import type { OpcoesDeImpressao } from '../ui/impressao/escolha-de-impressao.ts'
import { ImprimirBotao } from '../ui/impressao/imprimir-botao.tsx'
import type { Impressao } from '../ui/impressao/use-impressao.ts'
import { FOLHEAR } from '../ui/volta-store.ts'
import { CompararEdicoes } from './comparar-edicoes.tsx'
import { EscolhaDeEdicao } from './escolha-de-edicao.tsx'
import { folhaDaPassagem } from './folha-da-passagem.ts'
import { isEmVersos } from './is-em-versos.ts'
import { useEdicao } from './use-edicao.ts'

const IMPRESSAO = {
  titulo: 'Citado nos Padrões',
  provas: [
    ['nenhuma', 'Não imprimir'],
    ['lugares', 'Imprimir depois do texto'],
  ],
  hasNotas: false,
} as const satisfies OpcoesDeImpressao

interface FerramentasProps {
  readonly livro: Livro
  readonly capitulo: number
}

/** The tools beside a chapter's title: another chapter, how verses are set, how the text looks, paper. */
export function Ferramentas({ livro, capitulo, impressao }: FerramentasProps & { impressao: Impressao }) {
  const { sigla, doEndereco } = useEdicao()
  return (
    <div className="tools">
      <EscolhaCapitulo livro={livro} capitulo={capitulo} />
      {!isEmVersos(livro.id) && <EscolhaDisposicao />}
      <CompararEdicoes livroId={livro.id} capitulo={capitulo} edicao={sigla} />
      <AparenciaPopover pagina="biblia" />
      <ImprimirBotao
        className="icon-btn"
        rotulo="Imprimir"
        opcoes={{ ...IMPRESSAO, folha: folhaDaPassagem(livro.id, capitulo, [], doEndereco) }}
        escolha={impressao.escolha}
        onChoose={async (escolha) => impressao.choose(escolha)}
      >
        <Printer className="i" aria-hidden="true" />
      </ImprimirBotao>
      {/* Last: a long name takes a line of its own, and the others stay in theirs. */}
      <EscolhaDeEdicao />
    </div>
  )
}

/** Goes straight to another chapter of the book. */
function EscolhaCapitulo({ livro, capitulo }: FerramentasProps) {
  const navigate = useNavigate()
  const { doEndereco } = useEdicao()
  const id = useId()
  const capitulos = Array.from({ length: livro.quantidade_capitulos }, (_, index) => index + 1)
  return (
    <div className="select">
      <label className="sr" htmlFor={id}>
        Ir para o capítulo
      </label>
      <select
        className="input"
        id={id}
        value={capitulo}
        onChange={(event) =>
          navigate(paths.capituloBiblia(livro.id, Number(event.target.value), undefined, doEndereco), {
            state: FOLHEAR,
          })
        }
      >
        {capitulos.map((numero) => (
          <option key={numero} value={numero}>
            Capítulo {numero}
          </option>
        ))}
      </select>
      <ChevronDown className="i" />
    </div>
  )
}

/** Running text or one verse on each line. */
function EscolhaDisposicao() {
  const { disposicao } = useAparencia()
  return (
    <fieldset className="toggle">
      <legend className="sr">Disposição</legend>
      <button
        type="button"
        aria-pressed={disposicao === 'corrido'}
        aria-label="Texto corrido"
        onClick={() => changeAparencia({ disposicao: 'corrido' })}
      >
        <TextAlignStart className="i" />
      </button>
      <button
        type="button"
        aria-pressed={disposicao === 'linhas'}
        aria-label="Um versículo por linha"
        onClick={() => changeAparencia({ disposicao: 'linhas' })}
      >
        <List className="i" />
      </button>
    </fieldset>
  )
}
