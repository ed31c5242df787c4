/** nginx in front of several servers, round robin, as docs/scaling.md describes it; it believes tests where they come from. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { NGINX } from '../../scripts/testing/system-packages.mjs'
import { atExit } from './at-exit.ts'
import { findFreePort } from './free-port.ts'

export interface Balancer {
  url: string
  /** Takes these servers instead of those before; requests under way end where they are. */
  use(urls: readonly string[]): Promise<void>
  stop(): Promise<void>
}

/** Tells which configuration answers. */
const ROUND = 'x-rodada'
const LOOK_MS = 10
const UP_MS = 10_000

export async function startBalancer(urls: readonly string[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'mbw-nginx-'))
  const conf = join(folder, 'nginx.conf')
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  let round = 0
  const write = (servers: readonly string[]) => {
    round += 1
    writeFileSync(conf, configuration({ folder, port, servers, round }))
  }
  write(urls)
  const child = spawn(NGINX, ['-c', conf, '-p', folder, '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  })
  const forget = atExit(() => child.kill('SIGKILL'))
  await untilRound(url, round)
  return {
    url,
    async use(servers) {
      write(servers)
      child.kill('SIGHUP')
      await untilRound(url, round)
    },
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      forget()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Setup {
  folder: string
  port: number
  servers: readonly string[]
  round: number
}

function configuration({ folder, port, servers, round }: Setup): string {
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const upstream = servers.map((url) => `server ${new URL(url).host} max_fails=1 fail_timeout=2s;`)
  return `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; ${temps.join(' ')}
  upstream biblioteca { ${upstream.join(' ')} keepalive 16; }
  map $http_x_forwarded_for $endereco { '' $remote_addr; default $http_x_forwarded_for; }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 8m;
    large_client_header_buffers 4 32k;
    proxy_http_version 1.1;
    proxy_set_header Connection '';
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $endereco;
    proxy_connect_timeout 2s;
    proxy_next_upstream error timeout;
    location = /rodada { add_header ${ROUND} ${round}; return 204; }
    location /assets/ { proxy_pass http://biblioteca; proxy_next_upstream error timeout http_404; }
    location / { proxy_pass http://biblioteca; }
  }
}
`
}

async function untilRound(url: string, round: number): Promise<void> {
  const deadline = performance.now() + UP_MS
  while (performance.now() < deadline) {
    const answer = await fetch(`${url}/rodada`, { headers: { connection: 'close' } }).catch(() => null)
    if (answer?.headers.get(ROUND) === String(round)) return
    await delay(LOOK_MS)
  }
  throw new Error(`nginx did not take its configuration within ${UP_MS} ms.`)
}
