import { expect, test } from 'vitest'
import { getPublic } from '../shared/server/public-call.ts'
import { pathTo } from './path-to.ts'
import { api } from './session.ts'
import { withQuery } from './with-query.ts'

test('the path of a call has its parameters and not its method', () => {
  expect(pathTo('POST /user/:number/join', { number: 503 })).toBe('/user/503/join')
  expect(pathTo('GET /offerings/:activity/:code', { activity: 491, code: 'green-1' })).toBe('/offerings/491/green-1')
  expect(pathTo('GET /live/:code/calendar.ics', { code: 'a' })).toBe('/live/a/calendar.ics')
  expect(pathTo('POST /user/sessions')).toBe('/user/sessions')
})

test('a query is encoded, and undefined values and an empty query are left out', () => {
  const path = pathTo('GET /films')
  expect(withQuery(path, { topic: 'markets', cursor: 'a&b' })).toBe('/films?topic=markets&cursor=a%26b')
  expect(withQuery(path, { topic: undefined, cursor: undefined })).toBe('/films')
})

test('a call that is not declared, lacks a parameter or a field, or goes the wrong way does not compile', () => {
  const compiled = () => {
    // @ts-expect-error no endpoint declares it
    pathTo('POST /user/:number/leave', { number: 1 })
    // @ts-expect-error the number is missing
    pathTo('POST /user/:number/join')
    // @ts-expect-error the body lacks the hold
    void api(pathTo('POST /user/:number/conversion/held', { number: 488 }), {})
    // @ts-expect-error a public document is not signed
    void api(pathTo('GET /films'), {})
    // @ts-expect-error a signed call is no public document
    void getPublic(pathTo('POST /user/sessions'))
    // @ts-expect-error the query has no such topic
    withQuery(pathTo('GET /films'), { topic: 'weather' })
  }
  expect(compiled).toBeTypeOf('function')
})
