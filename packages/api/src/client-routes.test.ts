import { expect, test } from 'vitest'
import { codeIn, earlyPaths } from './client-routes.ts'

test.each([
  ['code=spring-2026', 'spring-2026'],
  ['?code=spring-2026', 'spring-2026'],
  ['lang=zh-HK&code=spring-2026&faq=fees', 'spring-2026'],
  ['barcode=spring-2026', undefined],
  ['code=', undefined],
  ['code=../secret', undefined],
  ['code=HSI', 'HSI'],
  ['code=spring_2026', undefined],
  ['code=a%2Fb', undefined],
])('The code in %s is %s', (query, code) => {
  expect(codeIn(query, 'code')).toBe(code)
})

test.each([
  ['', ['/films', '/draws/usual']],
  ['code=first', ['/films', '/activities/first', '/draws/first']],
  ['code=..', ['/films', '/draws/usual']],
])('The calls of a route with the query %s leave out the one that lacks its code', (query, paths) => {
  expect(earlyPaths(['/films', '/activities/{code}', '/draws/{code=usual}'], query)).toEqual(paths)
})
