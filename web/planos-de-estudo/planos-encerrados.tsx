import type { PlanoDeEstudo } from '#contract/planos-de-estudo.ts'
import { MAX_EM_CURSO, type PlanoIniciado } from '#contract/planos-iniciados.ts'
import { formatNumero } from '../platform/quantidade.ts'
import { formatDiaComAno } from './format-dia.ts'
import { useMudarPlano } from './use-mudar-plano.ts'

interface PlanosEncerradosProps {
  readonly encerrados: readonly PlanoIniciado[]
  readonly emCurso: readonly PlanoIniciado[]
  readonly planos: readonly PlanoDeEstudo[]
}

/** Plans that have ended, which keep what was read of them. */
export function PlanosEncerrados({ encerrados, emCurso, planos }: PlanosEncerradosProps) {
  const { retomar } = useMudarPlano()
  const isCheio = emCurso.length >= MAX_EM_CURSO
  return (
    <section className="hoje-parte" aria-labelledby="planos-encerrados">
      <h2 className="caps" id="planos-encerrados">
        Planos encerrados
      </h2>
      <ul>
        {encerrados.map((iniciado) => {
          const plano = planos.find(({ id }) => id === iniciado.plano)
          const titulo = plano?.titulo ?? 'Um plano que a biblioteca não tem mais'
          return (
            <li className="hoje-item" key={iniciado.id}>
              <h3 className="hoje-nome">{titulo}</h3>
              <p className="small faint">
                Começado em {formatDiaComAno(iniciado.inicio)} · {formatNumero(iniciado.feitos.length)}
                {plano && ` de ${formatNumero(plano.porcoes)}`}
              </p>
              {plano && !isCheio && (
                <button
                  type="button"
                  className="btn btn-2 btn-sm"
                  aria-label={`Retomar: ${titulo}`}
                  onClick={() => retomar(iniciado)}
                >
                  Retomar
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
