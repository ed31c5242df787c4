import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** In place of the controls, where no voice of the device speaks the text's language. */
export function SemVoz({ idioma = 'pt-BR' }: { idioma?: string | undefined }) {
  const lingua = idioma.startsWith('pt') ? 'em português' : 'no idioma deste texto'
  return (
    <p className="tocador-diz falha" role="alert">
      Este aparelho não tem uma voz {lingua}. Instale uma nas configurações dele e abra a página de novo.{' '}
      <Link className="link" to={`${paths.ajuda()}#ouvir`}>
        Como instalar
      </Link>
    </p>
  )
}
