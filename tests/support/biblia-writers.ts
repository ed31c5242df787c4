/** Writers of whole Bibles in the formats that the readers take, from codes of their own. */
import type {
  ParsedBiblia,
  ParsedCapitulo,
  ParsedLivro,
  ParsedVersiculo,
} from '#server/biblia/parsed-biblia.ts'

const USFM = (
  'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS ' +
  'JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT ' +
  'PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV'
).split(' ')

const OSIS = (
  'Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer ' +
  'Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal ' +
  'Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev'
).split(' ')

const SIGLAS = (
  'gn ex lv nm dt js jz rt 1sm 2sm 1rs 2rs 1cr 2cr ed ne et jó sl pv ec ct is jr lm ez dn os jl am ob jn mq na hc ' +
  'sf ag zc ml mt mc lc jo atos rm 1co 2co gl ef fp cl 1ts 2ts 1tm 2tm tt fm hb tg 1pe 2pe 1jo 2jo 3jo jd ap'
).split(' ')

function numeroDe({ numero, ate }: ParsedVersiculo): string {
  return ate === undefined ? String(numero) : `${numero}-${ate}`
}

/** The JSON of the Bíblia Livre conversion. */
export function toBlivreJson({ nome, versao, licenca, atribuicao, livros }: ParsedBiblia): string {
  const books = livros.map(({ id, capitulos }) => ({
    abbreviation: 'Jo',
    ubs_code: USFM[id - 1],
    chapters: capitulos.map(({ numero, titulo, versiculos }) => ({
      number: numero,
      ...(titulo !== null && { title: titulo }),
      verses: versiculos.map((v) => ({ number: v.numero, text: v.texto })),
    })),
  }))
  return JSON.stringify({
    id: 'PROVA',
    name: nome,
    version: versao,
    license: licenca,
    attribution: atribuicao,
    books,
  })
}

/** The common Brazilian dump, with the BOM it often has; what is left out stands as an empty text, numbers being places. */
export function toChaptersJson({ livros }: ParsedBiblia): string {
  const dump = livros.map(({ id, capitulos }) => ({
    abbrev: SIGLAS[id - 1],
    chapters: capitulos.map(({ versiculos }) => {
      const textos = new Map(versiculos.map(({ numero, texto }) => [numero, texto]))
      return Array.from({ length: Math.max(...textos.keys()) }, (_, index) => textos.get(index + 1) ?? '')
    }),
  }))
  return `\uFEFF${JSON.stringify(dump)}`
}

export function toZefania({ nome, livros }: ParsedBiblia): string {
  const body = livros.map(
    ({ id, capitulos }) =>
      `<BIBLEBOOK bnumber="${id}">${capitulos.map(toZefaniaCapitulo).join('')}</BIBLEBOOK>`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>\n<XMLBIBLE biblename="${nome}">${body.join('\n')}</XMLBIBLE>`
}

function toZefaniaCapitulo({ numero, versiculos }: ParsedCapitulo): string {
  const verses = versiculos.map((v) => `<VERS vnumber="${numeroDe(v)}">${v.texto}</VERS>`)
  return `<CHAPTER cnumber="${numero}">${verses.join('')}</CHAPTER>`
}

export function toOsis({ nome, livros }: ParsedBiblia, verses: 'container' | 'milestone'): string {
  const body = livros.map(({ id, capitulos }) => {
    const code = OSIS[id - 1]
    const chapters = capitulos.map(({ numero, titulo, versiculos }) => {
      const title = titulo === null ? '' : `<title type="psalm" canonical="true">${titulo}</title>`
      const texts = versiculos.map((v) => {
        const numeros = v.ate === undefined ? [v.numero] : [v.numero, v.ate]
        const osisId = numeros.map((each) => `${code}.${numero}.${each}`).join(' ')
        return verses === 'container'
          ? `<verse osisID="${osisId}">${v.texto}</verse>`
          : `<verse osisID="${osisId}" sID="${osisId}"/>${v.texto}<verse eID="${osisId}"/>`
      })
      return `<chapter osisID="${code}.${numero}">${title}${texts.join('\n')}</chapter>`
    })
    return `<div type="book" osisID="${code}">${chapters.join('\n')}</div>`
  })
  const header = `<header><work osisWork="PROVA"><title>${nome}</title></work></header>`
  return `<osis><osisText osisIDWork="PROVA">${header}${body.join('\n')}</osisText></osis>`
}

export function toUsfx({ livros }: ParsedBiblia): string {
  const body = livros.map(({ id, capitulos }) => {
    const chapters = capitulos.map(({ numero, titulo, versiculos }) => {
      const title = titulo === null ? '' : `<d>${titulo}</d>`
      const texts = versiculos.map((v) => `<v id="${numeroDe(v)}"/>${v.texto}<ve/>`)
      return `<c id="${numero}"/>${title}<p>${texts.join('\n')}</p>`
    })
    return `<book id="${USFM[id - 1]}"><h>Título</h>${chapters.join('\n')}</book>`
  })
  return `<usfx>${body.join('\n')}</usfx>`
}

/** The ends of chapters as a bundle's `versification.vrs` says them. @param totals by book */
export function toVrs(totals: readonly (readonly number[])[]): string {
  const lines = totals.map((ends, index) => {
    const chapters = ends.map((end, chapter) => `${chapter + 1}:${end}`)
    return `${USFM[index]} ${chapters.join(' ')}`
  })
  return ['# Versification', ...lines, 'PSA 3:1-8 = PSA 3:2-9', '-DAN 3:91'].join('\n')
}

/** A bundle of the Digital Bible Library: one file a book, and what describes them. */
export function toUsxBundle({ nome, atribuicao, livros }: ParsedBiblia): [name: string, text: string][] {
  const files = livros.map((livro): [string, string] => {
    const code = USFM[livro.id - 1] ?? ''
    return [`release/USX_1/${code}.usx`, toUsx(code, livro)]
  })
  const content = files.map(([name]) => `<content src="${name}"/>`).join('')
  const metadata =
    `<DBLMetadata version="2.2"><identification><name>${nome}</name></identification>` +
    `<publications><publication default="true"><structure>${content}</structure></publication></publications>` +
    `<copyright><fullStatement><statementContent>${atribuicao}</statementContent></fullStatement></copyright></DBLMetadata>`
  return [['metadata.xml', metadata], ...files]
}

function toUsx(code: string, { capitulos }: ParsedLivro): string {
  const body = capitulos.map(({ numero, titulo, versiculos }) => {
    const title = titulo === null ? '' : `<para style="d">${titulo}</para>`
    const texts = versiculos.map((v) => {
      const sid = `${code} ${numero}:${v.numero}`
      return `<verse number="${v.numero}" style="v" sid="${sid}"/>${v.texto}<verse eid="${sid}"/>`
    })
    const place = `<chapter number="${numero}" style="c" sid="${code} ${numero}"/>`
    return `${place}${title}<para style="p">${texts.join('\n')}</para><chapter eid="${code} ${numero}"/>`
  })
  return `<usx version="3.0"><book code="${code}" style="id"/>${body.join('\n')}</usx>`
}

/** One file a book: name and text. */
export function toUsfm({ livros }: ParsedBiblia): [name: string, text: string][] {
  return livros.map((livro) => {
    const code = USFM[livro.id - 1] ?? ''
    return [
      `${String(livro.id).padStart(2, '0')}-${code}.usfm`,
      `\\id ${code}\n\\h Título\n${toUsfmBody(livro)}`,
    ]
  })
}

function toUsfmBody({ capitulos }: ParsedLivro): string {
  return capitulos
    .map(({ numero, titulo, versiculos }) => {
      const title = titulo === null ? '' : `\\d ${titulo}\n`
      return `\\c ${numero}\n${title}\\p\n${versiculos.map((v) => `\\v ${numeroDe(v)} ${v.texto}`).join('\n')}\n`
    })
    .join('')
}

/** A release of the Bíblia Livre. @param names the 66 names that its files have */
export function toRelease(
  { livros }: ParsedBiblia,
  names: readonly string[],
): [name: string, text: string][] {
  return livros.map(({ id, capitulos }) => {
    const lines = capitulos.flatMap(({ numero, titulo, versiculos }) => [
      ...(titulo === null ? [] : ['\\psalm-title', titulo, '\\*psalm-title']),
      ...versiculos.flatMap((v) => [`\\v Xx.${numero}.${v.numero}`, v.texto]),
    ])
    const header = ['\\abbreviation', 'Jo', '\\*abbreviation', '\\ubs-code', USFM[id - 1], '\\*ubs-code']
    return [names[id - 1] ?? '', `\uFEFF${[...header, ...lines].join('\n')}\n`]
  })
}
