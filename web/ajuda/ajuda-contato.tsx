import { useQuery } from '@tanstack/react-query'
import { instalacaoQuery } from '../platform/instalacao-query.ts'

/** Where to write to; without the settings the page says everything else. */
export function AjudaContato() {
  const { data: instalacao } = useQuery(instalacaoQuery())
  if (!instalacao) return null
  const { contato_email, contato_assunto } = instalacao
  return (
    <p>
      Não encontrou o que procurava? Escreva para{' '}
      <a href={`mailto:${contato_email}?subject=${encodeURIComponent(contato_assunto)}`}>{contato_email}</a>.
    </p>
  )
}
