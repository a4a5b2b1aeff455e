import { afterEach, describe, expect, test } from 'vitest'
import { seal } from '../../crypto/at-rest.ts'
import { testApp } from '../../testing/context.ts'
import { clients, newcomers } from '../activities/testing.ts'
import { passLife } from './passes.ts'

const { app, context, clock } = await testApp()
const client = clients(app, context)
const newcomer = newcomers(app, context)
const film = 'alerts-worth-having'
const other = 'how-new-shares-are-allotted'

type Client = Awaited<ReturnType<typeof client>>

const play = async ({ from, login }: Pick<Client, 'from' | 'login'>, code = film) =>
  (await from.post('/api/user/films/play', { film: code }, login)).json().data
/** Opens an address from a network as a player does, with neither signature nor cookie. */
const open = (url: string, remoteAddress: string) => app.inject({ url: `/api/${url}`, remoteAddress })

/** A client who plays the film, their address of it, and their network. */
const player = async () => {
  const person = await client()
  const { playback } = await play(person)
  const network = person.from.sign('/api/user/films/play', {}, person.login).remoteAddress
  return { person, url: String(playback.url), network, playback }
}

afterEach(() => clock.moveBusiness(0))

describe('A film that needs a login', () => {
  test('R27 A film that needs a login plays for a logged-in client: playlists, captions and segments under a personal address', async () => {
    const { url, network, playback } = await player()
    expect(playback.validUntil).toBe(clock.clocks.wall() + passLife)
    const master = await open(url, network)
    expect(master.statusCode).toBe(200)
    expect(master.headers['cache-control']).toBe('no-store')
    const base = url.replace('index.m3u8', '')
    for (const name of ['720.m3u8', '360/init.mp4', '360/0.m4s', 'captions-zh-cn.m3u8', 'captions-en-us.vtt']) {
      const reply = await open(base + name, network)
      expect([reply.statusCode, reply.headers['cache-control']], name).toEqual([200, 'no-store'])
    }
    expect(playback.cues).toHaveLength(5)
  })

  test('R27 A film that needs a login is withheld from a person at register level, with captions and transcript', async () => {
    const { from, as } = await newcomer()
    const reply = await from.post('/api/user/films/play', { film }, as)
    expect(reply.json().data).toEqual({ state: 'login_only', playback: null, progress: null })
    expect((await app.inject({ url: `/api/films/${film}` })).body).not.toContain('每次在新设备登录')
  })

  test('A film that needs a login is refused without a pass, and with the placeholder of public films', async () => {
    for (const name of ['index.m3u8', '360.m3u8', '360/0.m4s', 'captions-zh-hk.vtt'])
      expect((await open(`films/${film}/play/open/${name}`, '1.37.9.9')).json()).toMatchObject({
        reason: 'ticket_invalid',
      })
  })

  test('A stolen address is refused from another network', async () => {
    const { url, network } = await player()
    expect((await open(url, network)).statusCode).toBe(200)
    for (const thief of ['9.9.9.9', '2001:db8::1', '1.37.255.255'])
      expect((await open(url, thief)).json()).toMatchObject({ reason: 'ticket_invalid' })
  })

  test('A stolen address is refused after its time or its session has ended', async () => {
    const { url, network } = await player()
    clock.advance(passLife - 1)
    expect((await open(url, network)).statusCode).toBe(200)
    clock.advance(1)
    expect((await open(url, network)).json()).toMatchObject({ reason: 'ticket_invalid' })

    const second = await player()
    expect((await open(second.url, second.network)).statusCode).toBe(200)
    const quit = await second.person.from.post('/jwt/auth/quit', {}, second.person.login)
    expect(quit.statusCode).toBe(200)
    expect((await open(second.url, second.network)).json()).toMatchObject({ reason: 'ticket_invalid' })
  })

  test('A stolen address is refused after its login has expired', async () => {
    const person = await client()
    const { jti } = JSON.parse(Buffer.from(person.login.jwt.split('.')[1] ?? '', 'base64url').toString())
    const ends = clock.clocks.wall() + 60_000
    await context.db`update login_tokens set expires_at = ${new Date(ends)} where jti = ${jti}`
    const { playback } = await play(person)
    const network = person.from.sign('/api/user/films/play', {}, person.login).remoteAddress
    expect(playback.validUntil).toBe(ends)
    expect((await open(playback.url, network)).statusCode).toBe(200)
    clock.advance(60_000)
    expect((await open(playback.url, network)).json()).toMatchObject({ reason: 'ticket_invalid' })
  })

  test('A pass opens no other film and no other path', async () => {
    const { url, network } = await player()
    const pass = url.split('/')[3] ?? ''
    expect((await open(`films/${other}/play/${pass}/index.m3u8`, network)).json()).toMatchObject({
      reason: 'ticket_invalid',
    })
    expect((await open(`films/margin-interest/play/${pass}/index.m3u8`, network)).statusCode).toBe(404)
    for (const rest of ['480.m3u8', '..%2f..%2findex.m3u8', '360/..%2f0.m4s', '360/99.m4s', 'index.m3u8%00', ''])
      expect((await open(`films/${film}/play/${pass}/${rest}`, network)).statusCode, rest).toBe(404)
  })

  test('A pass that was modified anywhere is refused', async () => {
    const { url, network } = await player()
    const [head, pass = '', tail] = [url.slice(0, url.indexOf('/play/') + 6), url.split('/')[3], '/index.m3u8']
    const bytes = Buffer.from(pass, 'base64url')
    for (let i = 0; i < bytes.length; i += 7) {
      const changed = Buffer.from(bytes)
      changed[i] = (changed[i] ?? 0) ^ 1
      const reply = await open(`${head}${changed.toString('base64url')}${tail}`, network)
      expect(reply.json(), `byte ${i}`).toMatchObject({ reason: 'ticket_invalid' })
    }
    for (const wrong of [pass.slice(0, -4), `${pass}AAAA`, 'A'.repeat(200), `${pass.slice(0, 40)}${pass}`])
      expect((await open(`${head}${wrong}${tail}`, network)).json().reason).toBe('ticket_invalid')
  })

  test('Data that the server sealed for another purpose is refused as a pass', async () => {
    const { network } = await player()
    const facts = { for: 'something else', film, jti: 'x', net: 'x', until: clock.clocks.wall() + 1000 }
    for (const text of [JSON.stringify(facts), '+85251234567', 'x'.repeat(120)]) {
      const pass = seal(context.secrets.dataKey, text.padEnd(80)).toString('base64url')
      expect((await open(`films/${film}/play/${pass}/index.m3u8`, network)).json()).toMatchObject({
        reason: 'ticket_invalid',
      })
    }
  })

  test('R27 A film is withheld from a person with a mainland residence, wherever they call from', async () => {
    const person = await client({ residence: 'mainland' })
    expect(await play(person, other)).toEqual({ state: 'withheld', playback: null, progress: null })
    expect((await play(person)).state).toBe('ready')
  })
})
