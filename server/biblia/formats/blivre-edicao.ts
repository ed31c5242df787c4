/** What the Bíblia Livre asks to be said of it; its files carry no title, licence or date. The credit is that of its README, 2018.2.0. */
export const BLIVRE = {
  sigla: 'BLIVRE',
  nome: 'Bíblia Livre',
  versao: '2018.2.0',
  licenca: 'Creative Commons Atribuição 3.0 Brasil (CC BY 3.0 BR)',
  atribuicao:
    'Todas as Escrituras em português citadas são da Bíblia Livre (BLIVRE), Copyright © Diego Santos, Mario Sérgio, ' +
    'e Marco Teles, http://sites.google.com/site/biblialivre/ - fevereiro de 2018. Licença Creative Commons ' +
    'Atribuição 3.0 Brasil (http://creativecommons.org/licenses/by/3.0/br/). Reprodução permitida desde que ' +
    'devidamente mencionados fonte e autores.',
} as const

/** The 66 files of the release, in canonical order, as they are called in `textos/f4/tr/`. */
export const BLIVRE_FILES: readonly string[] = (
  'gen exod lev num deut jos juiz rute 1sa 2sa 1rs 2rs 1crn 2crn esd nee est jo sal prov ecl cant isa jer lam eze ' +
  'dan ose joel amos oba jon miq naum hab sof ageu zac mal mat mar luc joao atos rom 1cor 2cor gal efes fil col ' +
  '1tes 2tes 1tim 2tim tito flm heb tiag 1ped 2ped 1joao 2joao 3joao jud apo'
)
  .split(' ')
  .map((name) => `${name}.txt`)
