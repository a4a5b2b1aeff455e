import { expect, test } from 'vitest'
import { checkReply } from './check-reply.ts'

const versions = { disclaimer: '1.0', privacy: '1.0', service: '1.0', marketing: '1.0' }

test('a reply as its endpoint declares passes, also with a query in the path', () => {
  expect(() => checkReply('GET', '/content/agreements?lang=en-US', versions)).not.toThrow()
})

test('a reply that differs from its declaration is an error that names the call and the field', () => {
  expect(() => checkReply('POST', '/user/488/conversion/hold', { asOf: 0 })).toThrow(
    /POST \/user\/488\/conversion\/hold is not as declared: balance/,
  )
})

test('a path with a number of its own is checked before the same path with any number', () => {
  expect(() => checkReply('POST', '/user/492/cashback', {})).toThrow('POST /user/492/cashback')
})

test('a path that no endpoint declares is not checked', () => {
  expect(() => checkReply('POST', '/nowhere', undefined)).not.toThrow()
})
