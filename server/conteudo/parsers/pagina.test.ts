import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ContentProblem } from '#server/arquivos/content-error.ts'
import { reportTo } from '#server/arquivos/report.ts'
import { parseCanon } from '#server/biblia/canon.ts'
import { PADROES_ESCRITOS, type PadraoEscrito } from './padroes.ts'
import { parsePagina } from './pagina.ts'

const livros = readFileSync(new URL('../../../content/livros.yaml', import.meta.url), 'utf8')
const canon = parseCanon(livros, 'livros.yaml')

const CABECALHO = '---\ntitulo: Da Criação\n---\n\n'
const cabecalho = (pasta: string) => (pasta === 'bcw' ? CABECALHO.replace('titulo', 'pergunta') : CABECALHO)

const gn11 = { referencia: 'Gn 1.1', trechos: [{ inicio: 1_001_001, fim: 1_001_001 }] }

const SECOES = `## 1

No princípio,[^1] Deus criou.

(1) A luz.

## 2

E viu que era bom.[^2]

[^1]: Gn 1.1
[^2]: Gn 1.1
`

const QUEBRA = 'A linha continua o parágrafo anterior: junte as duas ou deixe uma linha em branco.'
const SEM_TEXTO = 'Não há texto para o marcador [^2]; a pontuação fica antes do marcador.'
const SO_PONTUACAO = 'Depois do último marcador só há pontuação, ou o parágrafo não tem palavras.'
const ESPACO = 'Depois de um marcador vem um espaço, ou pontuação que fecha'

type Case = [
  name: string,
  pasta: PadraoEscrito['pasta'],
  body: string,
  ...problems: [number | undefined, string][],
]

/** Lines count the front matter: a body begins on line 5. */
const BAD_TEXTS: Case[] = [
  ['no text', 'cfw', '', [undefined, 'A página não tem texto.']],
  ['text before section 1', 'cfw', 'A.\n\n## 1\n\nB.\n', [5, 'O texto deve começar por uma seção (“## 1”).']],
  ['a section without text', 'cfw', '## 1\n\n## 2\n\nB.\n', [5, 'A seção 1 não tem texto.']],
  [
    'a skipped section',
    'cfw',
    '## 1\n\nA.\n\n## 3\n\nB.\n\n## 4\n\nC.\n',
    [9, 'Esta é a seção 3, mas aqui se espera a 2.'],
  ],
  ['a section twice', 'cfw', '## 1\n\nA.\n\n## 1\n\nB.\n', [9, 'Esta é a seção 1, mas aqui se espera a 2.']],
  [
    'a section without number',
    'cfw',
    '## Um\n\nA.\n',
    [5, 'O título da seção deve começar pelo número: “## 1”.'],
  ],
  ['a section title out of place', 'cfw', '## 1 Um\n\nA.\n', [5, 'As seções deste padrão não têm título.']],
  ['a heading in an answer', 'bcw', '## 1\n\nA.\n', [5, 'Este padrão não tem títulos com “##” neste lugar.']],
  [
    'a subtitle out of place',
    'cfw',
    '## 1\n\n### B\n\nA.\n',
    [7, 'Este padrão não tem títulos com “###” neste lugar.'],
  ],
  ['a top heading', 'fgop', '## 1\n\n# B\n\nA.\n', [7, 'Este padrão não tem títulos com “#” neste lugar.']],
  ['a subtitle without text', 'fgop', '## 1\n\nA.\n\n### B\n', [9, 'Depois do subtítulo deve haver texto.']],
  ['two subtitles', 'fgop', '## 1\n\n### A\n\n### B\n\nC.\n', [9, 'Entre dois subtítulos deve haver texto.']],
  ['a highlight out of place', 'cfw', '## 1\n\nA.\n\n> B.\n', [9, 'Este padrão não tem destaques (“> ”).']],
  [
    'text below a highlight',
    'dcpu',
    '## 1\n\nA.\n\n> B.\n\nC.\n',
    [11, 'Depois do destaque a seção não pode ter mais nada.'],
  ],
  ['a highlight alone', 'dcpu', '## 1\n\n> B.\n', [5, 'A seção 1 não tem texto.']],
  [
    'a long highlight',
    'dcpu',
    '## 1\n\nA.\n\n> B.\n>\n> C.\n',
    [9, 'O destaque deve ter um só parágrafo, com texto.'],
  ],
  ['a broken line', 'cfw', '## 1\n\nA vida\neterna.\n', [8, QUEBRA]],
  ['a forced line break', 'cfw', '## 1\n\nA vida  \neterna.\n', [8, QUEBRA]],
  ['no words', 'cfw', '## 1\n\n***\n', [7, SO_PONTUACAO]],
  [
    'notes where there are none',
    'dcpr',
    '## 1\n\nA.[^1]\n\n[^1]: Gn 1.1\n',
    [9, 'Este padrão não tem notas.'],
  ],
  ['an undefined note', 'cfw', '## 1\n\nA.[^1]\n', [7, 'O marcador [^1] não tem nota.']],
  ['an unused note', 'cfw', '## 1\n\nA.\n\n[^1]: Gn 1.1\n', [9, 'A nota [^1] não tem marcador no texto.']],
  [
    'a note defined twice',
    'cfw',
    '## 1\n\nA.[^1]\n\n[^1]: Gn 1.1\n[^1]: Gn 1.2\n',
    [10, 'A nota [^1] já está definida na linha 9.'],
  ],
  [
    'a marker used twice',
    'cfw',
    '## 1\n\nA[^1] b.[^1]\n\n[^1]: Gn 1.1\n',
    [7, 'O marcador [^1] já foi usado antes.'],
  ],
  [
    'markers out of order',
    'cfw',
    '## 1\n\nA[^2]\n\nb.[^1]\n\n[^1]: Gn 1.1\n[^2]: Gn 1.2\n',
    [7, 'O marcador [^2] está fora de ordem: aqui se espera [^1].'],
    [9, 'O marcador [^1] está fora de ordem: aqui se espera [^3].'],
  ],
  [
    'a marker that is no number',
    'cfw',
    '## 1\n\nA.[^a]\n\n[^a]: Gn 1.1\n',
    [7, 'O marcador [^a] deve ser um número.'],
  ],
  [
    'a marker in a heading',
    'dcpu',
    '## 1 A[^1]\n\nB.\n',
    [5, 'O marcador [^1] só pode estar num parágrafo.'],
  ],
  [
    'an empty note',
    'cfw',
    '## 1\n\nA.[^1]\n\n[^1]:\n',
    [9, 'A nota [^1] deve ter um só parágrafo, com texto.'],
  ],
  ['a note that goes on', 'cfw', '## 1\n\nA.[^1]\n\n[^1]: Gn 1.1\nGn 1.2\n', [10, QUEBRA]],
  ['an empty part', 'cfw', '## 1\n\nA.[^1][^2]\n\n[^1]: Gn 1.1\n[^2]: Gn 1.2\n', [7, SEM_TEXTO]],
  ['punctuation below its marker', 'cfw', '## 1\n\nA[^1].\n\n[^1]: Gn 1.1\n', [7, SO_PONTUACAO]],
  [
    'a space above a marker',
    'cfw',
    '## 1\n\nA [^1]\n\n[^1]: Gn 1.1\n',
    [7, 'Há um espaço antes do marcador [^1].'],
  ],
  ['no space below a marker', 'cfw', '## 1\n\nA[^1]b.\n\n[^1]: Gn 1.1\n', [7, `${ESPACO}: “b.”.`]],
  ['two spaces below a marker', 'cfw', '## 1\n\nA[^1]  b.\n\n[^1]: Gn 1.1\n', [7, `${ESPACO}: “b.”.`]],
  [
    'a space before a closing bracket',
    'cfw',
    '## 1\n\n(A[^1] ) b.\n\n[^1]: Gn 1.1\n',
    [7, `${ESPACO}: “) b.”.`],
  ],
  [
    'references that do not exist',
    'cfw',
    '## 1\n\nA.[^1]\n\n[^1]: Gn 51; Jo 3.99; Xy 1.1\n',
    [9, 'Na nota [^1]: Gn 51 não existe (o livro tem 50 capítulos).'],
    [9, 'Na nota [^1]: Jo 3.99 não existe (o capítulo tem 36 versículos).'],
    [9, 'Na nota [^1]: livro desconhecido “Xy” em “Xy 1.1”.'],
  ],
]

describe('parsePagina', () => {
  it('reads sections, paragraphs, parts and references', () => {
    const { pagina, problems } = parse('cfw', `${CABECALHO}${SECOES}`)
    expect(problems).toEqual([])
    expect(pagina).toEqual({
      simbolo: 1,
      numero: 4,
      titulo: 'Da Criação',
      secoes: [
        {
          numero: 1,
          titulo: null,
          destaque: null,
          partes: [
            {
              ordem: 1,
              paragrafo: 1,
              marcador: 1,
              subtitulo: null,
              texto: 'No princípio,',
              referencias: [gn11],
            },
            {
              ordem: 2,
              paragrafo: 1,
              marcador: null,
              subtitulo: null,
              texto: 'Deus criou.',
              referencias: [],
            },
            { ordem: 3, paragrafo: 2, marcador: null, subtitulo: null, texto: '(1) A luz.', referencias: [] },
          ],
        },
        {
          numero: 2,
          titulo: null,
          destaque: null,
          partes: [
            {
              ordem: 1,
              paragrafo: 1,
              marcador: 2,
              subtitulo: null,
              texto: 'E viu que era bom.',
              referencias: [gn11],
            },
          ],
        },
      ],
    })
  })

  it('reads an answer as one section', () => {
    const { pagina, problems } = parse('bcw', '---\npergunta: "Que é: a fé?"\n---\n\nA fé é graça.\n')
    expect(problems).toEqual([])
    expect(pagina.titulo).toBe('Que é: a fé?')
    expect(pagina.secoes.map(({ numero, partes }) => [numero, partes.length])).toEqual([[1, 1]])
  })

  it('gives a subtitle to the part below it only', () => {
    const { pagina, problems } = parse('fgop', `${CABECALHO}## 1\n\nA.\n\n### Das provas\n\nB.\n\nC.\n`)
    expect(problems).toEqual([])
    expect(pagina.secoes[0]?.partes.map(({ subtitulo }) => subtitulo)).toEqual([null, 'Das provas', null])
  })

  it('keeps a section title and its highlight', () => {
    const { pagina, problems } = parse('dcpu', `${CABECALHO}## 1 A leitura\n\nLeia-se.\n\n> Em voz alta.\n`)
    expect(problems).toEqual([])
    expect(pagina.secoes[0]).toMatchObject({ titulo: 'A leitura', destaque: 'Em voz alta.' })
    expect(pagina.secoes[0]?.partes).toHaveLength(1)
  })

  it.each(BAD_TEXTS)('says line and reason: %s', (_, pasta, body, ...expected) => {
    expect(parse(pasta, cabecalho(pasta) + body).problems.map(({ line, reason }) => [line, reason])).toEqual(
      expected,
    )
  })

  it.each([
    ['no front matter', '## 1\n\nA.\n', 1, 'O arquivo deve começar pelo cabeçalho, entre duas linhas “---”.'],
    ['no title', '---\n{}\n---\n\n## 1\n\nA.\n', 2, '“titulo” está faltando.'],
    ['an empty title', "---\ntitulo: ''\n---\n\n## 1\n\nA.\n", 2, /^“titulo” deve ser um texto de uma linha/],
    ['a number as title', '---\ntitulo: 1646\n---\n\n## 1\n\nA.\n', 2, /^“titulo” deve ser um texto /],
    [
      'an unknown key',
      '---\ntitulo: A\nautor: B\n---\n\n## 1\n\nA.\n',
      3,
      '“autor” é uma chave desconhecida.',
    ],
    ['a repeated key', '---\ntitulo: A\ntitulo: B\n---\n\n## 1\n\nA.\n', 3, 'A chave está repetida.'],
    ['a colon', '---\ntitulo: A: B\n---\n\n## 1\n\nA.\n', 2, /^O YAML não pode ser lido a partir daqui/],
  ])('refuses %s', (_, text, line, reason) => {
    expect(parse('cfw', text).problems).toEqual([
      { file: 'x.md', line, reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) },
    ])
  })
})

function parse(pasta: PadraoEscrito['pasta'], text: string) {
  const problems: ContentProblem[] = []
  const padrao = PADROES_ESCRITOS.find((candidate) => candidate.pasta === pasta)
  if (!padrao) throw new Error(`no folder ${pasta}`)
  return { pagina: parsePagina(text, padrao, 4, canon, reportTo(problems, 'x.md')), problems }
}
