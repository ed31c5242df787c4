import * as z from 'zod/mini'
import { Aparencia } from './aparencia.ts'
import { AssinaturaExportada, PagamentoExportado } from './assinaturas.ts'
import { Usuario } from './auth.ts'
import { AvisoExportado } from './avisos.ts'
import { Correio } from './correio.ts'
import { Destaque } from './destaques.ts'
import { Posicao } from './leituras.ts'
import { MarcaDoLeitor } from './marcas.ts'
import { RevisaoDoCartao } from './memoria.ts'
import { Preferencias, SessaoAberta } from './perfil.ts'
import { PlanoExportado } from './planos-iniciados.ts'

/** dados.json, a reader's data (LGPD, art. 18, II and V), beside the photo in the ZIP; without what the search derives from it. */
export const MeusDados = z.object({
  perfil: z.extend(z.omit(Usuario, { papel: true, email_confirmado: true }), {
    email_confirmado_em: z.nullable(z.string()),
    email_anterior: z.nullable(z.string()),
    id: z.string(),
    username: z.string(),
    criado_em: z.string(),
    /** Which policy of privacy was accepted at registration; null for older accounts. */
    consentimento_versao: z.nullable(z.string()),
    consentimento_em: z.nullable(z.string()),
    suspensa_em: z.nullable(z.string()),
  }),
  /** At the publisher's desk; null for a reader. */
  papel: z.nullable(z.object({ papel: z.string(), dado_em: z.string() })),
  /** What the publisher did with the account. */
  atos: z.array(z.object({ id: z.string(), ocorrido_em: z.string(), acao: z.string() })),
  preferencias: Preferencias,
  /** The weekly mails that were ever turned on. */
  avisos: z.array(AvisoExportado),
  /** How texts look; null while the reader never changed it. */
  aparencia: z.nullable(Aparencia),
  /** What counts for the quotas. */
  uso: z.object({ notas: z.number(), destaques: z.number(), bytes: z.number() }),
  sessoes: z.array(z.extend(SessaoAberta, { expira_em: z.string() })),
  /** Security events of the last 180 days; the network is the beginning of an address. */
  seguranca: z.array(
    z.object({
      id: z.string(),
      tipo: z.string(),
      ocorrido_em: z.string(),
      rede: z.string(),
      quantidade: z.number(),
    }),
  ),
  /** Where the reader stopped: of the Bible `livro` and `numero` are book and chapter, `lugar` is a section or verse. */
  paradas: z.array(
    z.object({
      obra: z.string(),
      livro: z.nullable(z.number()),
      numero: z.number(),
      lugar: z.nullable(z.number()),
      lida_em: z.string(),
    }),
  ),
  notas: z.array(
    z.object({
      id: z.string(),
      padrao: z.string(),
      numero: z.number(),
      ancora: z.nullable(z.string()),
      titulo: z.string(),
      anotacao: z.string(),
      versao: z.number(),
      data_criacao: z.string(),
      data_edicao: z.string(),
    }),
  ),
  leituras: z.array(
    z.object({
      id: z.string(),
      ebook_id: z.number(),
      ebook: z.string(),
      estado: z.string(),
      progresso: z.number(),
      ultima_visualizacao: z.string(),
      criada_em: z.string(),
      capitulo_id: z.nullable(z.number()),
      /** Title of the chapter that is open. */
      capitulo: z.nullable(z.string()),
      posicao: Posicao,
    }),
  ),
  destaques: z.array(
    z.extend(Destaque, {
      ebook: z.string(),
      /** Title of the chapter; null when the present edition no longer has the passage. */
      capitulo: z.nullable(z.string()),
      antes: z.string(),
      depois: z.string(),
    }),
  ),
  /** `trecho` is empty where whole verses are marked; `antes` and `depois` stand around it. */
  marcas: z.array(
    z.extend(z.omit(MarcaDoLeitor, { palavras: true }), {
      fonte: z.string(),
      edicao: z.nullable(z.string()),
      parte_inicio: z.nullable(z.number()),
      deslocamento_inicio: z.nullable(z.number()),
      parte_fim: z.nullable(z.number()),
      deslocamento_fim: z.nullable(z.number()),
      trecho: z.string(),
      antes: z.string(),
      depois: z.string(),
    }),
  ),
  etiquetas: z.array(z.object({ id: z.string(), nome: z.string(), criada_em: z.string() })),
  /** On which note, highlight or mark each tag is. */
  etiquetas_postas: z.array(z.object({ tipo: z.string(), marcacao: z.string(), etiqueta: z.string() })),
  /** Who memorises: `eu` is the reader, others have a name; `contador` counts the reviews that came. */
  memoria_perfis: z.array(
    z.object({
      id: z.string(),
      nome: z.string(),
      novos_por_dia: z.number(),
      baralhos: z.string(),
      criado_em: z.string(),
      contador: z.number(),
    }),
  ),
  versiculos_escolhidos: z.array(
    z.object({ perfil: z.string(), inicio: z.number(), fim: z.number(), escolhido_em: z.string() }),
  ),
  /** Every answer that was graded, 1 (again) to 4 (easy). */
  revisoes: z.array(z.extend(RevisaoDoCartao, { perfil: z.string(), numero: z.number() })),
  /** Reading plans that were begun, with every portion that was marked. */
  planos_iniciados: z.array(PlanoExportado),
  /** Whether there is a calendar of them at a secret address, which 'Hoje' shows. */
  calendario: z.boolean(),
  assinaturas: z.array(AssinaturaExportada),
  pagamentos: z.array(PagamentoExportado),
  /** Mails of the last 30 days, and those that wait. */
  correios: z.array(Correio),
  /** From where was signed in: the mark tells it again, and is nothing that could be read. */
  aparelhos: z.array(z.object({ marca: z.string(), visto_em: z.string() })),
  /** Keys that mails brought and nobody has used. */
  chaves: z.array(
    z.object({ acao: z.string(), endereco: z.string(), criada_em: z.string(), expira_em: z.string() }),
  ),
})
export type MeusDados = z.infer<typeof MeusDados>
