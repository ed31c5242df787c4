/** Words that the rules get wrong, all of them folded. From the words of the standards, the Bible and the ebooks. */

/** Names: they have one form only, and rules would make 'mar' of Maria and 'leva' of Levi. */
export const NOMES: ReadonlySet<string> = words(`
  ageu ana ananias anas arao asa barnabas baruque belem caifas caldeia cefas daniel davi demas elias ester esdras eva
  ezequias ezequiel filemom galileia gomorra herodes horebe isaias jaco jeremias jesus jo joao jonas jonatas jose josias
  josue juda judas judeia lameque levi lia lidia lucas malaquias marcos maria marta mateus messias miqueias moises nazare
  neemias noe obadias oseias paulo pedro pilatos rebeca roma rubem rute salem salome samaria sara satanas saul saulo
  siao silas simao simei sinai sofonias tadeu tiago timoteo tito tomas urias zacarias zaqueu
`)

/** Nouns and adverbs that would meet a verb, or another noun, with which they have nothing in common. */
export const INTEIRAS: ReadonlySet<string> = words(`
  agua aguia alias altar amem amen amora arca arco autoridade bem cada caso casa concilio contra cor coro deusa esposa
  espada face fera fogo galeria hades hora irma juizo juro leite leito livraria livro mal mar marido mais materia mente
  mes mesa miseria nao nome nota papa parte peso pena ponta ponte ponto porta porto porvir prata prato prece prego
  presente sabado sala seda sede sem sete seta so sol solo tema tenda vale valor vara vinha vinho
`)

/** Plurals and words that only look like plurals → what they are the plural of, or themselves. */
export const PLURAIS: ReadonlyMap<string, string> = pairs(`
  leis lei, reis rei, pais pai, bois boi, herois heroi, sois sois, dois dois, pois pois, depois depois, seis seis
  mais mais, demais demais, jamais jamais, ademais ademais, cais cais, paises paises, maes mae, caos caos, pes pe
  deus deus, deuses deus, virus virus, onibus onibus, corpus corpus, lapis lapis, oasis oasis, bis bis, gratis gratis
  tres tres, mes mes, meses mes, gas gas, simples simples, apenas apenas, antes antes, menos menos, atras atras
  atraves atraves, alias alias, caracteres carater, especimes especime, males mal, irmas irma, cristas cristao, crista cristao
  fieis fiel, infieis infiel, crueis cruel, papeis papel, aneis anel, niveis nivel, moveis movel, imoveis imovel
  automoveis automovel, tuneis tunel, quarteis quartel, pinceis pincel, coroneis coronel, toneis tonel, bordeis bordel
  bachareis bacharel, corceis corcel, cinzeis cinzel, vergeis vergel, broqueis broquel, capiteis capitel, cordeis cordel
  arrateis arratel, faceis facil, dificeis dificil, uteis util, inuteis inutil, ferteis fertil, inferteis infertil
  estereis esteril, frageis fragil, habeis habil, inabeis inabil, debeis debil, doceis docil, ageis agil
  versateis versatil, repteis reptil, misseis missil, projeteis projetil, volateis volatil
  gentis gentil, civis civil, viris viril, hostis hostil, sutis sutil, servis servil, infantis infantil, vis vil
  juvenis juvenil, ardis ardil, barris barril, covis covil, perfis perfil, funis funil, canis canil, fuzis fuzil
  pastoris pastoril, senis senil, febris febril, anis anil, tamboris tamboril, azuis azul
`)

/** Adjectives and nouns that end like 'amamos', 'vivemos', 'partimos'. */
export const NOMES_EM_MO: ReadonlySet<string> = words(`
  dizimo proximo ultimo extremo supremo animo intimo legitimo ilegitimo maximo minimo otimo pessimo primo cimo
  ramo reclamo balsamo anonimo sinonimo antonimo homonimo remo limo mimo longanimo magnanimo pusilanimo esquimo dinamo
  acrescimo decimo setimo centesimo milesimo vigesimo trigesimo quadragesimo quinquagesimo emprestimo maritimo
`)

/** Beginnings of 'espera', 'confia', 'dedica', 'necessária', which the stemmer cuts to 'esp', 'conf', 'ded', 'necess'. */
export const BASES: ReadonlySet<string> = words(`
  esper desesper persever regener consider prosper vener oper cooper toler moder deliber liber reiter alter numer enumer
  super temper destemper ponder exager recuper imper lider gener prepar separ compar declar repar ampar desampar dispar
  equipar encar escancar depar admir retir inspir respir suspir aspir expir conspir atir gir vir tir mir
  confi desconfi envi desvi expi reconcili anunci renunci pronunci denunci propici avali inici negoci abrevi associ copi
  principi beneficiari vici premi auxili concili desafi adi odi ali alivi vari contrari apreci depreci
  comunic multiplic dedic suplic explic implic complic indic fornic prevaric critic replic abdic predic reivindic
  necessari adversari voluntari involuntari ordinari extraordinari solitari secretari funcionari primari secundari
  temporari hereditari sanguinari arbitrari imaginari tributari autoritari comunitari missionari originari diari precari
  sumari operari trinitari proprietari milenari mercenari unitari intermediari plenari partidari lendari centenari
  sectari literari santuari vigari calvari rosari seminari comentari dicionari aniversari salari
`)

/** Words that belong together, for which the rules find no common root. The first of each line is their root. */
export const FAMILIAS: ReadonlyMap<string, string> = families([
  `amar ama amas amo ame amem amam amais amamos amai amei amou amaste amastes amaram amava amavam amavas amavamos amando
   amado amada amados amadas amara amaras amarei amareis amaremos amarao amaria amariam amasse amassem amarmos amardes`,
  `orar oracao oracoes orai oram orem oremos orei orou oraste oraram orava oravam orando orado orara orarei oraremos orarao
   oraria orasse orassem orarem orarmos oramos orais orareis`,
  `crer cre cres cremos credes crede creem creio creia creias creiam creiais creiamos creu creram creste crestes crera
   creriam creria crendo crido crida cridos cresse cressem creres crerem crerdes crerei creremos crereis crerao creras`,
  `cri cria crias criam criacao criacoes`,
  `unir uniao unioes une unem uniu uniram unindo unido unida unidos unidas unira unirao unirei unia uniam`,
  `batiz batismo batismos batismal batismais`,
  `divorci divorcio divorcios divorciar divorciou divorciado divorciada divorciados divorciadas`,
  `adot adocao adocoes adotivo adotivos adotiva adotivas`,
  `agir age agem agiu agiram agindo agido agia agiam agira agirao`,
  `ler le leem leu leram lendo lido lida lidos lidas leio leia leiam leitura leituras lia liam`,
  `sacrific sacrificio sacrificios`,
  `elegant elegancia elegante elegantes elegantemente`,
  `pec peque pequem pequei pequeis peques pequemos`,
])

function words(text: string): Set<string> {
  return new Set(text.trim().split(/\s+/))
}

function pairs(text: string): Map<string, string> {
  const entries = text.trim().split(/\s*[,\n]\s*/)
  return new Map(
    entries.map((entry) => {
      const [plural = '', singular = ''] = entry.split(' ')
      return [plural, singular]
    }),
  )
}

function families(texts: readonly string[]): Map<string, string> {
  return new Map(
    texts.flatMap((text) => {
      const members = text.trim().split(/\s+/)
      return members.map((member): [string, string] => [member, members[0] ?? member])
    }),
  )
}
