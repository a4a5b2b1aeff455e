import { onTestFinished } from 'vitest'
import type { Early } from '../shared/server/early.ts'

/**
 * Until the test ends, the page has the answer to a public call that the head script sent before the client began. The
 * reply itself never resolves, so that only code which reads the answer at once can show it.
 */
export const arriveEarly = (path: string, document: unknown): void => {
  const arrived = { document, at: performance.now() }
  const early: Early = { api: '/api', path, reply: new Promise(() => undefined), arrived }
  Object.assign(globalThis, { foyerEarly: [early] })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'foyerEarly'))
}
