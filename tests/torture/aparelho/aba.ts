/** A tab: the web's own outbox behind a network that fails as told, in a frame, whose end stops whatever it was doing. */

import { v7 as uuidv7 } from 'uuid'
import { useAuthStore } from '#web/auth/auth-store.ts'
import { followOtherTabs } from '#web/auth/other-tabs.ts'
import { endSessionOn, userQuery } from '#web/auth/queries.ts'
import { toProvisorio } from '#web/destaques/mudanca-do-destaque.ts'
import { destaquesQuery } from '#web/destaques/queries.ts'
import * as destaques from '#web/destaques/save-or-keep.ts'
import { type EscritaDeMarca, type TextoDasMarcas, toMarcaDePalavras } from '#web/marcas/mudanca-da-marca.ts'
import { marcasQuery } from '#web/marcas/queries.ts'
import * as marcas from '#web/marcas/save-or-keep.ts'
import { notasDaPaginaQuery } from '#web/notas/queries.ts'
import * as notas from '#web/notas/save-or-keep.ts'
import { startOffline } from '#web/offline-start.ts'
import { readEmail } from '#web/platform/leitor.ts'
import { listItems } from '#web/platform/outbox/item-store.ts'
import { sendAll } from '#web/platform/outbox/when-to-send.ts'
import { createQueryClient } from '#web/platform/query-client.ts'
import type { Ato, Entrada, Plano } from './falhas.ts'
import { failAsTold, setPlano } from './rede.ts'

/** Where notes and highlights are made. */
export interface LugarDoDestaque {
  readonly ebookId: number
  readonly capituloId: number
  readonly paragrafoId: number
}

const SIMBOLO = 1
const NUMERO = 8

/** Where marks are made: the first word of that page, 'Aprouve'. */
const PAGINA: TextoDasMarcas = { padrao: 'cfw', numero: NUMERO }
const PALAVRA = {
  edicao: null,
  lugar: { parte_inicio: 100_801_001, inicio: 0, parte_fim: 100_801_001, fim: 7 },
  trecho: 'Aprouve',
}

/** Only what is asked for is asked: the plan counts the calls. */
const queryClient = createQueryClient(endSessionOn)
queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 0, networkMode: 'always' } })

export interface Aba {
  agir(ato: Ato, plano: Plano, lugar: LugarDoDestaque): Promise<void>
  /** Sends the queue of who is signed in. @returns how much waits still, of this reader */
  enviar(plano: Plano, email: string): Promise<number>
  entrar(email: string): void
}

const aba: Aba = {
  async agir(ato, plano, lugar) {
    setPlano({ redes: [], resto: plano.resto, banco: null })
    const leitor = readEmail()
    if (leitor === null) return
    const pronto = await prepare(ato, lugar).catch(() => null)
    // The page of a reader who is no longer there is gone, with what was open in it.
    if (pronto === null || readEmail() !== leitor) return
    setPlano(plano)
    const { marca, texto } = nameOf(ato, leitor, pronto.marca)
    const entrada: Entrada = { leitor, genero: ato.genero, tipo: ato.tipo, marca, texto, aceita: false }
    window.parent.diario.push(entrada)
    entrada.aceita = await pronto.agir(marca, texto).catch(() => false)
  },
  async enviar(plano, email) {
    setPlano(plano)
    await sendAll()
    return (await listItems(email)).length
  },
  entrar(email) {
    useAuthStore.getState().signIn({ first_name: email, last_name: '', email, foto: null })
  },
}

interface Pronto {
  /** Of what is changed; undefined for something new. */
  readonly marca?: string
  /** @returns whether the reader is told that it is done */
  readonly agir: (marca: string, texto: string) => Promise<boolean>
}

/** @returns null when there is nothing to change */
function prepare(ato: Ato, lugar: LugarDoDestaque): Promise<Pronto | null> {
  if (ato.genero === 'nota') return prepareNota(ato)
  return ato.genero === 'marca' ? prepareMarca(ato) : prepareDestaque(ato, lugar)
}

async function prepareNota(ato: Ato): Promise<Pronto | null> {
  const pagina = { simbolo: SIMBOLO, numero: NUMERO, rotulo: '' }
  if (ato.tipo === 'criar') {
    const id = uuidv7()
    const save = (titulo: string, anotacao: string) =>
      notas.saveOrKeep({ ...pagina, nota: null }, { id, titulo, anotacao, versao: null })
    return { agir: async (marca, texto) => (await save(marca, texto)).tipo !== 'conflito' }
  }
  const nota = chosen(await queryClient.fetchQuery(notasDaPaginaQuery(SIMBOLO, NUMERO)), ato)
  if (!nota) return null
  const { id, versao, titulo: marca } = nota
  if (ato.tipo === 'excluir') return { marca, agir: async () => notas.deleteOrKeep(id).then(() => true) }
  return {
    marca,
    agir: async (titulo, anotacao) =>
      (await notas.saveOrKeep({ ...pagina, nota }, { id, versao, titulo, anotacao })).tipo !== 'conflito',
  }
}

async function prepareDestaque(
  ato: Ato,
  { ebookId, capituloId, paragrafoId }: LugarDoDestaque,
): Promise<Pronto | null> {
  if (ato.tipo === 'criar') {
    const passagem = {
      paragrafo_inicio_id: paragrafoId,
      inicio: 0,
      paragrafo_fim_id: paragrafoId,
      fim: 4,
      trecho: '',
    }
    const novo = toProvisorio(ebookId, passagem, { id: uuidv7(), capitulo_id: capituloId, cor: 'azul' })
    return { agir: async (_, nota) => destaques.createOrKeep({ ...novo, nota }).then(() => true) }
  }
  const destaque = chosen(await queryClient.fetchQuery(destaquesQuery(ebookId)), ato)
  if (!destaque) return null
  const { id, nota: antes } = destaque
  const marca = antes.split(' ')[0] ?? ''
  if (ato.tipo === 'excluir') {
    return { marca, agir: async () => destaques.deleteOrKeep(ebookId, id).then(() => true) }
  }
  return { marca, agir: async (_, nota) => destaques.editOrKeep(id, destaque, { nota }).then(() => true) }
}

async function prepareMarca(ato: Ato): Promise<Pronto | null> {
  const save = (escrita: EscritaDeMarca) => marcas.saveOrKeep(escrita).then(() => true)
  if (ato.tipo === 'criar') {
    const nova = (nota: string) => toMarcaDePalavras(uuidv7(), PALAVRA, { cor: 'azul', nota })
    return { agir: async (_, nota) => save({ tipo: 'marcar', marca: nova(nota), onde: PAGINA }) }
  }
  const antes = chosen(await queryClient.fetchQuery(marcasQuery(PAGINA)), ato)
  if (!antes) return null
  const { id, versao } = antes
  const marca = antes.nota.split(' ')[0] ?? ''
  if (ato.tipo === 'excluir')
    return { marca, agir: async () => marcas.deleteOrKeep(id, PAGINA).then(() => true) }
  return {
    marca,
    agir: async (_, nota) => save({ tipo: 'alterar', versao, marca: { ...antes, nota }, onde: PAGINA }),
  }
}

function chosen<Item>(lista: readonly Item[], { sorte }: Ato): Item | undefined {
  return lista[Math.floor(sorte * lista.length)]
}

/** 'ana1@…#3' and 'ana1@…#3 7': the third act made it, the seventh wrote this. */
function nameOf(ato: Ato, leitor: string, before: string | undefined): { marca: string; texto: string } {
  const marca = before ?? `${leitor}#${ato.numero}`
  return { marca, texto: ato.tipo === 'excluir' ? '' : `${marca} ${ato.numero}` }
}

failAsTold()
// An app that opens without a network has a worker; what it answers is not the outbox's matter.
const worker = Object.assign(new EventTarget(), {
  controller: {},
  register: async () => Object.assign(new EventTarget(), { installing: null, waiting: null }),
})
Object.defineProperty(navigator, 'serviceWorker', { value: worker })
followOtherTabs(queryClient)
startOffline(queryClient)
// As the guard of every page does.
void queryClient.prefetchQuery(userQuery())
Object.assign(window, { aba })
