import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { baixarDados } from '#contract/perfil.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { request } from '../platform/request.ts'
import { saveFile } from '../platform/save-file.ts'
import { clearBanner, showErro, showSucesso } from '../ui/banner-store.ts'
import { nomeDoArquivo } from './datas.ts'
import { Secao } from './secao.tsx'

/** 'Baixar meus dados': everything that is stored about the reader, as one file. */
export function DadosSecao() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => request(baixarDados),
    onSuccess: (dados) => {
      const text = JSON.stringify(dados, null, 2)
      saveFile(nomeDoArquivo(new Date()), new Blob([text], { type: 'application/json' }))
      showSucesso('Os seus dados foram baixados.')
    },
    onError: (error) => showErro(failureSentence(error, 'Não foi possível baixar os seus dados')),
  })

  function handleClick() {
    if (isPending) return
    clearBanner()
    mutate()
  }

  return (
    <Secao
      titulo="Seus dados"
      texto="Um arquivo com tudo o que a biblioteca guarda sobre você: perfil, preferências, sessões, notas e leituras."
    >
      <button type="button" className="btn btn-2" aria-disabled={isPending} onClick={handleClick}>
        <Download className="i" aria-hidden="true" /> {isPending ? 'Preparando…' : 'Baixar meus dados'}
      </button>
    </Secao>
  )
}
