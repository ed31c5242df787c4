/** `npm run bench -- NAME`: runs one benchmark by hand. Figures are ratios against a baseline of the same minute. */
import { runBibliaBench } from './biblia.ts'
import { runBuscaBench } from './busca.ts'
import { runEspelhoBench } from './espelho.ts'
import { runHttpBench } from './http/run.ts'
import { runLeituraBench } from './leitura.ts'

const BENCHES: Record<string, (argv: readonly string[]) => Promise<void>> = {
  biblia: runBibliaBench,
  busca: runBuscaBench,
  espelho: runEspelhoBench,
  http: runHttpBench,
  leitura: runLeituraBench,
}

const [name = '', ...argv] = process.argv.slice(2)
const bench = BENCHES[name]
if (bench) {
  await bench(argv)
} else {
  process.stderr.write(`Usage: npm run bench -- ${Object.keys(BENCHES).join(' | ')}\n`)
  process.exitCode = 2
}
