import { useEffect } from 'react'
import { assinarCopia } from '../ui/selecao/assinar-copia.ts'

/** While it is mounted, what is copied from the English of one section says where it stands: 'CFW 8.2, em inglês (1646)'. */
export function useCopiaDoIngles(): void {
  useEffect(() => {
    document.addEventListener('copy', handleCopy)
    return () => document.removeEventListener('copy', handleCopy)
  }, [])
}

function handleCopy(event: ClipboardEvent): void {
  const selection = document.getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0 || !event.clipboardData) return
  const { commonAncestorContainer: common } = selection.getRangeAt(0)
  const element = common instanceof Element ? common : common.parentElement
  const secao = element?.closest<HTMLElement>('.ingles')
  if (!secao) return
  const texto = selection.toString().trim()
  const { ingles: lugar = '', ano = '' } = secao.dataset
  event.clipboardData.setData('text/plain', assinarCopia(texto, `${lugar}, em inglês (${ano})`))
  event.preventDefault()
}
