import '../styles/login.css'
import { Link, useLocation } from 'react-router'
import { type TipoDeAviso, tipoDaChave } from '#contract/avisos.ts'
import { UmToque } from '../auth/um-toque.tsx'
import { cancelar } from '../avisos/queries.ts'
import { paths } from '../paths.ts'

const O_QUE: Record<TipoDeAviso, string> = {
  novos_livros: 'O aviso de novos livros, que vem por e-mail.',
  estudo_semanal: 'O estudo da semana, que vem por e-mail.',
}
const INCOMPLETO =
  'O link está incompleto. Abra-o de novo no e-mail, ou desligue os avisos em Minha Conta › Notificações.'

/** Where the weekly mails lead who wants no more of them; nobody need sign in. */
export function CancelarAvisosPage() {
  const { hash } = useLocation()
  const chave = hash.slice(1)
  const tipo = tipoDaChave(chave)
  return (
    <UmToque
      titulo="Parar de receber"
      texto={tipo === null ? INCOMPLETO : O_QUE[tipo]}
      pergunta={{ antes: 'Quer continuar recebendo?', depois: 'Pronto.' }}
      falhou="Não foi possível parar"
      act={tipo === null ? null : () => cancelar(chave)}
      depois={
        <Link className="btn btn-2" to={paths.perfil('notificacoes')}>
          Ver as notificações
        </Link>
      }
    />
  )
}
