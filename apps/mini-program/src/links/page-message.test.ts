import { expect, test } from 'vitest'
import { latestPage } from './page-message.ts'

const event = (...data: unknown[]) => ({ detail: { data } })
const page = { route: '/video?id=7', title: 'Bonds' }

test('the newest message counts', () => {
  expect(latestPage(event({ route: '/818live', title: 'Live' }, page))).toEqual(page)
})

test('anything that is not a page message is skipped', () => {
  const nonsense: unknown[] = [
    null,
    undefined,
    7,
    'text',
    [],
    {},
    { route: '/video' },
    { route: '/video', title: 7 },
    { route: '/video', title: '' },
    { route: '/video', title: ' \u200b\n ' },
    { route: '/video', title: 'x'.repeat(65) },
    { route: 7, title: 'x' },
    { route: 'https://evil.example/', title: 'x' },
    { route: '//evil.example', title: 'x' },
    { route: `/video?handoff=${'a'.repeat(43)}`, title: 'x' },
    Object.create({
      toString: () => {
        throw new Error('no')
      },
    }),
  ]
  expect(latestPage(event(...nonsense))).toBeUndefined()
  expect(latestPage(event(page, ...nonsense))).toEqual(page)
  for (const odd of [undefined, null, {}, { detail: 7 }, { detail: { data: page } }])
    expect(latestPage(odd)).toBeUndefined()
})

test('a title is shown without characters that could reverse or break the line', () => {
  expect(latestPage(event({ route: '/', title: ' Bo\u202ends\n' }))).toEqual({ route: '/', title: 'Bonds' })
})
