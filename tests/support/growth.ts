/** How the work for a hostile text grows with its length: the same on a fast machine and on a busy one. */

const SMALL = 4_096
const FACTOR = 8
const LARGE = FACTOR * SMALL
/** Linear work grows eightfold, quadratic work sixty-fourfold. */
const MAX_RATIO = 5 * FACTOR
const TRIES = [1, 2, 3, 4, 5]
/** A collection of garbage, or another thread's cache, is not there each time. */
const LOOKS = 4
/** Below this the clock says nothing, and nobody waits: quadratic work of this size takes many times as long. */
const NOTHING_MS = 50
/** Parts of the large text to which quadratic work grows sixty-fourfold and sixteenfold: a text is looked at whole where both cost something. */
const PARTS = [FACTOR, FACTOR / 2]

/** What patterns that backtrack stumble over: a beginning that matches, much of the same, an end that does not. */
const STARTS = ['', 'a@', '-', '0', 'Rm 8.', '"', '<']
const UNITS = [...'0a .@-,;"%\\(<[í~\n', '\u0301', '\u0301\u0323', 'a.', '0-', 'a ', '1,', '- ', '[^']
const ENDS = ['', '@', '!', '\n', ' x']

interface HostileText {
  name: string
  of(length: number): string
}

const HOSTILE_TEXTS: readonly HostileText[] = STARTS.flatMap((start) =>
  UNITS.flatMap((unit) =>
    ENDS.map((end) => ({
      name: JSON.stringify(`${start}${unit}…${end}`),
      of: (length: number) => `${start}${unit.repeat(Math.ceil(length / unit.length))}${end}`,
    })),
  ),
)

/** The first text whose work grows faster than the text itself, as often as one looks. */
export function findSuperlinear(work: (text: string) => unknown, looks = LOOKS): string | undefined {
  const isFound = (text: HostileText) => Array.from({ length: looks }).every(() => isSuperlinear(work, text))
  return HOSTILE_TEXTS.find(isFound)?.name
}

/** As soon as one try takes no longer than it may, the text is cleared: the other tries cannot change that. */
function isSuperlinear(work: (text: string) => unknown, { of }: HostileText): boolean {
  if (PARTS.some((part) => measure(work, of(LARGE / part)) < nothingOf(part))) return false
  const [small, large] = [of(SMALL), of(LARGE)]
  if (measure(work, large) < NOTHING_MS) return false
  const ofSmall = Math.min(...TRIES.map(() => measure(work, small)))
  const most = Math.max(NOTHING_MS, MAX_RATIO * ofSmall)
  return TRIES.every(() => measure(work, large) > most)
}

/** Even quadratic work that this part of the text costs no more than this stays below it by half on the whole. */
const nothingOf = (part: number) => NOTHING_MS / (2 * part * part)

/** @returns milliseconds of this thread alone, so that other processes do not count */
function measure(work: (text: string) => unknown, text: string): number {
  const start = process.threadCpuUsage()
  work(text)
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1_000
}
