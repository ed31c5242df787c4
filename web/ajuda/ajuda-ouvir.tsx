/** Texts read aloud. */
export function AjudaOuvir() {
  return (
    <>
      <p>
        “Ouvir”, junto do título de um capítulo ou pergunta e no alto do leitor de ebooks, lê o texto em voz
        alta a partir do que está à vista e marca a frase que está sendo lida. Para começar em outro lugar,
        escolha “Ouvir daqui” no menu do número de uma seção ou, com versículos escolhidos, em “Mais”. A
        página acompanha a voz; se você rolar para outro lugar, “Voltar ao trecho” leva de volta.
      </p>
      <p>
        A barra no pé da página pausa e passa de frase em frase. As opções, no botão da velocidade, guardam
        neste aparelho a velocidade, a voz e se a leitura continua no próximo capítulo; “Parar de ler” marca
        quando ela para sozinha. O lugar até onde você ouviu é guardado como o que você lê.
      </p>
      <p>
        As vozes são do seu aparelho. As que têm “pela internet” no nome mandam cada frase ao fabricante do
        navegador, para que ele a leia; as outras leem sem conexão. Se não houver voz em português, instale
        uma: no Android, em Configurações, Acessibilidade, Conversão de texto em voz; no iPhone e no iPad, em
        Ajustes, Acessibilidade, Conteúdo falado, Vozes; no Windows, em Configurações, Hora e idioma, Fala; no
        Mac, em Ajustes do Sistema, Acessibilidade, Conteúdo falado. Depois abra a página de novo. No iPhone a
        voz pode parar quando a tela se apaga.
      </p>
    </>
  )
}
