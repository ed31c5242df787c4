import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { ARQUIVO_DOS_DADOS, baixarDados } from '#contract/perfil.ts'
import { failureSentence } from '../platform/failure-sentence.ts'
import { requestFile } from '../platform/request.ts'
import { saveFile } from '../platform/save-file.ts'
import { clearBanner, showErro, showSucesso } from '../ui/banner-store.ts'
import { SecaoDoPerfil } from './secao.tsx'

/** 'Baixar meus dados': everything that is stored about the reader, as one file. */
export function DadosSecao() {
  const { mutate, isPending } = useMutation({
    mutationFn: () => requestFile(baixarDados, 'application/zip'),
    onSuccess: (arquivo) => {
      saveFile(ARQUIVO_DOS_DADOS, arquivo)
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
    <SecaoDoPerfil
      titulo="Seus dados"
      texto="Um arquivo ZIP com tudo o que a biblioteca guarda sobre você: perfil, foto, preferências, sessões, notas, leituras, destaques, marcas, planos de estudo e o que você memoriza."
    >
      <button type="button" className="btn btn-2" aria-disabled={isPending} onClick={handleClick}>
        <Download className="i" aria-hidden="true" /> {isPending ? 'Preparando…' : 'Baixar meus dados'}
      </button>
    </SecaoDoPerfil>
  )
}
