import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { editarHarmonias, type TemaDaFonte } from '#contract/editora/textos.ts'
import { request } from '../../platform/request.ts'
import { CampoDeEscolha } from '../campo-de-escolha.tsx'
import { EscolhaDeLugar } from './escolha-de-lugar.tsx'
import { lugaresQuery } from './queries.ts'

const NOVO = '\u0000novo'

interface LugaresDosTemasProps {
  /** The source as it is written now. */
  readonly texto: string
  /** Of the source; null while it is wrong. */
  readonly temas: readonly TemaDaFonte[] | null
  readonly onTexto: (texto: string) => void
}

/** Themes of the harmonies: places are picked and taken out, and the source follows. */
export function LugaresDosTemas({ texto, temas, onTexto }: LugaresDosTemasProps) {
  const [escolhido, setEscolhido] = useState('')
  const [nome, setNome] = useState('')
  const lugares = useQuery(lugaresQuery()).data ?? []
  const aberto = temas?.find(({ tema }) => tema === escolhido)
  const tema = escolhido === NOVO ? nome.trim() : escolhido
  const edicao = useMutation({
    mutationFn: (mudanca: { acao: 'incluir' | 'retirar'; lugar: string }) =>
      request(editarHarmonias, { body: { ...mudanca, texto, tema } }),
    onSuccess: (reply) => {
      onTexto(reply.texto)
      setEscolhido(tema)
    },
  })
  const tituloDe = (lugar: string) => lugares.find((each) => each.lugar === lugar)?.titulo ?? ''
  if (!temas) return <p className="aviso-da-mesa">Corrija a fonte para escolher lugares aqui.</p>
  return (
    <section className="lugares-dos-temas" aria-label="Lugares de um tema">
      <CampoDeEscolha rotulo="Tema" value={escolhido} onChange={setEscolhido}>
        <option value="">Escolha um tema</option>
        <option value={NOVO}>Novo tema…</option>
        {temas.map((each) => (
          <option key={each.tema} value={each.tema}>
            {each.tema}
          </option>
        ))}
      </CampoDeEscolha>
      {escolhido === NOVO && (
        <label>
          <span className="label">Nome do novo tema</span>
          <input
            className="input"
            maxLength={200}
            value={nome}
            onChange={({ target }) => setNome(target.value)}
          />
        </label>
      )}
      {aberto && (
        <ul className="lugares" aria-label={`Lugares em ${aberto.tema}`}>
          {aberto.lugares.map((lugar) => (
            <li key={lugar}>
              <span>
                <b>{lugar}</b> {tituloDe(lugar)}
              </span>
              <button
                type="button"
                className="icon-btn"
                aria-label={`Retirar ${lugar}`}
                aria-disabled={edicao.isPending}
                onClick={() => !edicao.isPending && edicao.mutate({ acao: 'retirar', lugar })}
              >
                <X className="i" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {tema !== '' && (
        <EscolhaDeLugar
          lugares={lugares.filter(({ lugar }) => !aberto?.lugares.includes(lugar))}
          onLugar={(lugar) => !edicao.isPending && edicao.mutate({ acao: 'incluir', lugar })}
        />
      )}
      {edicao.error && !edicao.isPending && (
        <p className="er" role="alert">
          O lugar não foi mudado. {edicao.error.message}
        </p>
      )}
    </section>
  )
}
