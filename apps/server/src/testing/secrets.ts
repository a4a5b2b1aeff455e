import { inject } from 'vitest'
import type { KeyRing, Secrets } from '../config/secrets.ts'

const ring = (kid: string, byte: number): KeyRing => ({ current: kid, keys: new Map([[kid, Buffer.alloc(32, byte)]]) })

/** Secrets that are the same in every run, except the deployment key, which is created for each run. */
export const secretsWith = (deploymentKey: string): Secrets => ({
  token: ring('t1', 1),
  master: ring('m1', 2),
  pepper: Buffer.alloc(32, 3),
  dataKey: Buffer.alloc(32, 4),
  twoLayerSecret: 'two-layer-secret-of-tests',
  deploymentKey,
  operatorToken: 'operator-token-of-tests',
})

export const testSecrets = (): Secrets => secretsWith(inject('deploymentKey'))
