import '../styles/perfil.css'
import { ArrowLeft } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { forgetDevice } from '../auth/forget-device.ts'
import { forgetOnLeaving } from '../auth/forget-on-leaving.ts'
import { leave } from '../auth/leave.ts'
import { useConta } from '../auth/use-conta.ts'
import { paths } from '../paths.ts'
import { Abas } from '../ui/abas.tsx'
import { useTituloPagina } from '../ui/titulo-pagina.ts'
import { PAINEIS, type PainelId, parsePainel } from './paineis.ts'
import { PainelAssinatura } from './painel-assinatura.tsx'
import { PainelNotificacoes } from './painel-notificacoes.tsx'
import { PainelPerfil } from './painel-perfil.tsx'

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
  // The guard lets nobody else through; between a sign-out and the login page there is a moment without a reader.
  if (!usuario) return null
  switch (painel) {
    case 'perfil':
      return (
        <PainelPerfil
          usuario={usuario}
          onChange={changeUsuario}
          onLeave={() => void leave()}
          onExcluida={() => void forgetOnLeaving(usuario.email).then(forgetDevice)}
        />
      )
    case 'assinatura':
      return <PainelAssinatura email={usuario.email} />
    case 'notificacoes':
      return <PainelNotificacoes />
  }
}
