import type { EstruturaDoVersiculo } from '#contract/biblia.ts'
import type { ParsedBiblia, ParsedVersiculo } from '#server/biblia/parsed-biblia.ts'
import { importBiblia } from '#server/conteudo/import-biblia.ts'
import type { Database } from '#server/platform/database.ts'
import { loadCanon } from '#tests/support/biblia-gerada.ts'

/** Short name of an edition that keeps paragraphs, poems, headings, words of Jesus and notes. */
const SIGLA_COM_ESTRUTURA = 'PROSA'

type Blocos = NonNullable<EstruturaDoVersiculo['blocos']>

function verso(numero: number, texto: string, estrutura?: EstruturaDoVersiculo): ParsedVersiculo {
  return { numero, texto, ...(estrutura && { estrutura }) }
}

/** A poem's verse from its lines: '1 …' stands at the first level, '2 …' at the second. */
function poema(numero: number, linhas: readonly string[], estrofe = false): ParsedVersiculo {
  const blocos: Blocos = estrofe ? [{ posicao: 0, tipo: 'b' }] : []
  let texto = ''
  for (const linha of linhas) {
    blocos.push({ posicao: texto === '' ? 0 : texto.length + 1, tipo: linha.startsWith('1') ? 'q1' : 'q2' })
    texto += (texto === '' ? '' : ' ') + linha.slice(2)
  }
  return verso(numero, texto, { blocos })
}

const JO_3: ParsedVersiculo[] = [
  verso(1, 'Depois disto Jó abriu a boca.', { blocos: [{ posicao: 0, tipo: 'p' }] }),
  verso(2, 'Jó disse:'),
  poema(3, [
    '1 “Pereça o dia em que eu nasci, e com ele toda a noite em que de mim se falou nas tendas,',
    '2 e a noite que o anunciou.',
  ]),
  poema(4, [
    '1 Que aquele dia seja trevas;',
    '2 que Deus, lá do alto, não pergunte por ele,',
    '2 nem a luz o alcance.',
  ]),
]

const SALMO_23: ParsedVersiculo[] = [
  poema(1, ['1 O Senhor é o meu pastor;', '2 de nada terei falta.']),
  poema(2, [
    '1 Em pastos verdes me faz deitar,',
    '2 e à beira de águas tranquilas me conduz, ele que sabe onde descansam as ovelhas.',
  ]),
  poema(3, ['1 Ele me restaura a alma', '2 e me guia por caminhos retos.'], true),
]

const JOAO_3: ParsedVersiculo[] = [
  verso(1, 'Havia entre os fariseus um homem chamado Nicodemos, uma autoridade entre os judeus.', {
    titulos: [{ posicao: 0, nivel: 1, texto: 'Jesus e Nicodemos' }],
    blocos: [{ posicao: 0, tipo: 'p' }],
  }),
  verso(2, 'De noite ele foi até Jesus e disse: Rabi, sabemos que vens de Deus. E calou-se, à espera.', {
    blocos: [{ posicao: 68, tipo: 'p' }],
  }),
  verso(3, 'Jesus respondeu: Em verdade te digo que só quem nasce de novo vê o Reino de Deus.', {
    jesus: [{ inicio: 17, fim: 81 }],
    notas: [{ posicao: 61, tipo: 'nota', texto: 'Ou “nasce do alto”.' }],
  }),
  {
    ...verso(
      4,
      'Como pode alguém nascer, sendo velho? perguntou Nicodemos. Não há quem volte ao ventre de sua mãe.',
      {
        titulos: [{ posicao: 0, nivel: 2, texto: 'A pergunta' }],
        blocos: [{ posicao: 0, tipo: 'p' }],
        notas: [{ posicao: 98, tipo: 'remissao', texto: 'Jo 1.13; 1Pe 1.23' }],
      },
    ),
    ate: 5,
  },
]

/** Installs it as the library's own, beside the generated Bible: Jó 3, Salmo 23 and João 3, as far as tests need them. */
export async function importEdicaoComEstrutura(db: Database): Promise<void> {
  const capitulo = (numero: number, versiculos: ParsedVersiculo[]) => ({ numero, titulo: null, versiculos })
  const biblia: ParsedBiblia = {
    ...{ nome: 'Bíblia em Parágrafos', versao: '1', licenca: 'CC BY 4.0', sigla: SIGLA_COM_ESTRUTURA },
    atribuicao: 'Bíblia em Parágrafos, escrita para os testes.',
    livros: [
      { id: 18, capitulos: [capitulo(3, JO_3)] },
      { id: 19, capitulos: [capitulo(23, SALMO_23)] },
      { id: 43, capitulos: [capitulo(3, JOAO_3)] },
    ],
  }
  const canon = await loadCanon()
  await importBiblia(db, { biblia, correcoes: [] }, canon, { dryRun: false })
  await db.write.updateTable('edicao').set({ padrao: 0 }).execute()
  await db.write.updateTable('edicao').set({ padrao: 1 }).where('sigla', '=', SIGLA_COM_ESTRUTURA).execute()
}
