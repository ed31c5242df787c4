/**
 * `npm run bench -- NAME [WORDS]`: one benchmark by hand, most of whose figures are ratios against a baseline of the same minute.
 * `npm run bench -- all [NAMES]`: all or some of them, with the machine's own limits, into bench/RESULTS.md.
 */
import { runBibliaBench } from './biblia.ts'
import { runBuscaBench } from './busca.ts'
import { runEspelhoBench } from './espelho.ts'
import { runHouseBench } from './house.ts'
import { runHttpBench } from './http/run.ts'
import { runLeituraBench } from './leitura.ts'
import { measureMachine } from './machine.ts'
import { runNavegacaoBench } from './navegacao.ts'
import { type Bench, reportResults } from './result.ts'
import { writeResults } from './results-file.ts'
import { runScaleBench } from './scale/run.ts'
import { runStartBench } from './start/run.ts'

const BENCHES: Record<string, Bench> = {
  machine: measureMachine,
  house: runHouseBench,
  start: runStartBench,
  http: runHttpBench,
  scale: runScaleBench,
  busca: runBuscaBench,
  biblia: runBibliaBench,
  leitura: runLeituraBench,
  espelho: runEspelhoBench,
  navegacao: runNavegacaoBench,
}

const [name = '', ...argv] = process.argv.slice(2)
const bench = BENCHES[name]
const unknown = argv.filter((word) => !(word in BENCHES))
if (bench) {
  reportResults(await bench(argv))
} else if (name === 'all' && unknown.length === 0) {
  await runAll(argv.length === 0 ? Object.keys(BENCHES) : ['machine', ...argv])
} else {
  const names = Object.keys(BENCHES).join(' | ')
  process.stderr.write(`Usage: npm run bench -- ${names}\n       npm run bench -- all [NAMES]\n`)
  process.exitCode = 2
}

/** Each is written when it is done: one that fails takes nothing from the others. */
async function runAll(names: readonly string[]): Promise<void> {
  for (const each of new Set(names)) {
    console.log(`\n${each}`)
    try {
      const results = (await BENCHES[each]?.([])) ?? []
      reportResults(results)
      writeResults(each, results)
    } catch (error) {
      process.stderr.write(`${each} failed: ${error instanceof Error ? error.stack : String(error)}\n`)
      process.exitCode = 1
    }
  }
}
