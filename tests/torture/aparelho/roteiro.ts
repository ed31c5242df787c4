/** A random schedule: what two readers of one device do, and what goes wrong meanwhile. */
import { createRandom, type Random } from '../../../bench/busca-random.ts'
import type { Alhures } from './alhures.ts'
import type { Aparelho, Sessao } from './aparelho.ts'
import { type Ato, type Entrada, FALHAS, type Plano, SEM_FALHA } from './falhas.ts'
import { type Achado, judge, type Veredito } from './veredito.ts'

const MIN_PASSOS = 6
const MAX_PASSOS = 14
/** A reader who comes back has everything sent within so many tries. */
const TRIES = 6

export interface Roteiro {
  readonly seed: number
  readonly readers: readonly [Sessao, Sessao]
}

/** Plays a schedule to its end, lets both readers come back to a network that works, and looks at what there is. */
export async function play(
  aparelho: Aparelho,
  alhures: Alhures,
  { seed, readers }: Roteiro,
): Promise<Veredito> {
  const random = createRandom(seed)
  const vistos = new Set<string>()
  const passos: number[] = []
  const trocados = new Set<string>()
  await aparelho.begin(readers)
  const passoCount = MIN_PASSOS + random.integer(MAX_PASSOS - MIN_PASSOS + 1)
  for (let passo = 0; passo < passoCount; passo += 1) {
    await step(aparelho, alhures, { random, readers, vistos, numero: passo * 2 })
    const { length } = await aparelho.diario()
    while (passos.length < length) passos.push(passo)
    for (const trocado of await findTrocados(aparelho, readers)) trocados.add(trocado)
  }
  const entradas = withPassos(await aparelho.diario(), passos)
  await aparelho.heal()
  const achados: Achado[] = []
  for (const reader of readers) achados.push(await comeBack(aparelho, alhures, reader))
  for (const trocado of await findTrocados(aparelho, readers)) trocados.add(trocado)
  const veredito = judge({ entradas, vistos }, achados)
  return { ...veredito, trocados: [...veredito.trocados, ...trocados] }
}

interface Cena {
  readonly random: Random
  readonly readers: readonly [Sessao, Sessao]
  /** What another device saw before it deleted it or wrote over it. */
  readonly vistos: Set<string>
  /** Of the next act. */
  readonly numero: number
}

async function step(aparelho: Aparelho, alhures: Alhures, cena: Cena): Promise<void> {
  const { random, readers, vistos, numero } = cena
  const aba = random.integer(2)
  const kind = random.integer(100)
  if (kind < 50) return aparelho.agir(aba, drawAto(random, numero), drawPlano(random))
  if (kind < 62) {
    const [first, second] = [numero, numero + 1].map((each) => drawAto(random, each))
    if (!first || !second) return
    const planos = [drawPlano(random), drawPlano(random)] as const
    await Promise.all([aparelho.agir(0, first, planos[0]), aparelho.agir(1, second, planos[1])])
    return
  }
  if (kind < 74) return void (await aparelho.enviar(aba, drawPlano(random), ''))
  if (kind < 82) return aparelho.reopen(aba)
  if (kind < 86) return aparelho.trocar(random.integer(2) === 0)
  if (kind < 90) return aparelho.entrar(random.pick(readers))
  // What another device sees must not change under its hands.
  await aparelho.rest()
  const reader = random.pick(readers)
  if (kind < 96) vistos.add(await alhures.remove(reader, random))
  else if (kind < 98) vistos.add(await alhures.rewrite(reader, random))
  else await alhures.revoke(reader)
}

function drawAto(random: Random, numero: number): Ato {
  return {
    numero,
    genero: random.pick(['nota', 'nota', 'destaque', 'marca']),
    tipo: random.pick(['criar', 'criar', 'editar', 'editar', 'editar', 'excluir']),
    sorte: random.integer(1_000) / 1_000,
  }
}

/** Every second call or so goes wrong, in one way or another. */
function drawPlano(random: Random): Plano {
  if (random.integer(5) === 0) return { redes: [], resto: 'perdida', banco: null }
  const redes = Array.from({ length: 4 }, () => (random.integer(2) === 0 ? 'ok' : random.pick(FALHAS)))
  return { redes, resto: 'ok', banco: random.integer(8) === 0 ? random.integer(12) : null }
}

async function comeBack(aparelho: Aparelho, alhures: Alhures, reader: Sessao): Promise<Achado> {
  await alhures.renew(reader)
  await aparelho.entrar(reader)
  let naoEnviados: number | null = null
  for (let attempt = 0; attempt < TRIES && naoEnviados !== 0; attempt += 1) {
    await aparelho.reopen(0)
    naoEnviados = await aparelho.enviar(0, SEM_FALHA, reader.email)
  }
  const { email } = reader
  const linhas = await alhures.list(reader)
  return { email, linhas, rascunhos: await aparelho.drafts(email), naoEnviados: naoEnviados ?? 1 }
}

/** What lies on the device under the name of the other reader. */
async function findTrocados(aparelho: Aparelho, readers: readonly [Sessao, Sessao]): Promise<string[]> {
  const [ana, eva] = readers
  const [deAna, deEva] = await Promise.all([aparelho.kept(ana.email), aparelho.kept(eva.email)])
  return [
    ...(deAna.includes(`${eva.email}#`) ? [`kept for ${ana.email}: ${deAna}`] : []),
    ...(deEva.includes(`${ana.email}#`) ? [`kept for ${eva.email}: ${deEva}`] : []),
  ]
}

function withPassos(entradas: readonly Entrada[], passos: readonly number[]) {
  return entradas.map((entrada, index) => ({ ...entrada, passo: passos[index] ?? 0 }))
}
