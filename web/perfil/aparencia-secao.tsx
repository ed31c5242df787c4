import '../styles/aparencia.css'
import { AparenciaControle, TEMA, TEMA_DA_LEITURA } from '../aparencia/public.ts'
import { SecaoDoPerfil } from './secao.tsx'

/** The themes of the library and of the ebook reader; what is chosen shows at once and is kept in the account. */
export function AparenciaSecao() {
  return (
    <SecaoDoPerfil titulo="Aparência" texto="Vale para todos os aparelhos em que você entrar.">
      <div className="conta-temas">
        <AparenciaControle definicao={TEMA} />
        <AparenciaControle definicao={{ ...TEMA_DA_LEITURA, rotulo: 'Tema do leitor de ebooks' }} />
      </div>
    </SecaoDoPerfil>
  )
}
