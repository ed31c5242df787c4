/** Verbs that end like the plurals 'mortais' and 'naturais': those of the Bible Livre, and some that other Bibles have. */
const VERBOS_EM_AIS = new Set(
  `
  abencoais abominais abstenhais abundais aceitais achais aconselhais acrescentais acusais adorais adornais
  advirtais afastais ajuntais alargais alegrais amais amparais andais anunciais apascentais apedrejais
  apoiais aprendais aproveitais aproximais armais arruinais aventais batizais bebais brigais brilhais
  buscais cacais caiais caminhais cansais cantais carregais cavalgais celebrais chamais chorais circuncidais
  clamais cobicais colocais comais cometais condenais confessais confiais conhecais considerais consolais
  contaminais continuais convertais corrompais creiais cultuais cumprais curais dais decidais degolais
  deixais derramais descansais desconhecais descubrais desejais desencorajais desonrais despedacais
  desprezais destruais desviais detenhais devais devorais digais diminuais dispensais dizimais dominais
  edificais emprestais empurrais encubrais endurecais enriquecais ensinais entendais entrais entristecais
  envergonhais enviais errais escarnecais escutais esperais esquecais estais estejais exaltais exijais
  expulsais facais falais fartais fechais ficais fortalecais gastais gloriais glorificais guardais guerreais
  habitais honrais imaginais impecais importais incomodais indagais inflamais insistais invocais irais
  jejuais julgais juntais jurais justificais leiais lembrais levais levantais limpais louvais lutais mandais
  manifestais mantenhais maravilhais matais mintais misturais morrais murmurais navegais necessitais
  observais odiais oferecais olhais oprimais orgulhais oucais pagais passais pecais pensais perdoais
  perecais peregrinais perguntais perturbais pesais pisoteais planejais ponhais possais possuais praticais
  precisais pregais prejudicais preparais prestais proclamais procurais profanais proibais quebrais
  quebrantais recebais reconhecais rejeitais renovais reparais repartais repreendais resistais respondais
  retribuais revelais rodeais roubais sacrificais saiais saibais salvais santificais sejais semeais sigais
  sintais sirvais sobrecarregais sofrais soltais sonhais subais sujeitais suportais temais tenhais tentais
  testais testemunhais tirais tocais tolerais tomais tornais tragais trais tramais tratais usais vejais
  venhais viajais vivais voltais
  `
    .trim()
    .split(/\s+/),
)

/** 'julgais' is what you do; 'mortais' is a plural. */
export function isVerboEmAis(forma: string): boolean {
  return VERBOS_EM_AIS.has(forma)
}
