import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import {
  devolverLivro,
  type LivroCompleto,
  MAX_MOTIVO_DE_RETIRADA,
  retirarLivro,
} from '#contract/editora/livros.ts'
import { request } from '../../platform/request.ts'
import { showSucesso } from '../../ui/banner-store.ts'
import { CampoContado } from '../../ui/campo-contado.tsx'
import { QuestaoDialog } from '../../ui/questao-dialog.tsx'
import { FalhaAoGuardar } from './falha-ao-guardar.tsx'

interface SituacaoSecaoProps {
  readonly livro: LivroCompleto
  readonly onLivro: (livro: LivroCompleto) => void
  readonly onRecarregar: () => void
}

/** Whether readers find a book in the catalogue: it is withdrawn with a reason, and brought back. */
export function SituacaoSecao({ livro, onLivro, onRecarregar }: SituacaoSecaoProps) {
  const id = useId()
  const { versao } = livro
  const params = { id: String(livro.id) }
  const [motivo, setMotivo] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isRetirado = livro.situacao === 'retirado'
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () =>
      isRetirado
        ? request(devolverLivro, { params, body: { versao } })
        : request(retirarLivro, { params, body: { motivo: motivo.trim(), versao } }),
    onSuccess: (depois) => {
      onLivro(depois)
      setMotivo('')
      showSucesso(depois.situacao === 'retirado' ? 'Livro retirado.' : 'Livro devolvido ao catálogo.')
    },
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isPending || motivo.length > MAX_MOTIVO_DE_RETIRADA) return
    const isMissing = !isRetirado && motivo.trim() === ''
    setIsRefused(isMissing)
    if (!isMissing) setIsAsking(true)
  }
  return (
    <section className="mesa-secao" aria-labelledby={id}>
      <h2 className="h2" id={id}>
        {isRetirado ? 'Fora do catálogo' : 'No catálogo'}
      </h2>
      <p className="muted mesa-texto">{fraseDe(livro)}</p>
      <form className="situacao-form" noValidate onSubmit={handleSubmit}>
        {!isRetirado && (
          <CampoContado
            rotulo="Motivo da retirada"
            nome="O motivo"
            max={MAX_MOTIVO_DE_RETIRADA}
            value={motivo}
            onChange={(value) => {
              setMotivo(value)
              setIsRefused(false)
            }}
            falta={isRefused ? 'Diga o motivo: ele fica no registro da editora.' : null}
          />
        )}
        {error && !isPending && (
          <FalhaAoGuardar
            error={error}
            onRecarregar={() => {
              reset()
              onRecarregar()
            }}
          />
        )}
        <div className="mesa-atos">
          <button
            type="submit"
            className={`btn btn-2${isRetirado ? '' : ' mesa-perigo'}`}
            aria-disabled={isPending}
          >
            {isRetirado ? 'Devolver ao catálogo' : 'Retirar do catálogo'}
          </button>
        </div>
      </form>
      {isAsking && (
        <QuestaoDialog
          titulo={isRetirado ? 'Devolver este livro ao catálogo?' : 'Retirar este livro do catálogo?'}
          texto={
            isRetirado
              ? `Os leitores voltam a encontrar “${livro.titulo}” no catálogo e na busca.`
              : `“${livro.titulo}” sai do catálogo e da busca. Quem o tem na estante continua a lê-lo.`
          }
          rotulos={{ sim: isRetirado ? 'Devolver' : 'Retirar', nao: 'Cancelar' }}
          isPending={isPending}
          onSim={(close) => mutate(undefined, { onSettled: close })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

function fraseDe({ situacao, retirado_por }: LivroCompleto): string {
  if (situacao === 'publicado') {
    return 'Um livro retirado sai do catálogo e da busca. Quem o tem na estante continua a lê-lo, e ele pode voltar.'
  }
  if (retirado_por === 'arquivos') {
    return 'Este livro saiu do catálogo porque os arquivos da biblioteca (content/ebooks) já não o têm. Ele volta com eles, ou por aqui.'
  }
  return 'Este livro foi retirado aqui. Quem o tem na estante continua a lê-lo.'
}
