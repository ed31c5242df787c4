/** A `mailto:` to ask the publisher for a plan. @param email of the publisher @param leitor the reader's, to be found by */
export function mailtoDoPlano(email: string, plano: string, leitor: string): string {
  const assunto = `Assinatura do plano ${plano}`
  const texto = `Quero assinar o plano ${plano}. O e-mail da minha conta é ${leitor}.`
  return `mailto:${email}?subject=${encodeURIComponent(assunto)}&body=${encodeURIComponent(texto)}`
}
