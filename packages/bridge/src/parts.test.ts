import { expect, test } from 'vitest'
import { oneFile } from '../../../scripts/libraries/bundle.ts'

test.each([
  ['index.ts', /calls|channels|retail|institution|noble/],
  ['retail/index.ts', /institution|open-app/],
  ['institution/host.ts', /retail|ciphers|open-app|gateway/],
  ['institution/gateway.ts', /retail|ciphers|open-app|channels/],
  ['open-app/index.ts', /retail|institution|noble|calls/],
])('The code of one host contains no code of another: %s', async (path, foreign) => {
  const { modules } = await oneFile(`export * from '${import.meta.dirname}/${path}'`)
  expect(modules.filter((id) => id.startsWith(import.meta.dirname)).length).toBeGreaterThan(0)
  expect(modules.filter((id) => foreign.test(id))).toEqual([])
})
