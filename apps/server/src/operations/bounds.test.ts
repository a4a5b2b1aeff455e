import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadClasses } from '@foyer/api/endpoints/endpoint'
import { loginProofEndpoints } from '@foyer/api/endpoints/login'
import { loginRequestEndpoints } from '@foyer/api/endpoints/login-requests'
import { pictureEndpoints } from '@foyer/api/endpoints/pictures'
import { redemptionEndpoints } from '@foyer/api/endpoints/redemption'
import { staffTries } from '@foyer/api/endpoints/staff'
import { mostCodes } from '@foyer/api/market-limits'
import { searchTextMax, uploadBytesMax, uploadPixelsMax } from '@foyer/protocol/limits'
import { trackingBatchItems } from '@foyer/protocol/tracking/limits'
import { expect, test } from 'vitest'
import { transactionsOf } from '../database/renewed-pool.ts'
import { sessionSettings } from '../database/session-settings.ts'
import { keyLife } from '../engine/idempotency.ts'
import { classBounds, limitBounds } from '../http/admission/bounds.ts'
import { connectionBounds } from '../http/connection-bounds.ts'
import { deepest } from '../http/json.ts'
import { requestBounds } from '../http/request-bounds.ts'
import { callBounds } from '../http/signing/call-rates.ts'
import { rememberedTokens } from '../http/signing/token.ts'
import { rate as twoLayerRate } from '../http/signing/two-layer.ts'
import { bodyTimes } from '../http/slow-bodies.ts'
import { jobsOf } from '../module.ts'
import { modules } from '../modules/all.ts'
import * as callBacks from '../modules/call-backs/rates.ts'
import { mostKinds } from '../modules/client-errors/queries.ts'
import * as clientErrors from '../modules/client-errors/routes.ts'
import { mostPollers, mostPollersOfNetwork } from '../modules/live/audience.ts'
import { limits as liveStreams } from '../modules/live/hub.ts'
import * as login from '../modules/login/rules.ts'
import * as market from '../modules/market/limit.ts'
import { limits as marketStreams } from '../modules/market/stream/admission.ts'
import * as pictures from '../modules/pictures/rules.ts'
import * as playback from '../modules/playback-reports/routes.ts'
import * as merchants from '../modules/redemption/merchants.ts'
import * as redemption from '../modules/redemption/routes.ts'
import { perPerson as shownCodes } from '../modules/rewards/code.ts'
import * as sms from '../modules/sms/rules.ts'
import * as trackerBody from '../modules/tracking/body.ts'
import { debugWaiting } from '../modules/tracking/collector.ts'
import { mostGrowth, mostBytes as mostUnpacked } from '../modules/tracking/decode.ts'
import { mostWatchers } from '../modules/tracking/live.ts'
import { mostLoad } from '../modules/tracking/load.ts'
import { perNetwork } from '../modules/tracking/sources.ts'
import * as uploads from '../modules/uploads/rules.ts'
import { mostUnread } from '../streams/connection.ts'

const n = (value: number): string => value.toLocaleString('en-US')
const kib = (bytes: number): string => `${bytes / 1024} KiB`
const mib = (bytes: number): string => `${bytes / 1024 / 1024} MiB`
const s = (milliseconds: number): string => `${milliseconds / 1000} s`
const [tenMinutes, day] = sms.askerWindows
const [manyTenMinutes, manyDay] = sms.numberWindows
const [networkHour, networkDay] = sms.networkWindows
const [ofCaller, ofNetwork, altogether] = loginProofEndpoints['POST /user/login/verify'].limits
const [begunOfSession, begunOfNetwork] = loginRequestEndpoints['POST /user/login/request'].limits
const [answered] = loginRequestEndpoints['POST /user/login/request/answer'].limits
const [redeemed] = redemptionEndpoints['POST /merchants/redeem'].limits
const [picturesOfAll] = pictureEndpoints['POST /staff/pictures/add'].limits
const longestJob = Math.max(...jobsOf(modules).map(({ timeLimit = 60 }) => timeLimit))
const widestJob = Math.max(...jobsOf(modules).map(({ concurrency = 1 }) => concurrency))

const classNames = { redeem: 'redeeming', claim: 'claiming', signIn: 'signing in', read: 'reading' }

/** Each cost with its bound, as docs/operations.md has to state it, and the test file that shows the bound. */
const rows: readonly (readonly [cost: string, bound: string, testFile: string])[] = [
  [
    'open connections',
    `${n(connectionBounds.all)}; ${n(connectionBounds.network)} of one network, trusted proxies apart`,
    'http/connection-bounds.test.ts',
  ],
  ['bodies that arrive at the same time', n(connectionBounds.bodies), 'http/connection-bounds.test.ts'],
  ['headers', `${kib(requestBounds.headers)}, ${s(requestBounds.headersTime)}`, 'http/references.test.ts'],
  ['body of a call', `${kib(requestBounds.body)}, ${s(bodyTimes.deadline)}`, 'http/slow-bodies.test.ts'],
  ['whole request', s(uploads.bodyDeadline + 10_000), 'http/slow-bodies.test.ts'],
  ['rest of a refused body', s(bodyTimes.grace), 'http/slow-bodies.test.ts'],
  ['JSON of a body', `${deepest} levels, no name twice`, 'http/json.test.ts'],
  [
    'calls under way',
    `${limitBounds.least} to ${limitBounds.most} as the database answers, ${classBounds.read.running} of a class; ${classBounds.read.reserved} reserved for each class`,
    'http/admission/queues.test.ts',
  ],
  [
    'calls that wait to begin',
    loadClasses.map((of) => `${classNames[of]} ${classBounds[of].waiting} for ${s(classBounds[of].wait)}`).join(', '),
    'http/admission/queues.test.ts',
  ],
  [
    'signed calls',
    `${n(callBounds.session)} of a session and ${n(callBounds.network)} of a network in ${s(callBounds.window)}, over all servers`,
    'http/signing/call-rates.test.ts',
  ],
  ['two-layer calls', `${twoLayerRate.limit} of a network in ${s(twoLayerRate.windowMs)}`, 'http/signing/hostile'],
  ['verified tokens in memory', n(rememberedTokens), 'http/signing/three-layer.test.ts'],
  ['transactions', `${transactionsOf(100)} % of \`DATABASE_CONNECTIONS\``, 'database/silence.test.ts'],
  [
    'statement, lock, idle transaction',
    [
      sessionSettings.statement_timeout,
      sessionSettings.lock_timeout,
      sessionSettings.idle_in_transaction_session_timeout,
    ]
      .map((limit) => limit.replace(/(\d+)(s|min)$/, '$1 $2'))
      .join(', '),
    'database/silence.test.ts',
  ],
  [
    'password checks',
    `${login.checksAtOnce} at the same time, ${login.checksOfOne} of one person, ${login.checksWaiting} wait; ${ofCaller.calls} of a person, ${ofNetwork.calls} of a network, ${n(altogether.calls)} altogether in ${s(ofNetwork.window)}`,
    'modules/login/password-turns.test.ts',
  ],
  [
    'logins by phone',
    `1 open of a session and of a person; ${begunOfSession.calls} of a session and ${begunOfNetwork.calls} of a network in ten minutes; ${answered.calls} answers of a person in ten minutes`,
    'modules/login-requests/login-requests.test.ts',
  ],
  [
    'codes to a number',
    `${tenMinutes.sends} in ten minutes and ${day.sends} a day of one network, ${manyTenMinutes.sends} and ${manyDay.sends} of all strangers; a client’s own apart`,
    'modules/sms/windows.test.ts',
  ],
  ['codes of a network', `${networkHour.sends} an hour, ${networkDay.sends} a day`, 'modules/sms/windows.test.ts'],
  [
    'proofs of work',
    `from the second code of a network in an hour on: ${sms.proofBitsAfter(1)} to ${sms.proofBitsAfter(10_000)} bits, good for ${sms.proofLife / 60_000} minutes`,
    'modules/sms/proof.test.ts',
  ],
  [
    'messages a day',
    `the budget of the day; strangers leave a ${['tenth', sms.clientPart][0]} of it to clients, a region abroad has a ${['twentieth', sms.regionPart][0]}`,
    'modules/sms/budget.test.ts',
  ],
  ['wrong codes', `${sms.triesAllowed} of a code`, 'modules/sms/verify.test.ts'],
  [
    'PINs of merchants',
    `${merchants.failures.here.free} failures of a network at one merchant, ${merchants.failures.network.free} at all, ${merchants.failures.anywhere.free} of unknown networks at one; ${merchants.addressRate.limit} tries of a network in ${s(merchants.addressRate.windowMs)}`,
    'modules/redemption/merchants.test.ts',
  ],
  [
    'redeeming',
    `${redeemed.calls} of a network in ${s(redeemed.window)}; typed codes ${redemption.typedByAddress.limit}, ${redemption.typedByMerchant.limit} of a merchant`,
    'modules/redemption/hostile.test.ts',
  ],
  ['codes shown to their owner', `${shownCodes.limit} of a person an hour`, 'modules/rewards/code.test.ts'],
  [
    'requests to be called',
    `1 open of a person; ${callBacks.personRate.limit} of a person, ${callBacks.numberRate.limit} for a number and ${callBacks.addressRate.limit} of a network a day; 30 calls of a person an hour`,
    'modules/call-backs/call-backs.test.ts',
  ],
  [
    'sign-in of staff',
    `${staffTries.calls} steps of a network in ${staffTries.window / 60_000} minutes`,
    'modules/staff/sign-in.test.ts',
  ],
  [
    'body of an upload',
    `${mib(uploadBytesMax)}, ${s(uploads.bodyDeadline)}, ${kib(uploads.bodyPace.bytes)} in each ${s(uploads.bodyPace.within)}, ${n(uploadPixelsMax / 1_000_000)} million pixels`,
    'modules/uploads/body.test.ts',
  ],
  [
    'uploads',
    `${uploads.bodiesOfOne} of a person; ${uploads.bodiesAtOnce.running} read at the same time, ${uploads.bodiesAtOnce.waiting} wait; ${uploads.decodingAtOnce.running} decoded, ${uploads.decodingAtOnce.waiting} wait; ${uploads.dayLimits.files} files and ${mib(uploads.dayLimits.bytes)} of a person a day`,
    'modules/uploads/limits.test.ts',
  ],
  [
    'pictures of staff',
    `${pictures.bodiesAtOnce.running} read at the same time, ${pictures.bodiesAtOnce.waiting} wait; ${pictures.decodingAtOnce.running} decoded, ${pictures.decodingAtOnce.waiting} wait; ${pictures.picturesOfDay} a day of each member of staff; ${picturesOfAll.calls} in ten minutes of all`,
    'modules/pictures/routes.test.ts',
  ],
  [
    'body of the tracker',
    `${mib(trackerBody.mostBytes)}, ${s(trackerBody.bodyTimeout)}, ${trackingBatchItems} events; unpacked ${mib(mostUnpacked)} and ${mostGrowth} times its bytes`,
    'modules/tracking/fuzz.test.ts',
  ],
  [
    'bytes of the tracker in memory',
    `${mib(mostLoad)}, a quarter of it of one network; ${debugWaiting} writes of debug mode wait`,
    'modules/tracking/overload.test.ts',
  ],
  [
    'requests to the tracker',
    `${n(perNetwork.requests)} of a network a minute with ${n(perNetwork.events)} events; after ${perNetwork.rejected} faulty ones a tenth is read`,
    'modules/tracking/overload.test.ts',
  ],
  ['staff who watch events', `${mostWatchers}`, 'modules/tracking/live-stream.test.ts'],
  [
    'streams of quotes',
    `${n(marketStreams.everybody.all)}, ${n(marketStreams.visitors.all)} of visitors; ${n(marketStreams.everybody.network)} and ${marketStreams.visitors.network} of a network, ${marketStreams.session} of a session; ${mostCodes} codes each; ${kib(mostUnread)} unread`,
    'modules/market/stream/hub.test.ts',
  ],
  [
    'streams of live sessions',
    `${n(liveStreams.all)}, ${liveStreams.network} of a network; ${n(mostPollers)} who poll instead, ${n(mostPollersOfNetwork)} of a network`,
    'modules/live/stream.test.ts',
  ],
  [
    'market data',
    `${market.perCaller.search} searches, ${market.perCaller.candles} charts, ${market.perCaller.movers} lists of a caller, ${n(market.byAddress.limit)} of a network’s visitors in ${s(market.byAddress.windowMs)}`,
    'modules/market/limit.test.ts',
  ],
  ['text of a search', `${searchTextMax} characters`, 'modules/area-codes/routes.test.ts'],
  [
    'client error reports',
    `${clientErrors.perAddress.limit} of a network, ${n(clientErrors.altogether.limit)} altogether in ${s(clientErrors.perAddress.windowMs)}; ${n(mostKinds)} kinds`,
    'modules/client-errors/routes.test.ts',
  ],
  [
    'playback reports',
    `${playback.perAddress.limit} of a network, ${n(playback.altogether.limit)} altogether in ${s(playback.perAddress.windowMs)}`,
    'modules/playback-reports/reports.test.ts',
  ],
  [
    'replies stored under a key',
    `those of acts that were done, for ${keyLife / 86_400_000} days`,
    'engine/idempotency.test.ts',
  ],
  ['jobs', `${widestJob} of a kind at the same time, ${n(longestJob)} s at most`, 'jobs/work.test.ts'],
]

const source = join(import.meta.dirname, '..')

/** The rows of the table, each as its trimmed cells. */
const documented = (): string[][] => {
  const guide = readFileSync(join(source, '../../../docs/operations.md'), 'utf8')
  const section = guide.split('## What a stranger can cost')[1]?.split('\n## ')[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (cost|-)/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

test('the guide to operations names every cost of a stranger with the bound that the code has, and the test that shows it', () => {
  expect(documented().map(([cost, bound, , testFile]) => [cost, bound, testFile])).toEqual(
    rows.map(([cost, bound, testFile]) => [cost, bound, `\`${testFile}\``]),
  )
})

test.each(rows)('the test file that shows the bound of %s exists', (_cost, _bound, testFile) => {
  expect(existsSync(join(source, testFile))).toBe(true)
})

test('the guide states for each cost what happens beyond its bound', () => {
  for (const [cost, , beyond] of documented()) expect([cost, beyond]).toEqual([cost, expect.stringMatching(/\w/)])
})
