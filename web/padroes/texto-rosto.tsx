import { Printer } from 'lucide-react'
import { Link } from 'react-router'
import type { Simbolo } from '#contract/padrao-texto.ts'
import { AparenciaPopover } from '../aparencia/public.ts'
import { ImprimirBotao } from '../ui/impressao/imprimir-botao.tsx'
import type { Impressao } from '../ui/impressao/use-impressao.ts'
import type { FichaDoPadrao } from './fichas.ts'
import { opcoesDasProvas } from './opcoes-das-provas.ts'
import { formatTotal } from './unidades.ts'

interface TextoRostoProps {
  readonly ficha: FichaDoPadrao
  /** Undefined while the text is on its way: there is nothing to print yet. */
  readonly simbolo: Simbolo | undefined
  readonly impressao: Impressao
}

/** The title page of a printed standard. */
export function TextoRosto({ ficha, simbolo, impressao }: TextoRostoProps) {
  const { titulo, provas } = opcoesDasProvas(ficha.padrao)
  return (
    <header className="leaf">
      <div className="chap-head texto-rosto">
        <div className="crumb">
          <Link className="caps faint" to={ficha.indexPath}>
            {ficha.nome}, texto completo
          </Link>
          <AparenciaPopover pagina="texto" className="icon-btn aa-do-texto" />
        </div>
        <h1 className="h1">{ficha.titulo}</h1>
        {simbolo && (
          <>
            <p className="lead">{simbolo.resumo}</p>
            <p className="ano">
              {simbolo.ano} · {formatTotal(ficha.unidade, simbolo.total)}
            </p>
            <ImprimirBotao
              className="btn btn-1 imprimir"
              opcoes={{ titulo, provas: provas.filter(([each]) => each !== 'textos'), hasNotas: false }}
              escolha={impressao.escolha}
              onChoose={async (escolha) => impressao.choose(escolha)}
            >
              <Printer className="i" aria-hidden="true" /> Imprimir
            </ImprimirBotao>
          </>
        )}
      </div>
      <hr className="thick-thin" />
      <p className="editora">Minha Biblioteca Westminster. Tradução sob a licença CC BY 4.0.</p>
    </header>
  )
}
