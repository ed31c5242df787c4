/** Two readers, one device, a network that fails: nothing that a reader was told is kept may be lost, twice or another's. */
import { openDatabase } from '#server/platform/open-database.ts'
import { launchChromium } from '#tests/support/browser-launch.ts'
import type { LugarDoDestaque } from './aparelho/aba.ts'
import { type Alhures, openAlhures } from './aparelho/alhures.ts'
import { type Aparelho, openAparelho, type Sessao } from './aparelho/aparelho.ts'
import { bundleAba } from './aparelho/pacote-da-aba.ts'
import { play, type Roteiro } from './aparelho/roteiro.ts'
import type { Veredito } from './aparelho/veredito.ts'
import { addReaders, type TortureReader } from './readers.ts'
import { findPassage } from './rows.ts'
import type { Figure, Scenario, TortureContext } from './scenario.ts'
import { openWire } from './wire.ts'

const SCHEDULES = { short: 20, full: 1_000 }
/** Browsers within the browser at once. */
const DEVICES = 2
const NAME = 'aparelho'

export const scenario: Scenario = {
  name: 'offline-schedules',
  // The device knows nothing of the database.
  shortOn: 'sqlite',
  async run(context) {
    const { database, server } = await context.serve()
    const db = await openDatabase(database.config)
    const browser = await launchChromium()
    try {
      const seeds = listSeeds(context)
      const readers = await addReaders(db, 2 * seeds.length, NAME)
      const lugar = await findLugar(server.url, readers)
      const code = await bundleAba()
      const roteiros = listRoteiros(seeds, readers.map(toSessao))
      const alhures = openAlhures(db)
      const vereditos = await Promise.all(
        Array.from({ length: DEVICES }, async (_, device) => {
          const aparelho = await openAparelho(browser, server.url, code, lugar)
          return playAll(
            roteiros.filter((_, place) => place % DEVICES === device),
            aparelho,
            alhures,
            context,
          )
        }),
      )
      return figures(vereditos.flat(), seeds.length)
    } finally {
      await browser.close()
      await db.close()
    }
  },
}

async function findLugar(url: string, readers: readonly TortureReader[]): Promise<LugarDoDestaque> {
  const wire = openWire(url, 1)
  try {
    return await findPassage(wire.send, readers[0]?.headers ?? {})
  } finally {
    wire.close()
  }
}

function toSessao({ usuarioId, headers }: TortureReader, index: number): Sessao {
  const pairs = (headers.cookie ?? '').split('; ').map((pair) => pair.split('='))
  const cookies = Object.fromEntries(pairs.map(([name = '', ...value]) => [name, value.join('=')]))
  return { usuarioId, email: `${NAME}${index + 1}@exemplo.com.br`, cookies }
}

function listSeeds({ isShort }: TortureContext): number[] {
  return Array.from({ length: isShort ? SCHEDULES.short : SCHEDULES.full }, (_, seed) => seed)
}

/** Each has two readers of its own. */
function listRoteiros(seeds: readonly number[], readers: readonly Sessao[]): Roteiro[] {
  return seeds.map((seed, place) => {
    const [ana, eva] = readers.slice(2 * place, 2 * place + 2)
    if (!ana || !eva) throw new Error('too few readers')
    return { seed, readers: [ana, eva] }
  })
}

async function playAll(
  roteiros: readonly Roteiro[],
  aparelho: Aparelho,
  alhures: Alhures,
  { signal, say }: TortureContext,
): Promise<Veredito[]> {
  const vereditos: Veredito[] = []
  for (const roteiro of roteiros) {
    signal.throwIfAborted()
    const veredito = await play(aparelho, alhures, roteiro)
    for (const [what, which] of Object.entries(veredito)) {
      for (const each of which) say(`schedule ${roteiro.seed}, ${what}: ${each}`)
    }
    if (vereditos.push(veredito) % 100 === 0)
      say(`${vereditos.length} schedules on one of ${DEVICES} devices`)
  }
  return vereditos
}

function figures(vereditos: readonly Veredito[], count: number): Figure[] {
  const sum = (what: keyof Veredito) =>
    vereditos.reduce((total, veredito) => total + veredito[what].length, 0)
  const none = { unit: '', limit: 0, better: 'less' } as const
  return [
    { what: 'offline schedules played', value: vereditos.length, unit: '', limit: count, better: 'more' },
    { what: 'lost', value: sum('perdidos'), ...none },
    { what: 'doubled', value: sum('dobrados'), ...none },
    { what: 'another reader’s', value: sum('trocados'), ...none },
  ]
}
