import { expect, test } from 'vitest'
import { admit } from './admission.ts'

const limits = { all: 3, network: 2 }
const from = (...networks: string[]) => ({ others: networks.map((network) => ({ network })), limits })

test.each([
  ['admitted', 'its process and its network have a free place', [from('near', 'far')], undefined],
  ['admitted', 'it belongs to no group', [], undefined],
  ['refused', 'its network has no free place', [from('near', 'near')], 'rate_limited'],
  ['refused', 'its process has no free place', [from('far', 'far', 'far')], 'unavailable'],
  ['refused', 'one of its groups has no free place', [from('far'), from('near', 'near')], 'rate_limited'],
  [
    'refused for its process',
    'one group of its network is full and another of its process too',
    [from('near', 'near'), from('far', 'far', 'far')],
    'unavailable',
  ],
])('a stream is %s if %s', (_result, _why, groups, reason) => {
  const admitted = () => admit('near', groups)
  if (reason === undefined) expect(admitted).not.toThrow()
  else expect(admitted).toThrow(expect.objectContaining({ reason, detail: { retryAfter: 15 } }))
})
