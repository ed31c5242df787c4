import { EstadoVazio } from '../ui/estado.tsx'
import { DicasDaBusca } from './dicas-da-busca.tsx'

/** @param frase for a search in one place only */
export function NadaEncontrado({ frase = 'Nenhum resultado encontrado.' }: { frase?: string }) {
  return (
    <>
      <EstadoVazio>{frase}</EstadoVazio>
      <DicasDaBusca />
    </>
  )
}
