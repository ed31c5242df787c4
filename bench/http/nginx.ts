/** nginx that serves the recorded replies as files, the other baseline: how fast a program in C with sendfile is here. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '#tests/support/free-port.ts'
import type { Recorded } from './record.ts'

const NGINX = '/usr/sbin/nginx'

export interface Nginx {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** @param folder of the recorded replies @returns null where nginx is not installed (Debian: nginx-light) */
export async function startNginx(folder: string, replies: readonly Recorded[]): Promise<Nginx | null> {
  if (!existsSync(NGINX)) return null
  const port = await findFreePort()
  const temp = join(folder, 'nginx')
  mkdirSync(temp)
  const conf = join(folder, 'nginx.conf')
  writeFileSync(conf, configuration(folder, temp, port, replies))
  const child = spawn(NGINX, ['-c', conf, '-p', temp, '-e', join(temp, 'error.log')], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  await Promise.race([waitUntilUp(url), failOnExit(child)])
  return {
    url,
    async stop() {
      child.kill('SIGQUIT')
      await once(child, 'exit')
    },
  }
}

function configuration(folder: string, temp: string, port: number, replies: readonly Recorded[]): string {
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(temp, name)};`,
  )
  // nginx tells calls by their path alone: of two that differ in the question it serves one.
  const byPath = new Map(replies.map((reply) => [reply.path.split('?')[0], reply]))
  const locations = [...byPath].map(([path, { file, headers }]) => {
    const encoding = headers['content-encoding']
    return `location = ${path} {
      default_type '${headers['content-type']}'; ${encoding ? `add_header content-encoding ${encoding};` : ''}
      try_files /${file} =404;
    }`
  })
  return `daemon off; worker_processes 1; pid ${join(temp, 'pid')}; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; keepalive_requests 100000000; open_file_cache max=100; ${temps.join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} }
}
`
}

async function failOnExit(child: ChildProcess): Promise<void> {
  const [code] = await once(child, 'exit')
  throw new Error(`nginx ended with ${code}`)
}

async function waitUntilUp(url: string): Promise<void> {
  for (;;) {
    const answered = await fetch(url).catch(() => null)
    if (answered) return
  }
}
