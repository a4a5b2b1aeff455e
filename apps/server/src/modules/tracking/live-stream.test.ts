import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { createLive } from './live.ts'
import { debug, one, wireEvent } from './testing.ts'

const { app, context } = await emptyApp()
await app.listen({ port: 0, host: '127.0.0.1' })
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
const ours = { origin, 'content-type': 'application/json' }
const call = (path: string, headers: Record<string, string>, body: object = {}) => {
  const gone = new AbortController()
  onTestFinished(() => gone.abort())
  const init = { method: 'POST', headers: { ...ours, ...headers }, body: JSON.stringify(body), signal: gone.signal }
  return fetch(`${origin}/operators/tracking/${path}`, init)
}
const signIn = async () => {
  const reply = await call('session', {}, { token: context.secrets.operatorToken })
  return { cookie: reply.headers.get('set-cookie')?.split(';')[0] ?? '' }
}
/** A stream, and what came of it until something is in it. */
const look = async (headers: Record<string, string>) => {
  const reader = (await call('live', headers)).body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    until: async (part: string) => {
      while (!text.includes(part)) {
        const { done, value } = await reader.read()
        if (done) return `${text}(end)`
        text += value
      }
      return text
    },
  }
}
const shown = (event: string) =>
  debug(app, one(wireEvent('track', { event, properties: { note: 'x'.repeat(600) } })), { 'dry-run': 'true' })

test('T7 V13 under a session the stream shows events with what was cut, and why others are not taken', async () => {
  const stream = await look(await signIn())
  expect(await stream.until('\n\n')).toBe('event: open\ndata: {"missed":0}\n\n')
  await shown('looked_at')
  await debug(app, one(wireEvent('track', { event: 'no name' })))
  const text = await stream.until('"reason":"name_malformed","field":"event"')
  expect(text).toMatch(
    /id: \w{8}-\d+\ndata: \{"at":\d+,"event":\{.*"event":"looked_at".*\},"cut":\["note"\],"isStored":false\}\n\n/,
  )
})

test('T7 a stream that comes back is told how many it missed', async () => {
  const session = await signIn()
  const first = await look(session)
  await shown('before')
  const last = /id: (\S+)/.exec(await first.until('"before"'))?.[1] ?? ''
  await shown('between')
  await shown('between')
  expect(await (await look({ ...session, 'last-event-id': last })).until('\n\n')).toContain('{"missed":2}')
  // of another process, or of one that has started again since
  for (const id of ['00000000-1', last.replace(/\d+$/, '999999'), 'x'])
    expect(await (await look({ ...session, 'last-event-id': id })).until('\n\n')).toContain('{"missed":null}')
})

test('T7 signing out ends the streams of that session and no others', async () => {
  const [own, other] = [await signIn(), await signIn()]
  const [mine, theirs] = [await look(own), await look(other)]
  await Promise.all([mine.until('open'), theirs.until('open')])
  expect((await call('session/end', own)).status).toBe(200)
  expect(await mine.until('never')).toContain('(end)')
  await shown('afterwards')
  expect(await theirs.until('afterwards')).not.toContain('(end)')
})

test('T7 whoever makes room is told so', () => {
  const live = createLive()
  const left: number[] = []
  for (let nth = 0; nth < 22; nth++) live.watch({ see: () => undefined, leave: () => left.push(nth) })
  expect(left).toEqual([0, 1])
})
