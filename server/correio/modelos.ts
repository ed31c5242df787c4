/** Every kind of mail; a new one is a file in modelos/ and a line here. */
import type * as z from 'zod/mini'
import type { ModeloDeCorreio } from './modelo.ts'
import { aparelhoNovo } from './modelos/aparelho-novo.ts'
import { assinatura } from './modelos/assinatura.ts'
import { cadastroRepetido } from './modelos/cadastro-repetido.ts'
import { confirmar } from './modelos/confirmar.ts'
import { enderecoTrocado } from './modelos/endereco-trocado.ts'
import { estudoSemanal } from './modelos/estudo-semanal.ts'
import { novosLivros } from './modelos/novos-livros.ts'
import { recibo } from './modelos/recibo.ts'
import { recuperar } from './modelos/recuperar.ts'
import { trocarEndereco } from './modelos/trocar-endereco.ts'

export const MODELOS = {
  confirmar,
  recuperar,
  trocar_endereco: trocarEndereco,
  endereco_trocado: enderecoTrocado,
  aparelho_novo: aparelhoNovo,
  cadastro_repetido: cadastroRepetido,
  recibo,
  assinatura,
  novos_livros: novosLivros,
  estudo_semanal: estudoSemanal,
} as const

export type TipoDeCorreio = keyof typeof MODELOS
export type DadosDoCorreio = { [T in TipoDeCorreio]: z.input<(typeof MODELOS)[T]['dados']> }

const POR_NOME: ReadonlyMap<string, ModeloDeCorreio> = new Map<string, ModeloDeCorreio>(
  Object.entries(MODELOS),
)

/** @returns undefined for a kind that a newer program wrote */
export function modeloOf(tipo: string): ModeloDeCorreio | undefined {
  return POR_NOME.get(tipo)
}
