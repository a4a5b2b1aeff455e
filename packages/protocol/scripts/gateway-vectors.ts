import { createHash, createHmac } from 'node:crypto'
import { variants } from '../src/config.ts'
import { gatewayHost, gatewayTarget, isMarket } from '../src/gateway.ts'
import { threeLayerMessage, twoLayerMessage } from '../src/signing/canonical.ts'
import { bodies } from './bodies.ts'
import { byteStream } from './bytes.ts'

const next = byteStream('foyer gateway vectors v1')

const functions = [
  'market/quote/snapshot',
  '/market/time',
  'market',
  'marketing/banner',
  'trade/account/info',
  '/trade/account/info',
  'trade',
  'tradecashback/list',
  'organ/login',
  '/organ/login',
  'organ/login/sms',
  'organ/loginPage',
  'organ',
  'user/profile',
  '/user/profile',
  'users/list',
  'fund/list',
  'funds/list',
  'common/time',
  'auth/login',
  'trade/%E8%AE%A2%E5%8D%95',
  'user/market/quote',
]

/** Gateway functions: their host in each variant, their request line, and the signed string (N7, N8). */
export const gateway = functions.map((name, i) => {
  const body = bodies[i % bodies.length] ?? ''
  const appKey = next(32)
  const nonce = `${1_700_000_000_000 + i * 86_400_007}${next(5).toString('hex')}`
  const sender = { sessionId: next(16).toString('hex'), appId: `foyer-${i % 3}` }
  const target = gatewayTarget(name)
  const bodyHash = createHash('sha256').update(body, 'utf8').digest('hex')
  const message = threeLayerMessage({ method: 'POST', target, nonce, ...sender, bodyHash })
  return {
    function: name,
    ...sender,
    nonce,
    body,
    appKey: appKey.toString('hex'),
    expected: {
      isMarket: isMarket(name),
      hosts: Object.fromEntries(variants.map((variant) => [variant, gatewayHost(name, variant)])),
      target,
      message,
      aesId: createHmac('sha256', appKey).update(message, 'utf8').digest('hex'),
      twoLayerMessage: twoLayerMessage({ ...sender, functionId: target }),
    },
  }
})
