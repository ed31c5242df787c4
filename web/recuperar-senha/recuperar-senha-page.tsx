import '../styles/login.css'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { FormSide } from '../auth/form-side.tsx'
import { Painel } from '../auth/painel.tsx'
import { PedidoForm } from '../chaves/pedido-form.tsx'
import { SenhaNovaForm } from '../chaves/senha-nova-form.tsx'
import { paths } from '../paths.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'

const PEDIDO = 'Diga o e-mail da sua conta: enviamos um link para escolher outra.'
const ESCOLHA = 'Com a senha nova, todas as sessões abertas da sua conta terminam.'

/** A forgotten password: without a key it asks for one, with the key of a mail it takes the new password. */
export function RecuperarSenhaPage() {
  const { hash } = useLocation()
  const [recusa, setRecusa] = useState<{ chave: string; sentence: string } | null>(null)
  const chave = hash.slice(1)
  const isRecusada = recusa?.chave === chave
  const isEscolha = chave !== '' && !isRecusada
  useTituloPagina(isEscolha ? 'Escolher a senha' : 'Recuperar a senha')

  return (
    <main className="gate" data-modo="entrar">
      <Painel
        pergunta="Lembrou da senha?"
        acao={
          <Link className="btn" to={paths.login()}>
            Entrar
          </Link>
        }
      />
      <FormSide
        className="fm e"
        titulo={isEscolha ? 'Escolher a senha' : 'Recuperar a senha'}
        texto={isEscolha ? ESCOLHA : PEDIDO}
        nota={isRecusada ? `${recusa.sentence} Peça outro.` : undefined}
        isActive
      >
        {isEscolha ? (
          <SenhaNovaForm chave={chave} onInvalida={(sentence) => setRecusa({ chave, sentence })} />
        ) : (
          <PedidoForm />
        )}
      </FormSide>
    </main>
  )
}
