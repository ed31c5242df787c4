import '../styles/login.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { nomeDoPlanoQuery } from '../assinaturas/nome-do-plano-query.ts'
import { CadastroForm } from '../auth/cadastro-form.tsx'
import { FormSide } from '../auth/form-side.tsx'
import { LoginForm } from '../auth/login-form.tsx'
import { Painel } from '../auth/painel.tsx'
import { readPlanoLembrado } from '../platform/plano-lembrado.ts'
import { clearBanner } from '../ui/banner-store.ts'
import { useTituloPagina } from '../ui/titulo-pagina.ts'

type Modo = 'entrar' | 'cadastrar'

const EXCLUIDA = 'A sua conta foi excluída, com as notas, os destaques e a estante.'

/** Sign in and Register: two forms, and a panel of cloth that slides over the one that is not wanted. */
export function LoginPage() {
  const [searchParams] = useSearchParams()
  const [modo, setModo] = useState<Modo>(searchParams.get('modo') === 'cadastro' ? 'cadastrar' : 'entrar')
  const plano = useNotaDoPlano()
  const isExcluida = searchParams.get('conta') === 'excluida'
  useTituloPagina(modo === 'cadastrar' ? 'Cadastrar' : isExcluida ? 'Conta excluída' : 'Entrar')

  function handleSwap() {
    clearBanner()
    // The title can take the focus only once its form is no longer inert.
    flushSync(() => setModo(modo === 'entrar' ? 'cadastrar' : 'entrar'))
    document.querySelector<HTMLElement>('.gate h1')?.focus({ preventScroll: true })
  }

  return (
    <main className="gate" data-modo={modo}>
      <Painel
        pergunta={modo === 'entrar' ? 'Ainda não tem conta?' : 'Já tem conta?'}
        acao={
          <button type="button" className="btn" onClick={handleSwap}>
            {modo === 'entrar' ? 'Cadastrar' : 'Entrar'}
          </button>
        }
      />
      <FormSide
        className="fm e"
        titulo="Entrar"
        texto={isExcluida ? EXCLUIDA : 'Seus livros e notas estão onde você os deixou.'}
        nota={plano}
        isActive={modo === 'entrar'}
      >
        <LoginForm />
      </FormSide>
      <FormSide
        className="fm c"
        titulo="Cadastrar"
        texto="Crie a sua conta para ler, anotar e guardar."
        nota={plano}
        isActive={modo === 'cadastrar'}
      >
        <CadastroForm />
      </FormSide>
    </main>
  )
}

/** Undefined when no plan was chosen on this device. */
function useNotaDoPlano(): string | undefined {
  const [plano] = useState(readPlanoLembrado)
  const { data: nome } = useQuery(nomeDoPlanoQuery(plano))
  return nome && `Plano escolhido: ${nome}.`
}
