import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { baixarDadosDoLeitor, type ContaCompleta, darPapel } from '#contract/editora/leitores.ts'
import { Papel } from '#contract/papel.ts'
import { ARQUIVO_DOS_DADOS } from '#contract/perfil.ts'
import { paths } from '../../paths.ts'
import { failureSentence } from '../../platform/failure-sentence.ts'
import { request, requestFile } from '../../platform/request.ts'
import { saveFile } from '../../platform/save-file.ts'
import { showErro } from '../../ui/banner-store.ts'
import { NOME_DO_PAPEL } from '../nome-do-papel.ts'
import { ExcluirDaEditoraDialog } from './excluir-da-editora-dialog.tsx'
import { useAtoNaConta } from './use-ato-na-conta.ts'

const PODE: Readonly<Record<Papel, string>> = {
  leitor: 'Lê, e não vê a mesa da editora.',
  editor: 'Cuida dos livros e textos, e ajuda os leitores.',
  administrador: 'Pode tudo, também dar papéis, excluir contas e ver o registro.',
}

/** What only an administrador does: the role, the data on request, the deletion. */
export function AdministrarConta({ conta }: { conta: ContaCompleta }) {
  const id = useId()
  const [isExcluindo, setIsExcluindo] = useState(false)
  const papel = useAtoNaConta<Papel>(
    (novo) => request(darPapel, { params: { id: conta.id }, body: { papel: novo } }),
    (nova) => `Papel: ${NOME_DO_PAPEL[nova.papel]}.`,
  )
  const dados = useMutation({
    mutationFn: () => requestFile(baixarDadosDoLeitor, 'application/zip', { params: { id: conta.id } }),
    onSuccess: (file) => saveFile(ARQUIVO_DOS_DADOS, file),
    onError: (error) => showErro(failureSentence(error, 'Não foi possível baixar os dados')),
  })
  return (
    <>
      <fieldset className="mesa-secao mesa-papeis" aria-busy={papel.isPending}>
        <legend className="h2">Papel</legend>
        {Papel.options.map((nome) => (
          <label key={nome}>
            <input
              type="radio"
              name={`${id}-papel`}
              checked={(papel.isPending ? papel.variables : conta.papel) === nome}
              onChange={() => !papel.isPending && papel.mutate(nome)}
            />
            <span>
              <strong>{NOME_DO_PAPEL[nome]}</strong> <span className="muted">{PODE[nome]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p>
        <Link className="link" to={`${paths.editora('registro')}?leitor=${conta.id}`}>
          O que a editora fez com esta conta
        </Link>
      </p>
      <section className="mesa-secao" aria-labelledby={`${id}-dados`}>
        <h2 className="h2" id={`${id}-dados`}>
          Dados e exclusão
        </h2>
        <p className="muted mesa-texto">
          Quando o leitor pede os seus dados: perfil, sessões, eventos da conta e leituras. As notas, os
          destaques e as marcas não vão junto, porque só o leitor pode abri-los; ele os baixa em “Minha
          Conta”.
        </p>
        <div className="mesa-atos">
          <button
            type="button"
            className="btn btn-2"
            aria-disabled={dados.isPending}
            onClick={() => !dados.isPending && dados.mutate()}
          >
            Baixar os dados
          </button>
          <button type="button" className="btn btn-2 mesa-perigo" onClick={() => setIsExcluindo(true)}>
            Excluir a conta
          </button>
        </div>
        {isExcluindo && <ExcluirDaEditoraDialog conta={conta} onClose={() => setIsExcluindo(false)} />}
      </section>
    </>
  )
}
