import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { CAPITULO, FICHAS, paginaQuery } from '../padroes/public.ts'
import { paths } from '../paths.ts'
import { formatQuantidade } from '../platform/quantidade.ts'
import { EstadoErro, EstadoVazio } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { chooseParte } from './escolhas-do-culto.ts'
import { formatOracao } from './format-ordem.ts'
import { type LugarDoDiretorio, oracaoVizinha } from './ordem-do-dia.ts'
import { parseOracao } from './parse-lugar-do-culto.ts'
import { ParteDoCulto } from './parte-do-culto.tsx'
import type { ParteProps } from './partes-da-biblia.tsx'
import { TextoDoPadrao } from './texto-do-padrao.tsx'
import { type PalavrasDaTroca, TrocaDaParte } from './troca-da-parte.tsx'

const DCPR = FICHAS.dcpr

const OUTRA_ORIENTACAO: PalavrasDaTroca = {
  outra: 'Outra orientação',
  anterior: 'Orientação anterior',
  proxima: 'Próxima orientação',
  doDia: 'Orientação do dia',
  dica: 'Um lugar do Diretório de Culto Privado, como “10.2”.',
}

/** What the directory says of prayer, before the family prays. */
export function OracaoDoCulto({ dia, lugar, isTrocada }: ParteProps<LugarDoDiretorio>) {
  const { data, isError, refetch } = useQuery(paginaQuery('dcpr', lugar.capitulo))
  const nome = formatOracao(lugar)
  return (
    <ParteDoCulto
      ancora="oracao"
      rotulo="Oração"
      titulo={data?.titulo ?? nome}
      troca={
        <TrocaDaParte
          palavras={OUTRA_ORIENTACAO}
          lugar={nome}
          isTrocada={isTrocada}
          onPasso={(passo) => chooseParte(dia, 'oracao', oracaoVizinha(lugar, passo))}
          onReferencia={(texto) => {
            const outro = parseOracao(texto)
            if (typeof outro === 'string') return outro
            chooseParte(dia, 'oracao', outro)
            return null
          }}
          onDoDia={() => chooseParte(dia, 'oracao', undefined)}
        />
      }
    >
      {data && <Secao pagina={data} lugar={lugar} />}
      {!data && isError && <EstadoErro message={CAPITULO.erroDaPagina} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading label={`Carregando ${nome}`} />}
      <p className="culto-fonte">
        <Link
          className="link"
          to={paths.ancoraDaPagina(DCPR.paginaPath(lugar.capitulo), { secao: lugar.secao })}
        >
          {`${DCPR.nome}, ${nome}`}
        </Link>
      </p>
    </ParteDoCulto>
  )
}

function Secao({ pagina, lugar }: { readonly pagina: PaginaDoTexto; readonly lugar: LugarDoDiretorio }) {
  const secao = pagina.secoes.find((each) => each.secao === lugar.secao)
  if (secao) return <TextoDoPadrao partes={secao.partes} />
  const total = formatQuantidade(pagina.secoes.length, 'seção', 'seções')
  return <EstadoVazio>{`O capítulo ${lugar.capitulo} do Diretório tem ${total}.`}</EstadoVazio>
}
