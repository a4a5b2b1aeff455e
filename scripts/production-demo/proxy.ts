// cspell:ignore fastcgi uwsgi scgi
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/database/embedded/postmaster.ts'
import { root } from '../process.ts'
import type { Certificates } from './certificates.ts'
import { type Line, type Program, startProgram } from './program.ts'

interface Wanted {
  readonly certificates: Certificates
  /** addresses of the servers, with their ports */
  readonly servers: readonly string[]
  /** its port for TLS; by default any free one */
  readonly port?: number
  /** passes the paths of staff on, as the proxy of a network that visitors cannot reach does */
  readonly isForStaff?: true
  /** the host on which nginx runs and listens; by default this machine */
  readonly on?: { readonly address: string; on(line: Line): Line }
}

/** Replaces text that has to be there, so that a change of the shipped configuration is noticed. */
const replaced = (text: string, from: RegExp, to: string): string => {
  if (!from.test(text)) throw new Error(`deploy/compose/nginx.conf has no ${from.source}`)
  return text.replace(from, to)
}

/** Starts nginx with the configuration of deploy/compose, adapted to addresses and paths of this machine. */
export const startProxy = async (
  folder: string,
  { certificates, servers, port, isForStaff, on = { address: '127.0.0.1', on: (line) => line } }: Wanted,
): Promise<Program & { readonly origin: string; readonly port: number }> => {
  mkdirSync(folder)
  const [secure, plain] = [port ?? (await freePort()), await freePort()]
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${join(folder, kind)};`)
    .join('\n')
  const upstream = servers.map((one) => `server ${one} max_fails=1 fail_timeout=5s;`).join('\n    ')
  const adapted = [
    [/http \{/, `http {\n  access_log off;\n${temporary}`],
    [/server server-1:8080[^;]*;\s*server server-2:8080[^;]*;/, upstream],
    [/listen 80;/, `listen ${on.address}:${plain};`],
    // the directive of nginx 1.25; older ones have an option
    [/listen 443 ssl;\s*http2 on;/, `listen ${on.address}:${secure} ssl http2;`],
    [/\/run\/secrets\/certificate;/, `${certificates.certificate};`],
    [/\/run\/secrets\/certificate_key;/, `${certificates.key};`],
    [/proxy_set_header Host \$host;/, 'proxy_set_header Host $http_host;'],
    ...(isForStaff ? [[/location ~ \^\/\(metrics\$\|operators[^}]*\}/, ''] as const] : []),
  ] as const
  const shipped = readFileSync(join(root, 'deploy/compose/nginx.conf'), 'utf8')
  const configuration = join(folder, 'nginx.conf')
  writeFileSync(
    configuration,
    adapted.reduce((text, [from, to]) => replaced(text, from, to), shipped),
  )
  const own = `daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr;`
  const [command, ...args] = on.on(['/usr/sbin/nginx', '-p', folder, '-c', configuration, '-g', own])
  const program = await startProgram('nginx', command, {
    args,
    env: { PATH: process.env.PATH },
    // the plain port redirects to the other one
    isReady: () =>
      fetch(`http://${on.address}:${plain}/`, { redirect: 'manual' }).then(
        ({ status }) => status === 301,
        () => false,
      ),
  })
  return { ...program, origin: `https://localhost:${secure}`, port: secure }
}
