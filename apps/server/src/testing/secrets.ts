import { inject } from 'vitest'
import type { Secrets } from '../config/secrets.ts'
import { type KeyRing, unnamed } from '../crypto/key-ring.ts'

const ring = (kid: string, byte: number): KeyRing => ({ current: kid, keys: new Map([[kid, Buffer.alloc(32, byte)]]) })

/** Secrets that are the same in every run, except the deployment key, which is created for each run. */
export const secretsWith = (deploymentKey: string): Secrets => ({
  token: ring('t1', 1),
  master: ring('m1', 2),
  pepper: ring(unnamed, 3),
  dataKey: ring(unnamed, 4),
  twoLayerSecret: 'two-layer-secret-of-tests',
  deploymentKey,
  previous: {},
  // as in a database from before the first rotation
  identifierKey: Buffer.alloc(32, 3),
})

export const testSecrets = (): Secrets => secretsWith(inject('deploymentKey'))
