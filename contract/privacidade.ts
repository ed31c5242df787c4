/** What the policy of privacy promises and the server keeps: one place for the page `/privacidade` and the code. */

/** Version of the policy's text; it changes with every change of what the policy says. */
export const VERSAO_DA_POLITICA = '2026-11-23'

/** A session ends after so many days without use … */
export const DIAS_SEM_USO = 30
/** … and after so many in all. */
export const DIAS_DE_SESSAO = 90
/** Security events are kept for so many days. */
export const DIAS_DE_EVENTOS = 180
/** From where an account was signed in to is known again for so many days. */
export const DIAS_DE_APARELHO = 90
/** Which mails were sent to whom is kept for so many days. */
export const DIAS_DE_CORREIO = 30
/** What a device could not send is kept on it for so many days. */
export const DIAS_DA_FILA = 30
/** What the publisher did with accounts is kept for so many years. */
export const ANOS_DE_ATOS = 5
/** Searches without a result are kept, of nobody in particular, for so many days. */
export const DIAS_DE_PROCURAS = 90
