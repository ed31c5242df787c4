/** Every call that is a reader's own, in an order in which each succeeds; the search, which has a thread of its own, is not among them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lerAparencia, salvarAparencia } from '#contract/aparencia.ts'
import { login, logoutPost, user } from '#contract/auth.ts'
import {
  criarEnderecoDoCalendario,
  excluirEnderecoDoCalendario,
  lerEnderecoDoCalendario,
} from '#contract/calendario-dos-planos.ts'
import * as cartoes from '#contract/cartoes.ts'
import { enviarConfirmacao, trocarEndereco } from '#contract/chaves.ts'
import { criarDestaque, deletarDestaque, editarDestaque, listarDestaques } from '#contract/destaques.ts'
import {
  buscarNoEbook,
  capituloDoEbook,
  capitulosPorEbook,
  imagemDoEbook,
  recomendados,
} from '#contract/ebooks.ts'
import { listarAtos } from '#contract/editora/atos.ts'
import * as contas from '#contract/editora/leitores.ts'
import * as painel from '#contract/editora/painel.ts'
import * as textos from '#contract/editora/textos.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { etiquetar, excluirEtiqueta, listarEtiquetas, renomearEtiqueta } from '#contract/etiquetas.ts'
import { importarMarcacoes } from '#contract/importar-marcacoes.ts'
import * as leituras from '#contract/leituras.ts'
import { listarFontesDasMarcacoes, listarMarcacoes } from '#contract/marcacoes.ts'
import { deletarMarca, listarMarcas, listarMarcasDaPagina, salvarMarca } from '#contract/marcas.ts'
import * as memoria from '#contract/memoria.ts'
import * as notas from '#contract/notas.ts'
import { listarParadas, salvarParada } from '#contract/paradas.ts'
import * as perfil from '#contract/perfil.ts'
import { lerPlanoDeEstudo, listarPlanosDeEstudo } from '#contract/planos-de-estudo.ts'
import { comecarPlano, listarPlanosIniciados, marcarPorcoes, mudarPlano } from '#contract/planos-iniciados.ts'
import { epubDasNotas } from '#contract/recursos.ts'
import { impressaoDoTexto } from '#server/conteudo/correcoes/impressao-do-texto.ts'
import { PROJECT_ROOT } from '#server/platform/project-root.ts'
import { samplePrivate } from '#tests/torture/access/private-calls.ts'
import type { CallValues } from '#tests/torture/call.ts'
import { marcaEmPalavras, PLANO_INICIADO, type ReaderRows, readPhoto } from '#tests/torture/rows.ts'

const NOTA_EXPORTADA = {
  ...{ tipo: 'nota', id: '01890000-0000-7000-8000-0000000000ac', citacao: 'CFW 8', titulo: 'volta' },
  lugar: { em: 'padrao', padrao: 'cfw', numero: 8, inicio: null, fim: null },
  ...{ trecho: '', palavras: null, nota: '', cor: null, etiquetas: ['fé'] },
  ...{ criada_em: '2026-01-01T08:00:00.000Z', editada_em: '2099-01-01T08:00:00.000Z' },
}

/** Nothing has it: the filter is looked up all the same. */
const SEM_ETIQUETA = '01890000-0000-7000-8000-0000000000ee'

export type Step = readonly [endpoint: Endpoint, values?: CallValues]

export interface Journey {
  rows: ReaderRows
  /** Of a session of the reader that is not the one that calls. */
  outraSessao: string
  senha: string
}

/** @param journey of a reader who may lose everything */
export function privateJourney({ rows, outraSessao, senha }: Journey): Step[] {
  const { ebookId, capituloId, paragrafoId } = rows.passage
  const own = (endpoint: Endpoint): Step => [endpoint, samplePrivate(endpoint, rows)]
  const passage = { capitulo_id: capituloId, paragrafo_inicio_id: paragrafoId, paragrafo_fim_id: paragrafoId }
  const destaque = { ...passage, inicio: 2, fim: 9, cor: 'azul', nota: 'outra' }
  const nota = { simbolo: 1, numero_pergunta: 8, titulo: 'outra', anotacao: '' }
  return [
    [user],
    [lerAparencia],
    [salvarAparencia, { body: {} }],
    [perfil.lerPreferencias],
    [perfil.salvarPreferencias, { body: { novos_livros: true, estudo_semanal: false, plano: null } }],
    [perfil.atualizarNomes, { body: { first_name: 'Ana', last_name: 'Lima' } }],
    [perfil.listarSessoes],
    [enviarConfirmacao],
    [trocarEndereco, { body: { email: 'outro-endereco@exemplo.com.br', senha } }],
    own(perfil.lerFoto),
    [notas.criarNota, { body: nota }],
    [notas.listarNotas, { query: { q: 'dono' } }],
    [notas.listarNotas, { query: { simbolo: 'CFW', limit: 1 } }],
    [notas.notasDaPagina, { params: { simbolo: 1, id: 8 } }],
    own(notas.lerNota),
    own(notas.editarNota),
    [epubDasNotas],
    [criarDestaque, { params: { ebookId }, body: destaque }],
    [listarDestaques, { params: { ebookId } }],
    own(editarDestaque),
    [listarMarcas, { params: { livro: 43, capitulo: 3 } }],
    own(salvarMarca),
    [salvarMarca, { params: { id: '01890000-0000-7000-8000-0000000000ab' }, body: marcaEmPalavras() }],
    [listarMarcasDaPagina, { params: { padrao: 'cfw', numero: 8 } }],
    [listarMarcacoes, { query: { limit: 2 } }],
    [listarMarcacoes, { query: { limit: 1, q: 'dono', etiqueta: SEM_ETIQUETA } }],
    [listarFontesDasMarcacoes],
    [importarMarcacoes, { body: { marcacoes: [NOTA_EXPORTADA, { ...NOTA_EXPORTADA, id: rows.nota }] } }],
    [listarEtiquetas],
    [etiquetar, { body: { marcacoes: [{ tipo: 'marca', id: rows.marca }], por: ['fé'], tirar: ['outra'] } }],
    own(renomearEtiqueta),
    [salvarParada, { body: { tipo: 'padrao', padrao: 'cfw', numero: 8, secao: 1, ha_ms: 0 } }],
    [listarParadas],
    [memoria.listarPerfis],
    [memoria.criarPerfil, { body: { id: '01890000-0000-7000-8000-0000000000aa', nome: 'Davi' } }],
    own(memoria.salvarPerfil),
    own(memoria.salvarRevisao),
    own(memoria.listarRevisoes),
    own(cartoes.escolherVersiculos),
    own(cartoes.listarVersiculosEscolhidos),
    own(cartoes.retirarVersiculos),
    [cartoes.listarCartoes, { params: { baralho: 'heidelberg' } }],
    [listarPlanosDeEstudo],
    [lerPlanoDeEstudo, { params: { nome: 'mcheyne' } }],
    [comecarPlano, { body: { ...PLANO_INICIADO, id: '01890000-0000-7000-8000-0000000000bb' } }],
    own(mudarPlano),
    own(marcarPorcoes),
    [listarPlanosIniciados],
    [criarEnderecoDoCalendario],
    [lerEnderecoDoCalendario],
    [excluirEnderecoDoCalendario],
    [recomendados],
    [capitulosPorEbook, { params: { ebookId } }],
    [capituloDoEbook, { params: { ebookId, capituloId } }],
    // There is none of the name: that is looked up like any other.
    [imagemDoEbook, { params: { ebookId, nome: 'nenhuma' } }],
    [buscarNoEbook, { params: { ebookId }, query: { q: 'Deus' } }],
    [leituras.criarLeitura, { params: { ebookId: 3 } }],
    [leituras.criarLeituraQueroLer, { params: { ebookId: 4 } }],
    [leituras.listarLendo],
    [leituras.listarQueroLer],
    [leituras.listarLidas],
    own(leituras.lerLeitura),
    own(leituras.salvarPosicao),
    own(leituras.atualizarCapitulo),
    own(leituras.atualizarStatus),
    [perfil.baixarDados],
    own(excluirEtiqueta),
    own(notas.deletarNota),
    own(deletarDestaque),
    own(deletarMarca),
    own(memoria.excluirPerfil),
    own(leituras.deletarLeitura),
    [leituras.marcarComoLido, { params: { id: rows.queroLer } }],
    [perfil.enviarFoto, { body: readPhoto() }],
    [perfil.removerFoto],
    [perfil.encerrarSessao, { params: { id: outraSessao } }],
    [perfil.excluirConta, { body: { senha } }],
  ]
}

/** The calls that begin and end a session; the first needs one. */
export function sessionJourney(email: string, senha: string): Step[] {
  const senhas = { senha_atual: senha, senha_nova: `${senha} nova` }
  return [
    [perfil.trocarSenha, { body: senhas }],
    [login, { body: { email, password: senhas.senha_nova } }],
    [logoutPost],
  ]
}

/** One that has ended already ends as well. */
const NENHUMA_SESSAO = '01890000-0000-7000-8000-000000000000'

/** The calls of the desk. @param leitor id of a reader who may lose everything */
export function editoraJourney(leitor: string, email: string): Step[] {
  const params = { id: leitor }
  return [
    [listarAtos, { query: { limit: 1 } }],
    [listarAtos, { query: { leitor, acao: 'conta_suspensa' } }],
    [painel.lerPainel],
    [painel.baixarPainel],
    [contas.listarContas, { query: { limit: 1 } }],
    [contas.listarContas, { query: { limit: 1, q: 'exemplo out' } }],
    [contas.lerConta, { params }],
    [contas.encerrarSessaoDoLeitor, { params: { ...params, sessaoId: NENHUMA_SESSAO } }],
    [contas.encerrarSessoes, { params }],
    [contas.suspenderConta, { params }],
    [contas.reativarConta, { params }],
    [contas.darPapel, { params, body: { papel: 'editor' } }],
    [contas.baixarDadosDoLeitor, { params }],
    [contas.excluirContaDoLeitor, { params, body: { email } }],
    ...textosJourney(),
  ]
}

function textosJourney(): Step[] {
  const params = { chave: 'bcw-1' }
  const texto = readFileSync(join(PROJECT_ROOT, 'content/bcw/001.md'), 'utf8')
  const versao = (numero: number) => `${numero}-${impressaoDoTexto(texto)}`
  const novo = texto.replace('homem?', 'ser humano?')
  const harmonias = '- tema: Deus\n  cfw: [2]\n'
  return [
    [textos.listarTextos],
    [textos.lerTexto, { params }],
    [textos.preverTexto, { params, body: { texto: novo } }],
    [textos.publicarTexto, { params, body: { texto: novo, motivo: 'x', versao: versao(0) } }],
    [textos.lerCorrecao, { params: { ...params, versao: '1' } }],
    [textos.baixarCorrecoes],
    [textos.desfazerCorrecao, { params, body: { motivo: 'x', versao: versao(1) } }],
    [textos.lugaresDasHarmonias],
    [textos.editarHarmonias, { body: { texto: harmonias, acao: 'incluir', tema: 'Deus', lugar: 'CMW 7' } }],
  ]
}
