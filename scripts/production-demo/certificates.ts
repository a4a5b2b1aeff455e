// cspell:ignore ec_paramgen_curve subj keyout CAkey addext
import { createHash, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runProgram } from './program.ts'

/** A certificate for this machine, and the authority that signed it. */
export interface Certificates {
  /** paths of PEM files */
  readonly authority: string
  readonly certificate: string
  readonly key: string
  /** SHA-256 of the public key in base64, by which Chromium accepts the certificate */
  readonly fingerprint: string
}

/**
 * Creates a private authority and a certificate, both valid for one day.
 *
 * @param folder an empty folder
 * @param hosts names of hosts, besides this machine, for which the certificate is valid
 */
export const createCertificates = async (folder: string, hosts: readonly string[] = []): Promise<Certificates> => {
  const path = (name: string) => join(folder, name)
  const openssl = (...args: string[]) => runProgram('openssl', args, { cwd: folder, env: { PATH: process.env.PATH } })
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1']
  await openssl('req', '-x509', ...curve, '-subj', '/CN=Authority of the demo', '-keyout', 'ca.key', '-out', 'ca.pem')
  const names = ['subjectAltName=DNS:localhost', 'IP:127.0.0.1', ...hosts.map((host) => `DNS:${host}`)].join(',')
  const signer = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-subj', '/CN=localhost', '-addext', names]
  await openssl('req', '-x509', ...curve, ...signer, '-keyout', 'server.key', '-out', 'server.pem')
  const publicKey = createPublicKey(readFileSync(path('server.pem'))).export({ format: 'der', type: 'spki' })
  return {
    authority: path('ca.pem'),
    certificate: path('server.pem'),
    key: path('server.key'),
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  }
}
