import '../styles/perfil.css'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useSoAmostra } from '../assinaturas/use-so-amostra.ts'
import { forgetDevice } from '../auth/forget-device.ts'
import { forgetOnLeaving } from '../auth/forget-on-leaving.ts'
import { useConta } from '../auth/use-conta.ts'
import { useLeave } from '../auth/use-leave.ts'
import { paths } from '../paths.ts'
import { Abas } from '../ui/abas.tsx'
import { Loading } from '../ui/loading.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { PAINEIS, type PainelId, parsePainel } from './paineis.ts'
import { PainelNotificacoes } from './painel-notificacoes.tsx'
import { PainelPerfil } from './painel-perfil.tsx'

const PainelAssinatura = lazy(async () => ({
  default: (await import('./painel-assinatura.tsx')).PainelAssinatura,
}))

const TITULO = 'Minha Conta'

/** /perfil: the reader's account in three panels, each with its own address. */
export function PerfilPage() {
  useTituloPagina(TITULO)
  const painel = parsePainel(useSearchParams()[0])
  return (
    <>
      <header className="conta-rosto">
        <Link className="link" to={paths.home()}>
          <ArrowLeft className="i" aria-hidden="true" /> Voltar
        </Link>
        <h1 className="h1">{TITULO}</h1>
        <p className="lead">
          Gerencie as informações de conta, dados pessoais, assinaturas e veja novas notificações
        </p>
      </header>
      <div className="conta-paineis">
        <Abas label={TITULO} abas={PAINEIS} atual={painel}>
          <Painel painel={painel} />
        </Abas>
      </div>
    </>
  )
}

function Painel({ painel }: { painel: PainelId }) {
  const { usuario, changeUsuario } = useConta()
  const leave = useLeave()
  const isAmostra = useSoAmostra()
  // The guard lets nobody else through; between a sign-out and the login page there is a moment without a reader.
  if (!usuario) return null
  switch (painel) {
    case 'perfil':
      return (
        <PainelPerfil
          usuario={usuario}
          onChange={changeUsuario}
          onLeave={() => void leave()}
          isAmostra={isAmostra}
          onExcluida={() => void forgetOnLeaving(usuario.email).then(forgetDevice)}
        />
      )
    case 'assinatura':
      return (
        <Suspense fallback={<Loading label="Carregando a assinatura" />}>
          <PainelAssinatura email={usuario.email} />
        </Suspense>
      )
    case 'notificacoes':
      return <PainelNotificacoes usuario={usuario} />
  }
}
