import { describe, expect, it } from 'vitest'
import { analisar } from './analisar.ts'

/** Words of one line find each other. */
const MEET = `
salvação salvações salvacao salvacoes SALVAÇÃO
salvação salvar salvo salvos salvou
oração orações oracao oracoes orar orou orando oremos
irmão irmãos irmao irmaos
justificação justificacao justificar justificado justificados justificacoes justifica justificou justificaremos justifique
santificação santificar santificado santificados santificai santifica
anunciar anuncia anunciai anunciou anunciado
louvar louvai louvado louvam
comunicar comunica comunicação
fé fê fe Fé FÉ
lei leis Lei
rei reis
bem bens
homem homens
fim fins
dom dons
jardim jardins
fiel fiéis fieis
infiel infiéis
cruel cruéis
papel papéis
fácil fáceis faceis
útil úteis
gentil gentis
mortal mortais
imortal imortais
espiritual espirituais espiritualmente
principal principais
sinal sinais
imutável imutáveis imutavel imutaveis imutabilidade
terrível terríveis terrivel
invisível invisíveis
lençol lençóis
pão pães pao paes
mão mãos maos
mãe mães maes
cristão cristãos cristã cristãs cristaos
pagão pagãos
leão leões leoes
coração corações coracoes
nação nações
perdão perdões
visão visões
eleição eleições
redenção redencao redenções
adoção adotar adotado adotados
batismo batizar batizado batizados batismal
criação criar criou criado criados cria
regeneração regenerar regenerado regenera regeneram
perseverar persevera perseveram perseverou
esperar espera espere esperem esperou
confiar confia confiam confiou confio
necessário necessária necessários necessarias
crer crê creu creram crendo creio creem
amar amou amado amados amaste amando
união unir unidos uniu
pecado pecados pecar pecou peque pequei
igreja igrejas
obra obras
alma almas
anjo anjos
graça graças graca GRAÇA
promessa promessas
mulher mulheres
pastor pastores
luz luzes
cruz cruzes
voz vozes
juiz juízes
mês meses
mar mares
Deus deuses
céu céus
judeu judeus
fariseu fariseus
dízimo dízimos dizimos
próximo próximos próxima
último últimos
santíssimo santíssimos
essência essencia essências
obediência obediencia obediente obedientes
arrependimento arrependimentos arrepender arrependei arrependeu arrependam
instituição instituições instituir instituiu
expiação expiar expia expiado
reconciliação reconciliar reconcilia
sacrifício sacrifícios sacrificar sacrificou
pregação pregar pregou pregando
praticar pratica pratique praticam
ressurreição ressurreições
Escritura Escrituras
doutrina doutrinas
pacto pactos
aliança alianças
comer come comeu comendo
temer teme temeu temendo
saber sabe sabem
comê-lo comer
λόγος ΛΌΓΟΣ
`

/** Words of one line have nothing in common. */
const APART = `
fé feito
fé feita
mão mãe
mão mal
pão pai
pão pé
lei lê
lei leal
lei leite
graça grato
graça grão
graça gracejo
Maria mar maré marido
Levi levar
Pedro pedra
Judas Judá
Saulo Saul
Cristo cristão
mês mesa
casa caso casamento
livro livre
livro livrar
sábado saber
pena penar
altar alto
autor autoridade
juiz juízo
irmão irmã
mente mentir
espada espera esposa
mal mau mais
com comer
que querer
tem temer
para parar
sem semear
sol solo
porta porto
ponte ponto ponta
vinho vinha
água águia
parte partir
nome nomear
Deus deusa
hora orar
oração coração
nação natureza
pacto paz
sete seta
pecado pequeno
iníquo iniciar
papa papo
concílio conciliar
juro jurar
prego pregar
matéria matar
miséria missa
elegante eleger
Belém belo
Salém sal sala
rei reto
santo são
dom dó
fim fino
amor amora
eleito leito
céu seu
`

function raizesOf(line: string): string[] {
  return line.split(' ').map((word) => analisar(word)[0]?.raiz ?? '')
}

describe('words that meet', () => {
  it.each(MEET.trim().split('\n'))('%s', (line) => {
    const raizes = raizesOf(line)
    expect(raizes).toEqual(raizes.map(() => raizes[0]))
  })
})

describe('words that stay apart', () => {
  it.each(APART.trim().split('\n'))('%s', (line) => {
    const raizes = raizesOf(line)
    expect(raizes).toEqual([...new Set(raizes)])
  })
})
