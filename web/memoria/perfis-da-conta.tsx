import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod/mini'
import {
  EU,
  MAX_NOME_DO_PERFIL,
  MAX_PERFIS,
  type PerfilDaMemoria,
  PerfilPorCriar,
} from '#contract/memoria.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { showSucesso } from '../ui/banner-store.ts'
import { Campo } from '../ui/campo.tsx'
import { QuestaoDialog } from '../ui/questao-dialog.tsx'
import { useForm } from '../ui/use-form.ts'
import { useCriarPerfil, useExcluirPerfil, useSalvarPerfil } from './use-perfil.ts'

interface PerfisDaContaProps {
  readonly perfil: PerfilDaMemoria
  readonly perfis: readonly PerfilDaMemoria[]
  readonly onPerfil: (id: string) => void
}

const FormDoPerfil = z.pick(PerfilPorCriar, { nome: true })

/** A profile for each child: another one, another name, and the end of this one. */
export function PerfisDaConta({ perfil, perfis, onPerfil }: PerfisDaContaProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <section aria-labelledby="memoria-perfis">
      <h2 className="caps" id="memoria-perfis">
        Perfis
      </h2>
      <p className="muted">
        Cada filho pode ter um perfil nesta conta, com os seus baralhos e as suas revisões. Só você os vê.
      </p>
      {perfil.id !== EU && <NomeDoPerfil key={perfil.id} perfil={perfil} />}
      {perfis.length < MAX_PERFIS && <NovoPerfil onCriado={onPerfil} />}
      <button type="button" className="btn btn-2 btn-sm" onClick={() => setIsAsking(true)}>
        {perfil.id === EU ? 'Apagar as minhas revisões' : `Excluir o perfil de ${perfil.nome}`}
      </button>
      {isAsking && (
        <ExclusaoDoPerfil
          perfil={perfil}
          onExcluido={() => (perfil.id === EU ? setIsAsking(false) : onPerfil(EU))}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}

function NomeDoPerfil({ perfil }: { readonly perfil: PerfilDaMemoria }) {
  const { mutate, isPending } = useSalvarPerfil(perfil)
  const { campo, handleSubmit } = useForm(FormDoPerfil, {
    isBusy: isPending,
    onSubmit: ({ nome }) => mutate({ nome }, { onSuccess: () => showSucesso('Nome alterado.') }),
  })
  return (
    <form className="memoria-referencia" onSubmit={handleSubmit} noValidate>
      <Campo
        rotulo="Nome deste perfil"
        autoComplete="off"
        maxLength={MAX_NOME_DO_PERFIL}
        defaultValue={perfil.nome}
        {...campo('nome')}
      />
      <button type="submit" className="btn btn-2" aria-disabled={isPending}>
        Mudar o nome
      </button>
    </form>
  )
}

function NovoPerfil({ onCriado }: { readonly onCriado: (id: string) => void }) {
  const { mutate, isPending, error } = useCriarPerfil(onCriado)
  // A call whose answer was lost is repeated with the same id.
  const [id] = useState(() => uuidv7())
  const { campo, handleSubmit } = useForm(FormDoPerfil, {
    isBusy: isPending,
    onSubmit: ({ nome }) => mutate({ id, nome }),
  })
  const { erro, ...nome } = campo('nome')
  const recusa = error ? failureSentence(error, 'Não foi possível criar o perfil') : undefined
  return (
    <form className="memoria-referencia" onSubmit={handleSubmit} noValidate>
      <Campo
        rotulo="Nome do novo perfil"
        autoComplete="off"
        maxLength={MAX_NOME_DO_PERFIL}
        erro={erro ?? recusa}
        {...nome}
      />
      <button type="submit" className="btn btn-2" aria-disabled={isPending}>
        Criar perfil
      </button>
    </form>
  )
}

interface ExclusaoDoPerfilProps {
  readonly perfil: PerfilDaMemoria
  readonly onExcluido: () => void
  readonly onClose: () => void
}

function ExclusaoDoPerfil({ perfil, onExcluido, onClose }: ExclusaoDoPerfilProps) {
  const { mutate, isPending, error } = useExcluirPerfil(perfil.id, onExcluido)
  return (
    <QuestaoDialog
      titulo={perfil.id === EU ? 'Apagar as suas revisões?' : `Excluir o perfil de ${perfil.nome}?`}
      texto="As revisões e os versículos escolhidos serão apagados, em todos os aparelhos. Não há como recuperá-los."
      isPending={isPending}
      onSim={() => mutate()}
      onClose={onClose}
    >
      {error && (
        <p className="error" role="alert">
          {failureSentence(error, 'Não foi possível excluir o perfil')}
        </p>
      )}
    </QuestaoDialog>
  )
}
