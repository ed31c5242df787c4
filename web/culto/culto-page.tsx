import '../styles/leitura.css'
import '../styles/biblia.css'
import '../styles/biblia-estrutura.css'
import '../styles/seg.css'
import '../styles/culto.css'
import { useQuery } from '@tanstack/react-query'
import { BibliaComLacunas, CreditoDaBiblia, livrosQuery, testamentoOf } from '../biblia/public.ts'
import { paginaQuery } from '../padroes/queries.ts'
import { useScrollToHash } from '../padroes/use-scroll-to-hash.ts'
import { usePrinting } from '../ui/impressao/use-printing.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { useAgora } from '../ui/use-agora.ts'
import { useTeclas } from '../ui/use-teclas.ts'
import { useLugarDeVolta } from '../ui/volta-store.ts'
import { useEscolhasDoDia } from './escolhas-do-culto.ts'
import { FerramentasDoCulto } from './ferramentas-do-culto.tsx'
import { formatDia, formatOrdem, listLugares, toDia } from './format-ordem.ts'
import { OracaoDoCulto } from './oracao-do-culto.tsx'
import { ordemDoDia } from './ordem-do-dia.ts'
import { OrdemNoPapel } from './ordem-no-papel.tsx'
import { LeituraDoCulto, SalmoDoCulto } from './partes-da-biblia.tsx'
import { PerguntaDoCulto } from './pergunta-do-culto.tsx'

const PARTES = [
  ['salmo', 'Salmo'],
  ['leitura', 'Leitura'],
  ['pergunta', 'Pergunta'],
  ['oracao', 'Oração'],
] as const

/** /culto: what a family sings, reads, answers and prays on one evening, in large type. */
export function CultoPage() {
  useTituloPagina('Culto em família')
  useScrollToHash(true)
  useLugarDeVolta(() => 'ao culto em família', { isDestino: false })
  useTeclas({ 1: () => goTo(0), 2: () => goTo(1), 3: () => goTo(2), 4: () => goTo(3) })
  const date = new Date(useAgora())
  const dia = toDia(date)
  const escolhas = useEscolhasDoDia(dia)
  const ordem = { ...ordemDoDia(date), ...escolhas }
  const { salmo, leitura, pergunta, oracao } = ordem
  const livros = useQuery(livrosQuery(testamentoOf(leitura.livro))).data
  const nome = livros?.find(({ id }) => id === leitura.livro)?.livro ?? 'Capítulo'
  const textoDaPergunta = useQuery({ ...paginaQuery(pergunta.padrao, pergunta.numero), enabled: false }).data
  const diretorio = useQuery({ ...paginaQuery('dcpr', oracao.capitulo), enabled: false }).data
  const isPrinting = usePrinting()
  return (
    <article className="leaf culto">
      <header className="chap-head">
        <p className="crumb caps faint">{formatDia(date)}</p>
        <h1 className="h1">Culto em família</h1>
        <FerramentasDoCulto texto={formatOrdem(date, listLugares(ordem, nome), textoDaPergunta?.titulo)} />
      </header>
      <nav className="culto-partes" aria-label="Partes do culto">
        <ul>
          {PARTES.map(([ancora, rotulo]) => (
            <li key={ancora}>
              <a href={`#${ancora}`}>{rotulo}</a>
            </li>
          ))}
        </ul>
      </nav>
      <SalmoDoCulto dia={dia} lugar={salmo} isTrocada={escolhas.salmo !== undefined} />
      <LeituraDoCulto dia={dia} lugar={leitura} isTrocada={escolhas.leitura !== undefined} nome={nome} />
      <PerguntaDoCulto dia={dia} lugar={pergunta} isTrocada={escolhas.pergunta !== undefined} />
      <OracaoDoCulto dia={dia} lugar={oracao} isTrocada={escolhas.oracao !== undefined} />
      <CreditoDaBiblia />
      <BibliaComLacunas />
      {isPrinting && (
        <OrdemNoPapel
          date={date}
          ordem={ordem}
          nomeDoLivro={nome}
          pergunta={textoDaPergunta}
          diretorio={diretorio}
        />
      )}
    </article>
  )
}

/** The keys 1 to 4. */
function goTo(index: number): void {
  const parte = document.getElementById(PARTES[index]?.[0] ?? '')
  parte?.scrollIntoView()
  parte?.focus({ preventScroll: true })
}
