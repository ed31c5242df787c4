/** Words that stand for each other in Reformed texts. A hit by a synonym is worth less than one by the reader's own word. */

/**
 * `termos`: each finds the others. `de`, `para`: the first find the second, the second do not find the first, for a narrow word and a broad one.
 * All forms of a word count ('eleito' is also 'eleitos', 'eleitas'); accents, capitals, hyphens and stop words inside an expression do not. A word
 * in quotes is meant just as it is written ('"consolador"' is not 'consolar').
 */
export type GrupoDeSinonimos =
  | { readonly termos: readonly string[] }
  | { readonly de: readonly string[]; readonly para: readonly string[] }

export const GRUPOS_DE_SINONIMOS: readonly GrupoDeSinonimos[] = [
  // --- God
  { termos: ['Espírito Santo', 'Espírito de Deus', '"Consolador"', 'Paráclito', 'Santo Espírito'] },
  { termos: ['Trindade', 'triúno', 'três pessoas', 'trino'] },
  { termos: ['Filho de Deus', 'Segunda Pessoa da Trindade', '"Unigênito"'] },
  // 'Cristo' alone is on every page, so it leads nowhere.
  { termos: ['Messias', '"Ungido"'] },
  { de: ['Messias'], para: ['Cristo'] },
  { termos: ['Emanuel', 'Deus conosco'] },
  { termos: ['Jeová', 'Javé', 'Iavé', 'Yahweh'] },
  { termos: ['onipotente', '"todo-poderoso"'] },
  { termos: ['onisciência', 'presciência'] },
  { termos: ['onipresente', 'onipresença', 'imensidade'] },
  { termos: ['imutabilidade', 'invariável'] },
  { termos: ['providência', 'governo de Deus'] },

  // --- Scripture
  { termos: ['Escritura', 'Bíblia', 'Palavra de Deus', 'Sagradas Letras'] },
  {
    de: ['Antigo Testamento', 'Velho Testamento'],
    para: ['Antigo Testamento', 'Velho Testamento', 'Lei e os Profetas'],
  },
  { termos: ['Decálogo', 'dez mandamentos', 'lei moral'] },
  { termos: ['Pentateuco', 'livros de Moisés'] },
  { termos: ['Salmo', 'Saltério'] },
  { termos: ['inspiração das Escrituras', 'inspirada por Deus', '"theopneustos"'] },
  { termos: ['cânon', 'livros canônicos'] },

  // --- Decree, covenant, fall
  { termos: ['eleição', 'eleito', 'eleger', 'predestinação'] },
  { termos: ['reprovação', 'réprobo', 'preterição'] },
  { termos: ['decreto de Deus', 'propósito eterno', 'decretos divinos'] },
  // Almeida has 'concerto' and 'aliança', the standards have 'pacto'. The narrow words do not lead to the music of a concert.
  { termos: ['pacto', 'aliança'] },
  { de: ['concerto'], para: ['pacto', 'aliança'] },
  { termos: ['pacto das obras', 'aliança das obras', 'pacto de vida'] },
  { termos: ['queda do homem', 'queda de Adão', 'pecado original', 'primeira transgressão'] },
  { termos: ['depravação', 'corrupção da natureza', 'natureza corrompida'] },
  { termos: ['livre-arbítrio', '"arbítrio"', 'liberdade da vontade'] },
  // 'pecado' is everywhere; the others find it, it does not find them.
  { de: ['iniquidade', 'transgressão', 'delito'], para: ['pecado'] },

  // --- Christ and salvation
  { termos: ['Mediador', 'mediação'] },
  { termos: ['encarnação', 'fez-se homem', 'se fez homem', 'se fez carne'] },
  { termos: ['redenção', 'redimir', '"Redentor"', 'resgate'] },
  // 'Salvador' has a root of its own.
  { termos: ['Salvador', '"Redentor"'] },
  { de: ['salvação'], para: ['Salvador'] },
  { termos: ['expiação', 'propiciação', 'satisfação'] },
  { termos: ['sacrifício de Cristo', 'morte de Cristo'] },
  { termos: ['vocação eficaz', 'chamado eficaz', 'chamamento eficaz', 'graça irresistível'] },
  { termos: ['regeneração', 'novo nascimento', 'nascer de novo'] },
  { termos: ['justiça imputada', 'justiça de Cristo', 'imputação da justiça'] },
  { termos: ['conversão', 'converter'] },
  // In Job the sons of God are angels: they do not find adoption.
  { de: ['adoção'], para: ['filhos de Deus', 'filiação'] },
  // 'santo' is everywhere, so it is not here.
  { termos: ['santificação', 'santidade'] },
  { termos: ['perseverança dos santos', 'preservação dos santos', 'perseverar até o fim'] },
  { termos: ['certeza da salvação', 'certeza da graça', 'segurança da salvação', 'certeza de fé'] },
  { termos: ['glorificação', 'estado de glória'] },
  { termos: ['fé salvadora', 'fé justificadora', 'verdadeira fé'] },

  // --- Law, worship, Lord's Day
  // In the prophets the Day of the Lord is the judgement, so it does not find the Sabbath on its own.
  { termos: ['sábado cristão', 'domingo', 'descanso dominical'] },
  { de: ['sábado', 'domingo'], para: ['Dia do Senhor', 'sábado cristão', 'primeiro dia da semana'] },
  { termos: ['culto', 'adoração'] },
  { termos: ['princípio regulador', 'culto religioso'] },
  { termos: ['oração do Senhor', 'Pai Nosso', 'oração dominical'] },
  { termos: ['Credo dos Apóstolos', 'Credo Apostólico', 'Símbolo dos Apóstolos'] },
  { termos: ['dízimo', 'contribuição'] },
  // Most offerings of the Bible are sacrifices.
  { de: ['dízimo'], para: ['oferta'] },
  { termos: ['juramento', 'jurar', 'voto'] },
  { termos: ['jejum', 'jejuar'] },
  { termos: ['idolatria', 'ídolo', 'imagens de escultura'] },

  // --- Sacraments
  { termos: ['Ceia do Senhor', 'Santa Ceia', 'Eucaristia', 'Mesa do Senhor', 'partir do pão'] },
  // 'comunhão' is mostly that of the saints.
  { de: ['comungar'], para: ['Ceia do Senhor'] },
  { de: ['Eucaristia'], para: ['ceia'] },
  { termos: ['batismo infantil', 'batismo de crianças', 'batismo dos infantes', 'pedobatismo'] },
  { termos: ['sacramento', 'ordenança'] },
  { termos: ['transubstanciação', 'presença corporal'] },

  // --- Church and State
  { termos: ['presbítero', 'ancião', 'bispo'] },
  { de: ['presbítero regente', 'presbítero governante'], para: ['presbítero', 'governo da igreja'] },
  { termos: ['diácono', 'diaconato'] },
  { termos: ['pastor', 'ministro do Evangelho', 'ministro da Palavra', 'pregador'] },
  { termos: ['pregação', 'sermão'] },
  { termos: ['presbitério', 'assembleia clássica', '"clássica"'] },
  { termos: ['sínodo', 'concílio'] },
  { termos: ['censura', 'disciplina eclesiástica', 'excomunhão', 'chaves do Reino'] },
  { termos: ['igreja católica', 'igreja universal'] },
  { termos: ['magistrado', 'governo civil', 'poder civil', 'autoridades'] },
  { termos: ['liberdade cristã', 'liberdade de consciência'] },

  // --- Marriage
  { termos: ['casamento', 'matrimônio', 'casar'] },
  { termos: ['divórcio', 'repúdio', 'carta de divórcio'] },
  { termos: ['adultério', 'adúltero', 'fornicação'] },

  // --- The last things
  { termos: ['inferno', 'castigo eterno', 'Geena', 'Hades', 'lago de fogo', 'fogo eterno'] },
  { termos: ['Juízo Final', 'último dia', 'Dia do Juízo', 'tribunal de Cristo'] },
  { termos: ['segunda vinda', '"parusia"', 'volta de Cristo', 'vinda do Senhor'] },
  { termos: ['ressurreição', 'ressuscitar'] },
  { termos: ['vida eterna', 'vida perpétua'] },
  { termos: ['Satanás', 'diabo', '"maligno"', 'Belzebu'] },
  { termos: ['demônio', 'espíritos imundos'] },
  { termos: ['Anticristo', 'homem do pecado'] },
  { termos: ['papa', 'pontífice romano', 'bispo de Roma'] },

  // --- Names of the texts
  { termos: ['catecismo', 'perguntas e respostas'] },
  { termos: ['Confissão de Fé', 'Confissão de Westminster', 'CFW'] },
  { termos: ['Catecismo Maior', 'CMW'] },
  { termos: ['Breve Catecismo', 'Catecismo Menor', 'BCW'] },
  { termos: ['Diretório de Culto', 'Diretório do Culto Público', 'DCPU'] },
]
