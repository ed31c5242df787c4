import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  type IParagraphOptions,
  LeaderType,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx'
import { CITACAO, ESTILOS, estilosDoDocx, twips } from './estilos-do-docx.ts'
import {
  type BlocoDaFolha,
  type FolhaComposta,
  LINHAS_DA_SECAO,
  LINHAS_DO_FIM,
  type ParteDaFolha,
  type ProvaDaFolha,
  type TrechoDaFolha,
} from './folha-composta.ts'

/** A4 with the margins of the printed page, in twips. */
const PAGINA = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1134, right: 1417, bottom: 1247, left: 1417 },
}
const LARGURA = PAGINA.size.width - PAGINA.margin.left - PAGINA.margin.right

/** A handout as a file for Word and LibreOffice. */
export function writeFolhaDocx(folha: FolhaComposta): Promise<Blob> {
  const { titulo, comNome, corpo, partes, linhasNoFim, creditos } = folha
  const children = [
    ...(comNome ? [writeNome()] : []),
    new Paragraph({ heading: HeadingLevel.TITLE, children: [run(titulo)] }),
    ...partes.flatMap(writeParte),
    ...creditos.map((texto) => new Paragraph({ style: ESTILOS.credito, children: [run(texto)] })),
    ...(linhasNoFim ? writeLinhas(LINHAS_DO_FIM, { pageBreakBefore: true }) : []),
  ]
  const numero = new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT] })],
  })
  const document = new Document({
    title: toXmlText(titulo),
    creator: 'Minha Biblioteca Westminster',
    lastModifiedBy: 'Minha Biblioteca Westminster',
    styles: estilosDoDocx(corpo),
    sections: [
      { properties: { page: PAGINA }, footers: { default: new Footer({ children: [numero] }) }, children },
    ],
  })
  return Packer.toBlob(document)
}

/** 'Nome: ____ Data: ____' */
function writeNome(): Paragraph {
  const leader = LeaderType.UNDERSCORE
  return new Paragraph({
    spacing: { after: twips(18) },
    tabStops: [
      { type: TabStopType.LEFT, position: LARGURA - 2_600, leader },
      { type: TabStopType.RIGHT, position: LARGURA, leader },
    ],
    children: [run('Nome: '), tab(), run(' Data: '), tab()],
  })
}

function writeParte({ tipo, blocos }: ParteDaFolha): Paragraph[] {
  return blocos.flatMap((bloco, index) => {
    // A question and its answer are kept on one page, as are what follows a heading.
    const keepNext = tipo === 'pergunta' && blocos[index + 1]?.tipo === 'paragrafo'
    return writeBloco(bloco, tipo, { keepNext, keepLines: tipo === 'pergunta' })
  })
}

type Juntos = Pick<IParagraphOptions, 'keepNext' | 'keepLines'>

function writeBloco(bloco: BlocoDaFolha, parte: ParteDaFolha['tipo'], juntos: Juntos): Paragraph[] {
  switch (bloco.tipo) {
    case 'texto':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, children: [run(bloco.titulo)] })]
    case 'secao':
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, children: [run(bloco.titulo)] })]
    case 'subtitulo':
      return [new Paragraph({ heading: HeadingLevel.HEADING_3, children: [run(bloco.titulo)] })]
    case 'paragrafo':
      return [
        new Paragraph({
          ...juntos,
          style: parte === 'passagem' ? CITACAO : 'Normal',
          children: bloco.trechos.map(writeTrecho),
        }),
      ]
    case 'verso':
      return [
        new Paragraph({
          style: ESTILOS.verso,
          spacing: { before: bloco.estrofe ? twips(8) : 0 },
          indent: { left: twips(14 + 14 * bloco.recuo + 14), hanging: twips(14) },
          children: bloco.trechos.map(writeTrecho),
        }),
      ]
    case 'destaque':
      return [new Paragraph({ style: ESTILOS.destaque, children: [run(bloco.texto)] })]
    case 'provas':
      return [
        new Paragraph({ heading: HeadingLevel.HEADING_3, children: [run('Textos-prova')] }),
        ...bloco.provas.flatMap(writeProva),
      ]
    case 'nota':
      return writeNota(bloco)
    case 'linhas':
      return writeLinhas(LINHAS_DA_SECAO)
  }
}

/** The marker hangs at the left of the first of its references. */
function writeProva({ marcador, paragrafos }: ProvaDaFolha): Paragraph[] {
  return paragrafos.map(
    (trechos, index) =>
      new Paragraph({
        style: ESTILOS.provas,
        children: [...(index === 0 ? [run(`[${marcador}]`)] : []), tab(), ...trechos.map(writeTrecho)],
      }),
  )
}

function writeNota({ titulo, data, texto }: BlocoDaFolha & { tipo: 'nota' }): Paragraph[] {
  const paragrafos = texto.split(/\n+/).filter((linha) => linha.trim() !== '')
  return [
    new Paragraph({
      style: ESTILOS.nota,
      keepNext: paragrafos.length > 0,
      children: [new TextRun({ text: toXmlText(titulo), bold: true }), run(data && ` (${data})`)],
    }),
    ...paragrafos.map((linha) => new Paragraph({ style: ESTILOS.nota, children: [run(linha)] })),
  ]
}

function writeLinhas(total: number, first: IParagraphOptions = {}): Paragraph[] {
  return Array.from(
    { length: total },
    (_, index) => new Paragraph({ style: ESTILOS.linha, ...(index === 0 && first) }),
  )
}

function writeTrecho({ texto, forma }: TrechoDaFolha): TextRun {
  const text = toXmlText(texto)
  switch (forma) {
    case 'versiculo':
      return new TextRun({ text: `${text} `, superScript: true })
    case 'marcador':
      return new TextRun({ text, superScript: true })
    case 'citacao':
      return new TextRun({ text, bold: true })
    default:
      return new TextRun(text)
  }
}

function tab(): TextRun {
  return new TextRun({ children: [new Tab()] })
}

function run(texto: string): TextRun {
  return new TextRun(toXmlText(texto))
}

/** Programs refuse the whole file for one sign that XML has not. */
function toXmlText(texto: string): string {
  return texto.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
}
