import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { PaginaDoTexto } from '#contract/padrao-texto.ts'
import { FICHAS, formatPagina, PERGUNTA, paginaQuery } from '../padroes/public.ts'
import { EstadoErro } from '../ui/estado.tsx'
import { Loading } from '../ui/loading.tsx'
import { chooseParte } from './escolhas-do-culto.ts'
import { formatPergunta } from './format-ordem.ts'
import { type PerguntaDaNoite, perguntaVizinha } from './ordem-do-dia.ts'
import { parsePergunta } from './parse-lugar-do-culto.ts'
import { ParteDoCulto } from './parte-do-culto.tsx'
import type { ParteProps } from './partes-da-biblia.tsx'
import { TextoDoPadrao } from './texto-do-padrao.tsx'
import { type PalavrasDaTroca, TrocaDaParte } from './troca-da-parte.tsx'

const OUTRA_PERGUNTA: PalavrasDaTroca = {
  outra: 'Outra pergunta',
  anterior: 'Pergunta anterior',
  proxima: 'Próxima pergunta',
  doDia: 'Pergunta do dia',
  dica: 'Como “12”, “BCW 12” ou “CMW 70”.',
}

/** A question, whose answer is shown when the family has given its own. */
export function PerguntaDoCulto({ dia, lugar, isTrocada }: ParteProps<PerguntaDaNoite>) {
  const { padrao, numero } = lugar
  const { data, isError, refetch } = useQuery(paginaQuery(padrao, numero))
  const nome = formatPergunta(lugar)
  return (
    <ParteDoCulto
      ancora="pergunta"
      rotulo="Pergunta"
      titulo={data?.titulo ?? nome}
      troca={
        <TrocaDaParte
          palavras={OUTRA_PERGUNTA}
          lugar={data ? `${nome}. ${data.titulo}` : nome}
          isTrocada={isTrocada}
          onPasso={(passo) => chooseParte(dia, 'pergunta', perguntaVizinha(lugar, passo))}
          onReferencia={(texto) => {
            const outra = parsePergunta(texto)
            if (typeof outra === 'string') return outra
            chooseParte(dia, 'pergunta', outra)
            return null
          }}
          onDoDia={() => chooseParte(dia, 'pergunta', undefined)}
        />
      }
    >
      {data && <Resposta key={nome} pagina={data} />}
      {!data && isError && <EstadoErro message={PERGUNTA.erroDaPagina} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading label={`Carregando ${nome}`} />}
      <p className="culto-fonte">
        <Link className="link" to={FICHAS[padrao].paginaPath(numero)}>
          {formatPagina(FICHAS[padrao], numero)}
        </Link>
      </p>
    </ParteDoCulto>
  )
}

function Resposta({ pagina }: { readonly pagina: PaginaDoTexto }) {
  const [isShown, setIsShown] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="btn btn-2 btn-lg culto-mostrar"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? 'Esconder a resposta' : 'Mostrar a resposta'}
      </button>
      <div id={id}>
        {isShown &&
          pagina.secoes.map(({ id: secao, partes }) => <TextoDoPadrao key={secao} partes={partes} />)}
      </div>
    </>
  )
}
