import { expect, test } from 'vitest'
import { readDeployment } from './deployment.ts'

const hosts = ['m.foyer.example']

test('the shell opens an https address of an official host', () => {
  expect(readDeployment({ client: 'https://m.foyer.example/' }, hosts)).toEqual({
    client: 'https://m.foyer.example/',
    hosts,
  })
})

test.each([
  'http://m.foyer.example/',
  'https://m.foyer.example',
  'https://m.foyer.example/app/',
  'https://m.foyer.example:8443/',
  'https://m.foyer.example@evil.example/',
  'https://evil.example/',
  '',
])('a build for %j fails', (client) => {
  expect(() => readDeployment({ client }, hosts)).toThrow('is not an https address')
})
