import type { Buffer } from 'node:buffer'
import { brand } from '@foyer/contract/brand'
import { trackingTypes } from '@foyer/contract/tracking-events'
import { beforeEach, expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import golden from './golden.json' with { type: 'json' }
import { trackedId } from './row.ts'

/*
 * Bodies another encoder wrote: Python's json, base64 and gzip, and its own arithmetic for Java's hash code. What each has to
 * be in the table is written out here, from the format and not from our code.
 */
const { app, context } = await emptyApp()
const { db, secrets } = context

const bytes = (id: string): Buffer => trackedId(secrets.pepper, id)
const hash = (id: string): string => bytes(id).toString('base64url')
const cookie = '0123456789abcdef0123456789abcdef'
const both = { $identity_cookie_id: hash(cookie), $identity_login_id: hash('user-1') }
const facts = {
  $title: '新股认购 𠮷',
  $url: 'https://m.foyer.example/#/funds',
  $url_path: '/funds',
  $referrer: '',
  $referrer_host: '',
  $screen_width: 390,
  $screen_height: 844,
  $viewport_width: 390,
  $viewport_height: 664,
  $viewport_position: 0,
  $timezone_offset: -480,
  $is_first_day: true,
}
const always = {
  day: '2026-01-05',
  happened_at: new Date('2026-01-05T01:59:59.000Z'),
  flushed_at: new Date('2026-01-05T01:59:59.250Z'),
  received_at: new Date('2026-01-05T02:00:00.000Z'),
  anonymous: bytes(cookie),
  lib: { $lib: 'js', $lib_method: 'code', $lib_version: '1.25.15', foyer_version: '0.1.0' },
  event: null,
  original: null,
  item_type: null,
  item_id: null,
}
const known = { ...always, subject: bytes('user-1'), login: bytes('user-1'), identities: both }
const item = { item_type: 'activity', item_id: '488' }
const rows: Record<string, object> = {
  track: {
    ...always,
    subject: bytes(cookie),
    login: null,
    identities: { $identity_cookie_id: hash(cookie) },
    event: '$pageview',
    properties: { ...facts, number: 488, rate: 0.125, tags: ['a', '乙'], first: false, event_duration: 3.25 },
  },
  track_signup: { ...known, event: '$SignUp', original: bytes(cookie), properties: facts },
  profile_set: { ...known, properties: { level: 'gold' } },
  profile_set_once: { ...known, properties: { since: 2026 } },
  profile_append: { ...known, properties: { seen: ['funds', 'bonds'] } },
  profile_increment: { ...known, properties: { visits: -2.5 } },
  profile_unset: { ...known, properties: { level: true } },
  profile_delete: { ...known, properties: {} },
  item_set: { ...known, ...item, properties: { open: true } },
  item_delete: { ...known, ...item, properties: {} },
  track_id_bind: {
    ...known,
    event: '$BindID',
    identities: { ...both, $identity_mobile: hash('hash-of-it') },
    properties: facts,
  },
  track_id_unbind: {
    ...known,
    event: '$UnbindID',
    identities: { $identity_mobile: hash('hash-of-it') },
    properties: facts,
  },
}

const escaped = encodeURIComponent
const address = '/sa?project=production'
const post = (type: string, payload: string) =>
  app.inject({ method: 'POST', url: address, headers: { 'content-type': type }, payload })
const plain = 'text/plain;charset=UTF-8'
const form = 'application/x-www-form-urlencoded'

type Golden = (typeof golden)[number]
const single = ({ data, crc }: Golden): string => `data=${escaped(data)}&ext=crc%3D${crc}`
const forms = {
  beacon: (body: Golden) => post(plain, single(body)),
  ajax: (body: Golden) => post(form, single(body)),
  image: (body: Golden) => app.inject(`${address}&${single(body)}`),
  batch: ({ list }: Golden) => post(form, `data_list=${escaped(list)}`),
  debug: ({ data }: Golden) => app.inject(`/sa/debug?project=production&data=${escaped(data)}`),
  'gzip, of a native sender': ({ packed, packedCrc }: Golden) =>
    post(plain, `data=${escaped(packed)}&ext=crc%3D${packedCrc}&gzip=1`),
}

beforeEach(async () => {
  await db`delete from tracking_events`
})

test.each(Object.entries(forms))(
  'T1 T2 T6 each of the twelve types that comes by %s is in the table field by field as the format says',
  async (_form, send) => {
    expect(golden.map(({ type }) => type)).toEqual(trackingTypes)
    for (const body of golden) expect([200, 204]).toContain((await send(body)).statusCode)
    const found = await db`
      select type, to_char(day, 'YYYY-MM-DD') as day, happened_at, received_at, flushed_at, subject, track_id, event,
        anonymous, login, original, identities, item_type, item_id, lib, properties
      from tracking_events`
    const numbered = trackingTypes.map((type, at) => [type, { ...rows[type], track_id: 123_456_780 + at }])
    expect(Object.fromEntries(found.map(({ type, ...row }) => [type, row]))).toEqual(Object.fromEntries(numbered))
  },
)

test('T2 T5 the answers of the configuration and of a deep link, to the letter', async () => {
  const query = 'project=production&app_id=m.foyer.example'
  const configuration = await app.inject(`/config/visualized/Web.conf?${query}&callbackName=foyer_1a2b`)
  expect(configuration.body).toBe(`/**/typeof foyer_1a2b==='function'&&foyer_1a2b({"collect":true,"heatMap":true});`)
  const scheme = new URL(brand.app.scheme).protocol.slice(0, -1)
  const link = await app.inject('/sdk/deeplink/param?key=memberGift&system_type=JS&project=production')
  expect(link.json()).toEqual({
    app_key: 'foyer',
    android_info: { url_schemes: scheme, download_url: brand.app.download },
    ios_info: { url_schemes: scheme, download_url: brand.app.download },
    ios_wake_url: `${brand.app.universalLink}?page=%2FexclusiveGift`,
  })
})
