import { Link } from 'react-router'
import type { Usuario } from '#contract/auth.ts'
import { paths } from '../paths.ts'
import { AparenciaSecao } from './aparencia-secao.tsx'
import { DadosSecao } from './dados-secao.tsx'
import { EnderecoSecao } from './endereco-secao.tsx'
import { ExcluirSecao } from './excluir-secao.tsx'
import { FotoSecao } from './foto-secao.tsx'
import { NomesSecao } from './nomes-secao.tsx'
import { SemInternetSecao } from './sem-internet-secao.tsx'
import { SenhaSecao } from './senha-secao.tsx'
import { SessoesSecao } from './sessoes-secao.tsx'

interface PainelPerfilProps {
  readonly usuario: Usuario
  /** The server answered with the changed reader. */
  readonly onChange: (usuario: Usuario) => void
  /** Ends the session of this device. */
  readonly onLeave: () => void
  /** The account is gone. */
  readonly onExcluida: () => void
  /** Whole ebooks are for subscribers, and he is none. */
  readonly isAmostra: boolean
}

/** 'Gerenciar Perfil': who the reader is, how he signs in, where he is signed in and what is stored about him. */
export function PainelPerfil(props: PainelPerfilProps) {
  const { usuario, onChange, onLeave, onExcluida, isAmostra } = props
  return (
    <>
      <FotoSecao usuario={usuario} onChange={onChange} />
      <NomesSecao usuario={usuario} onChange={onChange} />
      <EnderecoSecao usuario={usuario} />
      <AparenciaSecao />
      <SenhaSecao email={usuario.email} />
      <SessoesSecao onLeave={onLeave} />
      <SemInternetSecao email={usuario.email} isAmostra={isAmostra} />
      <DadosSecao />
      <ExcluirSecao email={usuario.email} onExcluida={onExcluida} />
      <p className="conta-politica">
        O que a biblioteca guarda, para quê e até quando está na{' '}
        <Link className="link" to={paths.privacidade()}>
          política de privacidade
        </Link>
        .
      </p>
    </>
  )
}
