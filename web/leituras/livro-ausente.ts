/** A book that is not on this device was to be opened without a network. `message` is fit to be shown. */
export class LivroAusente extends Error {
  override readonly name = 'LivroAusente'

  constructor() {
    super('Este livro não está guardado neste aparelho: para abri-lo é preciso ter conexão.')
  }
}
