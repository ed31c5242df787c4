import { PADROES_ESCRITOS } from '../parsers/padroes.ts'

export const ARQUIVO_DAS_HARMONIAS = 'harmonias.yaml'

const PAGINAS = new RegExp(
  `^(?:${PADROES_ESCRITOS.map(({ pasta, digitos }) => `${pasta}/\\d{${digitos}}\\.md`).join('|')})$`,
)

/** Whether the desk may correct a file of the content folder: pages of the standards, and the harmonies. */
export function isCorrigivel(arquivo: string): boolean {
  return arquivo === ARQUIVO_DAS_HARMONIAS || PAGINAS.test(arquivo)
}
