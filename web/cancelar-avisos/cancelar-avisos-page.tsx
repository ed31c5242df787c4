import '../styles/login.css'
import { useMutation } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { type TipoDeAviso, tipoDaChave } from '#contract/avisos.ts'
import { FormSide } from '../auth/form-side.tsx'
import { Painel } from '../auth/painel.tsx'
import { cancelar } from '../avisos/queries.ts'
import { paths } from '../paths.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'

const O_QUE: Record<TipoDeAviso, string> = {
  novos_livros: 'O aviso de novos livros, que vem por e-mail.',
  estudo_semanal: 'O estudo da semana, que vem por e-mail.',
}
const INCOMPLETO =
  'O link está incompleto. Abra-o de novo no e-mail, ou desligue os avisos em Minha Conta › Notificações.'

/** Where the weekly mails lead who wants no more of them; nobody need sign in. Nothing happens by itself: programs look at links too. */
export function CancelarAvisosPage() {
  const { hash } = useLocation()
  const chave = hash.slice(1)
  const tipo = tipoDaChave(chave)
  const { mutate, isPending, data, error } = useMutation({ mutationFn: () => cancelar(chave) })
  const falha = error && failureSentence(error, 'Não foi possível parar')
  useTituloPagina('Parar de receber')

  return (
    <main className="gate" data-modo="entrar">
      <Painel
        pergunta={data ? 'Pronto.' : 'Quer continuar recebendo?'}
        acao={
          <Link className="btn" to={paths.home()}>
            Abrir a biblioteca
          </Link>
        }
      />
      <FormSide
        className="fm e"
        titulo="Parar de receber"
        texto={tipo === null ? INCOMPLETO : O_QUE[tipo]}
        isActive
      >
        <p className={data || falha ? 'nota-da-entrada' : undefined} role="status">
          {data?.success ?? falha}
        </p>
        {tipo !== null && !data && (
          <form
            onSubmit={(event) => {
              event.preventDefault()
              if (!isPending) mutate()
            }}
          >
            <button type="submit" className="btn btn-1 btn-lg" aria-disabled={isPending}>
              {falha ? 'Tentar de novo' : 'Parar de receber'}
            </button>
          </form>
        )}
        {data && (
          <Link className="btn btn-2" to={paths.perfil('notificacoes')}>
            Ver as notificações
          </Link>
        )}
      </FormSide>
    </main>
  )
}
