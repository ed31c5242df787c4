import '../styles/login.css'
import { useLocation } from 'react-router'
import { UmToque } from '../auth/um-toque.tsx'
import { confirmar } from '../chaves/queries.ts'

const PERGUNTA = 'Um toque, e este endereço fica ligado à sua conta.'
const INCOMPLETO = 'O link está incompleto. Abra-o de novo no e-mail, ou peça outro na biblioteca.'

/** Where the mails lead that confirm an address. */
export function ConfirmarPage() {
  const { hash } = useLocation()
  const chave = hash.slice(1)
  return (
    <UmToque
      titulo="Confirmar o e-mail"
      texto={chave === '' ? INCOMPLETO : PERGUNTA}
      pergunta={{ antes: 'Não agora?', depois: 'Tudo pronto.' }}
      falhou="Não foi possível confirmar"
      act={chave === '' ? null : () => confirmar(chave)}
    />
  )
}
