import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import { readEnvironment } from '../../../config/environment.ts'
import { productionVariables } from '../../../testing/production.ts'
import { uploadFixture } from '../testing/fixture.ts'
import { jpeg, noise } from '../testing/pictures.ts'
import { clamdScanner } from './clamd.ts'
import { eicar } from './eicar.ts'

/** The answer of the simulated daemon to content. */
type Verdict = (content: Buffer) => string

const contentOf = (received: Buffer): Buffer | undefined => {
  const command = Buffer.from('zINSTREAM\0')
  if (!received.subarray(0, command.length).equals(command)) return undefined
  const parts: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}

/** A daemon that speaks INSTREAM like clamd. */
const daemon = (verdict: Verdict): Server =>
  createServer((socket: Socket) => {
    let received = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      const content = contentOf(received)
      if (content) socket.end(verdict(content))
    })
  })

const listening = async (server: Server, at: { port: number; host: string } | { path: string }): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(at, resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
const local = { port: 0, host: '127.0.0.1' }
const started = async (server: Server) => {
  const port = await listening(server, local)
  onTestFinished(() => void server.close())
  return clamdScanner({ ...local, port }, 2_000)
}

const clamav: Verdict = (content) => (content.includes(eicar) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0')

test('clamd receives the whole content, and its verdict is used', async () => {
  const big = await noise(1_500, 1_000).png().toBuffer()
  const seen: Buffer[] = []
  const scan = await started(
    daemon((content) => {
      seen.push(content)
      return clamav(content)
    }),
  )
  expect(await scan(big)).toBe('clean')
  expect(seen[0]?.equals(big)).toBe(true)
  expect(await scan(Buffer.from(eicar))).toBe('infected')
  expect(await scan(Buffer.concat([big, Buffer.from(eicar)]))).toBe('infected')
})

test('clamd is also reached over a Unix socket', async () => {
  const path = join(tmpdir(), `foyer-clamd-${process.pid}.sock`)
  const server = daemon(clamav)
  await listening(server, { path })
  onTestFinished(() => void server.close())
  expect(await clamdScanner({ path })(Buffer.from(eicar))).toBe('infected')
})

test.each([
  'INSTREAM size limit exceeded. ERROR\0',
  'stream: OK',
  'stream: OKAY\0',
  'stream: x FOUND\0stream: OK\0',
  'HTTP/1.1 200 OK\r\n\r\n',
  '',
  '\0',
  'x'.repeat(10_000),
])('an answer such as %j is no verdict', async (answer) => {
  const scan = await started(daemon(() => answer))
  await expect(scan(Buffer.from('content'))).rejects.toThrow('no verdict')
})

test('a daemon that closes the connection, never answers or is not reachable gives no verdict', async () => {
  const rude = await started(createServer((socket) => socket.destroy()))
  await expect(rude(Buffer.alloc(100_000))).rejects.toThrow()
  const silent = createServer((socket) => void buffer(socket).catch(() => undefined))
  const port = await listening(silent, local)
  onTestFinished(() => void silent.close())
  await expect(clamdScanner({ ...local, port }, 100)(Buffer.from('content'))).rejects.toThrow()
  const gone = createServer()
  const freed = await listening(gone, local)
  await new Promise((resolve) => gone.close(resolve))
  await expect(clamdScanner({ ...local, port: freed })(Buffer.from('content'))).rejects.toThrow()
})

test('the sandbox refuses the EICAR test file, alone and inside a picture', async () => {
  const { sending } = await uploadFixture()
  expect(await sending(Buffer.from(eicar))).toBe('upload_infected')
  expect(await sending(Buffer.concat([await jpeg(), Buffer.from(eicar)]))).toBe('upload_infected')
  expect(await sending(await jpeg())).toBe('stored')
})

const server = daemon(clamav)
const port = await listening(server, local)
afterAll(() => void server.close())

test('with clamd configured, infected content is refused, and nothing is stored while clamd is down', async () => {
  const environment = readEnvironment({ LOG_LEVEL: 'silent', UPLOAD_SCANNER: `tcp://127.0.0.1:${port}` })
  const { sending, context } = await uploadFixture({ environment })
  expect(await sending(await jpeg())).toBe('stored')
  expect(await sending(Buffer.concat([await jpeg(), Buffer.from(eicar)]))).toBe('upload_infected')
  await new Promise((resolve) => server.close(resolve))
  expect(await sending(await jpeg())).toBe('unavailable')
  expect(await context.db`select from uploads where bytes is not null`).toHaveLength(1)
})

test('production requires an explicit choice of a scanner or of none', async () => {
  const { context } = await uploadFixture()
  const { UPLOAD_SCANNER: _, ...silent } = productionVariables
  const building = (variables: object) =>
    buildApp({ ...context, environment: readEnvironment({ LOG_LEVEL: 'silent', ...variables }) })
  await expect(building(silent)).rejects.toThrow(
    'Production needs UPLOAD_SCANNER in the environment: the address of clamd, or none.',
  )
  await (await building(productionVariables)).close()
})

test.each(['tcp://clamd:3310', 'tcp://[::1]:3310', 'unix:///run/clamav/clamd.ctl', 'none'])(
  'the value UPLOAD_SCANNER=%s is accepted',
  (UPLOAD_SCANNER) => {
    expect(readEnvironment({ UPLOAD_SCANNER }).UPLOAD_SCANNER).toBe(UPLOAD_SCANNER)
  },
)

test.each(['clamd', 'tcp://clamd', 'unix://run', 'http://clamd:3310', 'off'])(
  'the value UPLOAD_SCANNER=%s is refused',
  (UPLOAD_SCANNER) => {
    expect(() => readEnvironment({ UPLOAD_SCANNER })).toThrow('UPLOAD_SCANNER must be the address of clamd')
  },
)
