/** The HTML part: one column in the house's type, styles on each element as mail programs want them, no image, nothing fetched. */
import type { BlocoDaCarta, Carta, Contexto, Elo } from './modelo.ts'

const SERIF = "Alegreya,Georgia,'Times New Roman',serif"
const SANS = "'Hanken Grotesk','Segoe UI',Arial,sans-serif"
/** A long address does not widen the page. */
const QUEBRA = 'word-break:break-word;overflow-wrap:anywhere'
/** Colours of the light page; programs that show the dark one read `ESCURO`. */
const COR = {
  papel: '#f5f5ef',
  tinta: '#1a1d1b',
  tinta2: '#444a46',
  fio: '#d9d8cd',
  ato: '#1d4b3e',
  noAto: '#fefdfa',
}

const ESCURO = `@media (prefers-color-scheme:dark){
.papel{background:#1a1714!important}
.tinta{color:#ece4d6!important}.tinta2{color:#c2b8a8!important}
.fio{border-color:#39332c!important}
.ato{background:#9cc9b1!important;color:#14221b!important}
.elo{color:#9cc9b1!important}
}`

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function layoutHtml(
  carta: Carta,
  { editora, endereco }: Pick<Contexto, 'editora' | 'endereco'>,
): string {
  const pe = `font:400 14px/21px ${SANS};color:${COR.tinta2}`
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(carta.assunto)}</title>
<style>${ESCURO}</style>
</head>
<body class="papel" style="margin:0;padding:0;background:${COR.papel}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(carta.previa)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="papel" style="background:${COR.papel}">
<tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td class="fio" style="padding-bottom:12px;border-bottom:1px solid ${COR.fio}">
<a href="${escapeHtml(endereco('/'))}" class="tinta" style="font:500 18px/24px ${SERIF};color:${COR.tinta};text-decoration:none">Minha Biblioteca Westminster</a>
</td></tr>
<tr><td style="padding:28px 0 12px">
<h1 class="tinta" style="margin:0 0 16px;font:500 30px/36px ${SERIF};color:${COR.tinta}">${escapeHtml(carta.titulo)}</h1>
${carta.blocos.map(toHtml).join('\n')}
</td></tr>
<tr><td class="fio tinta2" style="padding-top:16px;border-top:1px solid ${COR.fio};${pe}">
<p style="margin:0 0 8px">${escapeHtml(carta.porque)}</p>
${carta.cancelar ? `<p style="margin:0 0 8px">${link('Parar de receber', carta.cancelar.pagina)}</p>` : ''}
<p style="margin:0">${escapeHtml(editora.nome)} · ${link(editora.contato, `mailto:${editora.contato}`)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function toHtml(bloco: BlocoDaCarta): string {
  const texto = `font:400 18px/28px ${SERIF};color:${COR.tinta};${QUEBRA}`
  switch (bloco.tipo) {
    case 'paragrafo':
      return `<p class="tinta" style="margin:0 0 16px;${texto}">${escapeHtml(bloco.texto)}</p>`
    case 'miudo':
      return `<p class="tinta2" style="margin:0 0 16px;font:400 14px/21px ${SANS};color:${COR.tinta2};${QUEBRA}">${escapeHtml(bloco.texto)}</p>`
    case 'botao':
      return `<p style="margin:0 0 20px"><a href="${escapeHtml(bloco.url)}" class="ato" style="display:inline-block;padding:12px 20px;background:${COR.ato};color:${COR.noAto};font:600 16px/24px ${SANS};text-decoration:none;border-radius:2px">${escapeHtml(bloco.texto)}</a></p>`
    case 'linhas':
      return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px">${bloco.linhas.map(([rotulo, valor]) => `<tr><td class="tinta2" style="padding:2px 16px 2px 0;font:400 16px/24px ${SANS};color:${COR.tinta2};vertical-align:top">${escapeHtml(rotulo)}</td><td class="tinta" style="padding:2px 0;${texto}">${escapeHtml(valor)}</td></tr>`).join('')}</table>`
    case 'citacao':
      return `<blockquote class="fio" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${COR.fio}"><p class="tinta" style="margin:0 0 4px;${texto}">${escapeHtml(bloco.texto)}</p><p class="tinta2" style="margin:0;font:400 14px/21px ${SANS};color:${COR.tinta2}">${escapeHtml(bloco.fonte)}</p></blockquote>`
    case 'elos':
      return bloco.elos.map((elo) => eloToHtml(elo, texto)).join('\n')
  }
}

function eloToHtml({ texto, nota, url }: Elo, estilo: string): string {
  return `<p class="tinta" style="margin:0 0 16px;${estilo}">${link(texto, url)}${nota && `<br><span class="tinta2" style="font:400 16px/24px ${SANS};color:${COR.tinta2}">${escapeHtml(nota)}</span>`}</p>`
}

function link(texto: string, url: string): string {
  return `<a href="${escapeHtml(url)}" class="elo" style="color:${COR.ato};text-decoration:underline">${escapeHtml(texto)}</a>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}
