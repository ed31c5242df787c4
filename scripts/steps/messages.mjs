/**
 * What the preparing steps say: Portuguese to the publisher who runs the library, English to developers.
 *
 * @typedef {object} Messages
 * @property {(version: string) => string} nodeTooOld
 * @property {(pid: number) => string} waiting
 * @property {string} installing
 * @property {string} modulesAreLink
 * @property {string} npmMissing
 * @property {string} offline
 * @property {(code: number) => string} installFailed
 * @property {string} pinnedNodeMissing
 * @property {(found: string) => string} pinnedNodeWrong
 * @property {string} buildingWeb
 * @property {(code: number) => string} buildFailed
 * @property {(error: string) => string} notWritable
 */

/** @type {Messages} */
export const portugueseMessages = {
  nodeTooOld: (version) => `É preciso ter o Node 20 ou mais novo; o instalado é o ${version}.`,
  waiting: (pid) => `Outro comando (processo ${pid}) está preparando esta pasta; aguardando…`,
  installing: 'Instalando as dependências (leva cerca de um minuto)…',
  modulesAreLink:
    'A pasta node_modules é um atalho (link simbólico) para outra pasta, e o npm apagaria o que está nela; ' +
    'remova o atalho e tente de novo.',
  npmMissing: 'O comando npm não foi encontrado; instale o npm e tente de novo.',
  offline: 'Não foi possível baixar as dependências: verifique a conexão com a internet e tente de novo.',
  installFailed: (code) => `A instalação das dependências falhou (o npm terminou com o código ${code}).`,
  pinnedNodeMissing:
    'O Node 24 deste projeto não foi instalado porque o npm está sem scripts de instalação; ' +
    'retire a opção ignore-scripts (npm config set ignore-scripts false) e tente de novo.',
  pinnedNodeWrong: (found) => `O Node 24 deste projeto foi instalado, mas não funciona aqui (${found}).`,
  buildingWeb: 'Montando o site…',
  buildFailed: (code) => `A montagem do programa falhou (o Vite terminou com o código ${code}).`,
  notWritable: (error) => `Não foi possível escrever na pasta do projeto (${error}).`,
}

/** @type {Messages} */
export const englishMessages = {
  nodeTooOld: (version) => `Node 20 or newer is needed; this is ${version}.`,
  waiting: (pid) => `Another command (process ${pid}) is preparing this folder; waiting…`,
  installing: 'Installing the dependencies (about a minute)…',
  modulesAreLink:
    'node_modules is a symbolic link, and npm would empty the folder that it leads to; ' +
    'remove the link and try again.',
  npmMissing: 'The npm command was not found; install npm and try again.',
  offline: 'The dependencies could not be downloaded: check the internet connection and try again.',
  installFailed: (code) => `Installing the dependencies failed (npm ended with code ${code}).`,
  pinnedNodeMissing:
    "The project's Node 24 was not installed because npm runs no install scripts; " +
    'remove the option ignore-scripts (npm config set ignore-scripts false) and try again.',
  pinnedNodeWrong: (found) => `The project's Node 24 was installed but does not run here (${found}).`,
  buildingWeb: 'Building the web app…',
  buildFailed: (code) => `Building the program failed (Vite ended with code ${code}).`,
  notWritable: (error) => `The project's folder cannot be written to (${error}).`,
}
