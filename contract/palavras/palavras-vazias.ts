/** Words that say nothing of a text's subject. Indexed for phrases, left out of searches that have others. 'não', 'só' are no such words. */
const PALAVRAS_VAZIAS = new Set(
  `
  o a os as um uma uns umas
  de do da dos das em no na nos nas num numa nuns numas por pelo pela pelos pelas per
  ao aos com para pra sob sobre ate desde entre perante apos
  e ou mas nem que se como porque pois porem portanto contudo todavia logo quando onde enquanto embora
  eu tu ele ela nos vos eles elas me te lhe lhes mim ti si comigo contigo consigo conosco convosco voce voces
  meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas vosso vossa vossos vossas
  dele dela deles delas nele nela neles nelas
  este estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo
  deste desta destes destas desse dessa desses dessas daquele daquela daqueles daquelas disto disso daquilo
  neste nesta nestes nestas nesse nessa nesses nessas naquele naquela naqueles naquelas nisto nisso naquilo
  qual quais quem cujo cuja cujos cujas
  ser sou es somos sao era eram foi foram fosse fossem seja sejam sera serao sendo sido
  ha havia ter tem tens tinha tinham teve estar estou esta estao estava estavam
  pode podem deve devem
  ja tambem assim entao ainda la ai ali aqui
  `
    .trim()
    .split(/\s+/),
)

/** Whether a `forma` is a stop word. */
export function isPalavraVazia(forma: string): boolean {
  return PALAVRAS_VAZIAS.has(forma)
}
