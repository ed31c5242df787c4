/** One passage, written in each format that says how print sets it. */
import { describe, expect, it } from 'vitest'
import { listEstruturas, parseFixtures } from '#tests/support/biblia-fixtures.ts'
import { parseOsis } from './osis.ts'
import { parseUsfm } from './usfm.ts'
import { parseUsfx } from './usfx.ts'
import { parseUsx } from './usx.ts'
import { parseZefania } from './zefania.ts'

const USFM = `\\id JHN
\\c 8
\\ms Os sinais
\\s1 A luz
\\r (Mt 5.14)
\\p
\\v 1 Disse \\w Jesus|strong="G1"\\w*: \\wj Eu sou\\wj*\\f + \\fr 8.1 \\fq Eu sou: \\ft ou \\+nd Serei\\+nd*\\f* \\wj a luz.\\wj*
\\s2 A resposta
\\m Então\\x a \\xo 8.1 \\xt Jo 9.5|JHN 9:5\\x* responderam
\\q1
\\v 2 a linha primeira,
\\q2 a segunda.
\\b
\\qr
\\v 3 Outra estrofe.
\\c 9
\\li1
\\v 1 Um item;
\\li2 outro.
`

const USFX = `<usfx><book id="JHN"><c id="8"/><p sfm="ms">Os sinais</p><s style="s1">A luz</s><p sfm="r">(Mt 5.14)</p>
<p><v id="1"/>Disse <w>Jesus</w>: <wj>Eu sou</wj><f caller="+"><fr>8.1</fr><fq>Eu sou: </fq><ft>ou <nd>Serei</nd></ft></f>
<wj>a luz.</wj></p><s level="2">A resposta</s><p sfm="m">Então<x caller="a"><xo>8.1</xo><xt>Jo 9.5</xt></x> responderam<ve/></p>
<q level="1"><v id="2"/>a linha primeira,</q><q level="2">a segunda.<ve/></q><b/><p sfm="qr"><v id="3"/>Outra estrofe.<ve/></p>
<c id="9"/><p sfm="li1"><v id="1"/>Um item;</p><p sfm="li" style="li2">outro.<ve/></p></book></usfx>`

const USX = `<usx version="3.0"><book code="JHN" style="id">Prova</book><para style="mt1">João</para><chapter number="8" style="c" sid="JHN 8"/>
<para style="ms">Os sinais</para><para style="s1">A luz</para><para style="r">(Mt 5.14)</para>
<para style="p"><verse number="1" style="v" sid="JHN 8:1"/>Disse <char style="w" strong="G1">Jesus</char>: <char style="wj">Eu sou<note caller="+"
  style="f"><char style="fr">8.1 </char><char style="fq">Eu sou: </char><char style="ft">ou <char style="nd">Serei</char></char></note> a luz.</char></para>
<para style="s2">A resposta</para><para style="m" vid="JHN 8:1">Então<note caller="a" style="x"><char style="xo">8.1 </char>
  <char style="xt"><ref loc="JHN 9:5">Jo 9.5</ref></char></note> responderam<verse eid="JHN 8:1"/></para>
<para style="q1"><verse number="2" style="v" sid="JHN 8:2"/>a linha primeira,</para><para style="q2" vid="JHN 8:2">a segunda.<verse eid="JHN 8:2"/></para>
<para style="b"/><para style="qr"><verse number="3" style="v" sid="JHN 8:3"/>Outra estrofe.<verse eid="JHN 8:3"/></para><chapter eid="JHN 8"/>
<chapter number="9" style="c" sid="JHN 9"/><para style="li1"><verse number="1" style="v" sid="JHN 9:1"/>Um item;</para>
<para style="li2">outro.<verse eid="JHN 9:1"/></para><chapter eid="JHN 9"/></usx>`

const OSIS = `<osis><osisText><div type="book" osisID="John"><title type="main">João</title>
<div type="majorSection"><title>Os sinais</title><chapter sID="John.8" osisID="John.8"/><div type="section"><title>A luz</title>
<title type="parallel">(Mt 5.14)</title><p><verse sID="John.8.1" osisID="John.8.1"/>Disse Jesus:
<q who="Jesus" sID="a" marker=""/>Eu sou<note placement="foot"><reference type="source">8.1</reference>
<catchWord>Eu sou:</catchWord> ou <rdg>Serei</rdg></note> a luz.<q eID="a" marker=""/></p></div>
<div type="subSection"><title>A resposta</title><lb/>Então<note type="crossReference"><reference osisRef="John.9.5">Jo 9.5</reference></note>
responderam<verse eID="John.8.1"/><lg><l level="1"><verse sID="John.8.2" osisID="John.8.2"/>a linha primeira,</l>
<l level="2">a segunda.<verse eID="John.8.2"/></l></lg>
<lg><l><verse sID="John.8.3" osisID="John.8.3"/>Outra estrofe.<verse eID="John.8.3"/></l></lg></div></div>
<chapter osisID="John.9"><list><item><verse sID="John.9.1" osisID="John.9.1"/>Um item;</item>
<item><list><item>outro.<verse eID="John.9.1"/></item></list></item></list></chapter></div></osisText></osis>`

const ZEFANIA = `<XMLBIBLE><BIBLEBOOK bnumber="43"><CHAPTER cnumber="8"><CAPTION vref="1" type="x-h1">Os sinais</CAPTION>
<VERS vnumber="1">Disse Jesus: <STYLE css="color:#ff0000">Eu sou</STYLE><NOTE>Eu sou: ou Serei</NOTE>
<STYLE css="color: red">a luz.</STYLE><BR art="x-p"/>Então<XREF fscope="Jo 9.5"/> responderam</VERS></CHAPTER></BIBLEBOOK></XMLBIBLE>`

const [nota, remissao] = [
  { posicao: 19, tipo: 'nota', texto: 'Eu sou: ou Serei' },
  { posicao: 32, tipo: 'remissao', texto: 'Jo 9.5' },
] as const

const EXPECTED = {
  '43 8.1': {
    titulos: [
      { posicao: 0, nivel: 1, texto: 'Os sinais' },
      { posicao: 0, nivel: 2, texto: 'A luz' },
      { posicao: 0, nivel: 4, texto: '(Mt 5.14)' },
      { posicao: 27, nivel: 3, texto: 'A resposta' },
    ],
    blocos: [
      { posicao: 0, tipo: 'p' },
      { posicao: 27, tipo: 'm' },
    ],
    jesus: [{ inicio: 13, fim: 26 }],
    notas: [nota, remissao],
  },
  '43 8.2': {
    blocos: [
      { posicao: 0, tipo: 'q1' },
      { posicao: 18, tipo: 'q2' },
    ],
  },
  '43 8.3': {
    blocos: [
      { posicao: 0, tipo: 'b' },
      { posicao: 0, tipo: 'q1' },
    ],
  },
  '43 9.1': {
    blocos: [
      { posicao: 0, tipo: 'li1' },
      { posicao: 9, tipo: 'li2' },
    ],
  },
}

describe('the structure of a passage', () => {
  it.each([
    ['USFM', parseUsfm, USFM],
    ['USFX', parseUsfx, USFX],
    ['USX', parseUsx, USX],
    ['OSIS', parseOsis, OSIS],
  ] as const)('is the same from %s', async (file, parser, text) => {
    const { biblia, avisos, problemas } = await parseFixtures(parser, { file, text })
    expect([avisos, problemas]).toEqual([[], []])
    const [first] = biblia.livros[0]?.capitulos[0]?.versiculos ?? []
    expect(first?.texto).toBe('Disse Jesus: Eu sou a luz. Então responderam')
    expect(listEstruturas(biblia.livros)).toEqual(EXPECTED)
  })

  it('is what Zefania can say of it', async () => {
    const { biblia } = await parseFixtures(parseZefania, { file: 'z.xml', text: ZEFANIA })
    expect(listEstruturas(biblia.livros)).toEqual({
      '43 8.1': {
        titulos: [{ posicao: 0, nivel: 1, texto: 'Os sinais' }],
        blocos: [{ posicao: 27, tipo: 'p' }],
        jesus: [{ inicio: 13, fim: 26 }],
        notas: [nota, remissao],
      },
    })
  })
})
