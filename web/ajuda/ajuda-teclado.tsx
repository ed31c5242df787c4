interface Tecla {
  /** Any of them does it. */
  readonly teclas: readonly string[]
  readonly efeito: string
}

interface Grupo {
  readonly titulo: string
  readonly teclas: readonly Tecla[]
}

const GRUPOS: readonly Grupo[] = [
  {
    titulo: 'Em todas as páginas',
    teclas: [
      {
        teclas: ['/', 'Ctrl+K'],
        efeito: 'Abre a caixa de referências e busca: uma passagem ou palavras de toda a biblioteca.',
      },
      { teclas: ['Tab'], efeito: 'Na primeira vez, oferece pular para o texto.' },
      { teclas: ['Esc'], efeito: 'Desfaz a seleção ou fecha o que estiver aberto.' },
    ],
  },
  {
    titulo: 'Nos capítulos e perguntas',
    teclas: [
      { teclas: ['←'], efeito: 'Vai ao capítulo ou à pergunta anterior.' },
      { teclas: ['→'], efeito: 'Vai ao próximo capítulo ou à próxima pergunta.' },
      {
        teclas: ['Tab', '←', '→'],
        efeito: 'Tab leva às notas de cada seção, como [1]; dali as setas levam às outras da mesma seção.',
      },
      {
        teclas: ['F6'],
        efeito:
          'Com a Bíblia ao lado, vai a ela e volta ao texto; nela as setas mudam de prova e Esc a fecha.',
      },
    ],
  },
  {
    titulo: 'Na barra da leitura em voz alta',
    teclas: [
      { teclas: ['←', '→'], efeito: 'Vão à frase anterior e à próxima.' },
      { teclas: ['Esc'], efeito: 'Fecha a leitura em voz alta.' },
    ],
  },
  {
    titulo: 'Ao memorizar',
    teclas: [
      { teclas: ['Espaço'], efeito: 'Mostra a próxima frase da resposta.' },
      { teclas: ['1', '2', '3', '4'], efeito: 'Avaliam a resposta: De novo, Difícil, Bom, Fácil.' },
    ],
  },
  {
    titulo: 'No culto em família',
    teclas: [{ teclas: ['1', '2', '3', '4'], efeito: 'Vão ao salmo, à leitura, à pergunta e à oração.' }],
  },
  {
    titulo: 'No leitor de ebooks',
    teclas: [
      { teclas: ['←', '→'], efeito: 'Vão ao capítulo anterior e ao próximo.' },
      { teclas: ['C'], efeito: 'Abre os capítulos, os destaques e a busca.' },
      { teclas: ['/'], efeito: 'Procura dentro do livro.' },
      { teclas: ['T'], efeito: 'Muda para o tema escuro e volta ao claro ou ao sépia.' },
      { teclas: ['+', '−'], efeito: 'Aumentam e diminuem as letras.' },
      { teclas: ['D'], efeito: 'Destaca o trecho selecionado com a última cor.' },
      { teclas: ['Esc'], efeito: 'Desfaz a seleção ou fecha o que estiver aberto.' },
    ],
  },
]

/** The keys of the app (design, "Keyboard and focus"). */
export function AjudaTeclado() {
  return (
    <>
      <p>
        As letras, os sinais e as setas não agem enquanto você escreve em um campo. No Mac, use ⌘ em vez de
        Ctrl.
      </p>
      {GRUPOS.map(({ titulo, teclas }) => (
        <table key={titulo} className="teclas">
          <caption>{titulo}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">Tecla</th>
              <th scope="col">O que faz</th>
            </tr>
          </thead>
          <tbody>
            {teclas.map(({ teclas: nomes, efeito }) => (
              <tr key={nomes.join(' ')}>
                <th scope="row">
                  {nomes.map((nome, index) => (
                    <span key={nome}>
                      {index > 0 && <span className="sr"> ou </span>}
                      <kbd>{nome}</kbd>
                    </span>
                  ))}
                </th>
                <td>{efeito}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </>
  )
}
