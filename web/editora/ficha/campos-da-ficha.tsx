import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type FichaInteira, MAX_PREFACIO } from '#contract/editora/ficha.ts'
import { Campo } from '../../ui/campo.tsx'
import { CampoContado } from '../../ui/campo-contado.tsx'
import { opcoesQuery } from '../livros/queries.ts'
import { AreasDaFicha } from './areas-da-ficha.tsx'
import { AutoresDaFicha } from './autores-da-ficha.tsx'
import { DoArquivo } from './do-arquivo.tsx'
import type { CampoDaFicha, ErrosDaFicha, FormularioDaFicha } from './formulario-da-ficha.ts'

interface CamposDaFichaProps {
  readonly formulario: FormularioDaFicha
  /** Null where no file says anything. */
  readonly doArquivo: FichaInteira | null
  readonly erros: ErrosDaFicha
  readonly onChange: (formulario: FormularioDaFicha) => void
}

const TIPOS = [
  ['livro', 'Livro'],
  ['artigo', 'Artigo'],
] as const

/** The fields of the ficha. */
export function CamposDaFicha({ formulario, doArquivo, erros, onChange }: CamposDaFichaProps) {
  // Only suggestions: without them the names are written.
  const { data: opcoes } = useQuery(opcoesQuery())
  const change = (mudou: Partial<FormularioDaFicha>) => onChange({ ...formulario, ...mudou })
  const withArquivo = (campo: CampoDaFicha, nome: string, field: ReactNode) => (
    <DoArquivo campo={campo} nome={nome} formulario={formulario} doArquivo={doArquivo} onChange={onChange}>
      {field}
    </DoArquivo>
  )
  const linha = (campo: 'titulo' | 'subtitulo' | 'lancamento' | 'ano', rotulo: string, extra = {}) => (
    <Campo
      rotulo={rotulo}
      autoComplete="off"
      value={formulario[campo]}
      erro={erros[campo]}
      onChange={({ target }) => change({ [campo]: target.value })}
      {...extra}
    />
  )
  return (
    <>
      {withArquivo('titulo', 'o título', linha('titulo', 'Título'))}
      {withArquivo('subtitulo', 'o subtítulo', linha('subtitulo', 'Subtítulo'))}
      {withArquivo(
        'autores',
        'os autores',
        <AutoresDaFicha
          autores={formulario.autores}
          conhecidos={opcoes?.autores ?? []}
          erros={erros}
          onChange={(autores) => change({ autores })}
        />,
      )}
      {withArquivo(
        'areas_tematicas',
        'as áreas',
        <AreasDaFicha
          areas={formulario.areas}
          conhecidas={opcoes?.areas_tematicas ?? []}
          erros={erros}
          onChange={(areas) => change({ areas })}
        />,
      )}
      {withArquivo(
        'kind',
        'o tipo',
        <fieldset className="tipo-da-ficha">
          <legend className="label">Tipo</legend>
          {TIPOS.map(([kind, rotulo]) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={formulario.kind === kind}
                onChange={() => change({ kind })}
              />
              {rotulo}
            </label>
          ))}
        </fieldset>,
      )}
      <div className="datas-da-ficha">
        {withArquivo(
          'lancamento',
          'a data',
          linha('lancamento', 'Entrou na biblioteca em', { type: 'date' }),
        )}
        {withArquivo(
          'ano',
          'o ano',
          linha('ano', 'Ano da obra', { inputMode: 'numeric', dica: 'Vazio, se não se sabe.' }),
        )}
      </div>
      {withArquivo(
        'prefacio',
        'o prefácio',
        <CampoContado
          rotulo="Prefácio"
          nome="O prefácio"
          max={MAX_PREFACIO}
          isLong
          value={formulario.prefacio}
          onChange={(prefacio) => change({ prefacio })}
          falta={erros.prefacio ?? null}
        />,
      )}
    </>
  )
}
