// Signs calls as the client does and prints the microseconds of each as JSON: with the client's code and, where
// available, the minimum with node:crypto. It is bundled before it runs, because without JIT there is no WebAssembly,
// which Node needs to read TypeScript.
import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { serverClock } from '../../packages/comm/src/clock.ts'
import type { RandomBytes } from '../../packages/comm/src/random.ts'
import { createSigner } from '../../packages/comm/src/signing/signer.ts'

const [runs = 0] = process.argv.slice(2).map(Number)

const random: RandomBytes = (length) => crypto.getRandomValues(new Uint8Array(length))
const signer = createSigner({
  app: {
    appName: 'foyer',
    appId: 'foyer-h5',
    appSecret: '',
    sessionId: 'a-session-of-this-bench',
    clientappName: 'foyer',
    platform: 'miniprogram',
    appChannel: 'h5',
    appVersion: '0.1.0',
    isTest: false,
    env: 'PROD',
    devport: undefined,
  },
  builtIn: { appName: 'foyer', appId: 'foyer-h5', secret: 'shipped to everyone' },
  clock: serverClock(Date.now, { read: () => '0', write: () => undefined }),
  random,
})

const appKey = randomBytes(32)
const sign = signer.threeLayer({ token: 'x'.repeat(400), appKey: new Uint8Array(appKey) })
const note = 'x'.repeat(512 - '{"note":""}'.length)
const call = { method: 'POST', target: '/matrix/account/info', body: `{"note":"${note}"}` }

const key = createSecretKey(appKey)
const floor = () => {
  const bodyHash = createHash('sha256').update(call.body).digest('hex')
  return createHmac('sha256', key).update(`POST\n${call.target}\n${bodyHash}`).digest('hex')
}

const time = (run: () => unknown): number[] => {
  for (let i = 0; i < runs; i++) run()
  return Array.from({ length: runs }, () => {
    const begun = performance.now()
    run()
    return (performance.now() - begun) * 1000
  })
}

process.stdout.write(JSON.stringify({ client: time(() => sign(call)), floor: time(floor) }))
