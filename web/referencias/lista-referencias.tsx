import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import type { ReferenciaBiblica } from '#contract/referencias.ts'
import { paths } from '../paths.ts'
import { EstadoVazio } from '../ui/estado.tsx'
import { useLembrado } from '../ui/use-lembrado.ts'
import { type CapituloCitado, cutCapitulos, groupByCapitulo } from './capitulos-citados.ts'
import { formatCitacao } from './citacao.ts'
import { hasCapituloLido, ProvaNoCapitulo } from './prova-no-capitulo.tsx'
import type { ReferenciasLidas } from './referencias-lidas.ts'
import { type Prova as IdDaProva, keyOf, type ProvaLida } from './use-prova-lida.ts'
import { VersosCitados } from './versos-citados.tsx'

interface ListaReferenciasProps {
  readonly lidas: ReferenciasLidas
  readonly lida: ProvaLida
}

/** The references of a part, each with its text, or one of them in its chapter; only citations while no Bible is installed. */
export function ListaReferencias({ lidas, lida }: ListaReferenciasProps) {
  const { referencias, edicao } = lidas
  if (referencias.length === 0) return <EstadoVazio>Esta parte não tem referências bíblicas.</EstadoVazio>
  if (referencias.every(({ texto }) => texto === '')) return <ListaCitacoes referencias={referencias} />
  const aberta = referencias.find(({ referencia }) => referencia === lida.prova?.referencia)
  const capitulo =
    aberta && groupByCapitulo(aberta).find((citado) => citado.capitulo === lida.prova?.capitulo)
  return (
    <>
      <dl hidden={capitulo !== undefined}>
        {referencias.map((referencia) => (
          <Prova key={referencia.referencia} referencia={referencia} lida={lida} />
        ))}
      </dl>
      {aberta && capitulo && (
        <div className="prova-no-capitulo">
          <ProvaNoCapitulo
            citacao={formatCitacao(aberta.referencia)}
            capitulo={capitulo}
            edicao={edicao}
            tituloRef={lida.tituloRef}
          />
          <p className="voltar-as-provas">
            <button type="button" className="btn btn-2 btn-sm" onClick={lida.close}>
              <ArrowLeft className="i" aria-hidden="true" /> Voltar às provas
            </button>
          </p>
        </div>
      )}
    </>
  )
}

function ListaCitacoes({ referencias }: { referencias: readonly ReferenciaBiblica[] }) {
  return (
    <ul className="citacoes">
      {referencias.map((referencia) => (
        <li key={referencia.referencia}>
          <Citacao referencia={referencia.referencia} capitulo={groupByCapitulo(referencia)[0]} />
        </li>
      ))}
    </ul>
  )
}

function Prova({ referencia, lida }: { referencia: ReferenciaBiblica; lida: ProvaLida }) {
  const [inteira, setInteira] = useLembrado(`prova ${referencia.referencia}`, z.boolean(), false)
  const capitulos = groupByCapitulo(referencia)
  const { visiveis, ocultos } = cutCapitulos(capitulos)
  const numerados = capitulos.flatMap(({ versiculos }) => versiculos).length > 1
  return (
    <div className="proof">
      <dt>
        <Citacao referencia={referencia.referencia} capitulo={capitulos[0]} />
      </dt>
      <dd>
        {referencia.texto === '' && (
          <p className="faint sem-texto">Este trecho não está na Bíblia instalada.</p>
        )}
        {(inteira ? capitulos : visiveis).map((capitulo) => (
          <TextoCitado
            key={capitulo.capitulo}
            capitulo={capitulo}
            numerado={numerados}
            titulado={capitulos.length > 1}
          >
            {hasCapituloLido(capitulo) && (
              <LerNoCapitulo
                prova={{ referencia: referencia.referencia, capitulo: capitulo.capitulo }}
                lida={lida}
              />
            )}
          </TextoCitado>
        ))}
        {ocultos > 0 && (
          <button
            type="button"
            className="btn btn-2 btn-sm todos-os-versiculos"
            aria-expanded={inteira}
            onClick={() => setInteira(!inteira)}
          >
            {inteira ? 'Mostrar menos' : `Mostrar mais ${ocultos} versículos`}
          </button>
        )}
      </dd>
    </div>
  )
}

function Citacao({ referencia, capitulo }: { referencia: string; capitulo: CapituloCitado | undefined }) {
  const texto = formatCitacao(referencia)
  if (!capitulo) return <span className="nb">{texto}</span>
  return (
    <Link className="nb" to={toPagina(capitulo)}>
      {texto}
    </Link>
  )
}

function toPagina({ livro, capitulo, passagem, edicao }: CapituloCitado): string {
  return paths.capituloBiblia(livro, capitulo, passagem, edicao)
}

interface TextoCitadoProps {
  readonly capitulo: CapituloCitado
  /** Verse numbers stand in the text when there is more than one verse. */
  readonly numerado: boolean
  /** The chapter's number stands over its text when there is more than one chapter. */
  readonly titulado: boolean
  /** The way into the chapter. */
  readonly children: ReactNode
}

function TextoCitado({ capitulo, numerado, titulado, children }: TextoCitadoProps) {
  return (
    <>
      {titulado && (
        <Link className="capitulo" to={toPagina(capitulo)}>
          Capítulo {capitulo.capitulo}
        </Link>
      )}
      <p>
        <VersosCitados versiculos={capitulo.versiculos} numerado={numerado} />
      </p>
      {children}
    </>
  )
}

function LerNoCapitulo({ prova, lida }: { prova: IdDaProva; lida: ProvaLida }) {
  return (
    <button
      type="button"
      className="link ler-no-capitulo"
      data-prova={keyOf(prova)}
      aria-label={`Ler no capítulo: ${formatCitacao(prova.referencia)}`}
      onClick={({ currentTarget }) => lida.open(prova, currentTarget)}
    >
      Ler no capítulo
    </button>
  )
}
