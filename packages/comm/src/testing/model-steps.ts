import fc from 'fast-check'
import type { Fault } from './server.ts'

const paths = ['jwt/', 'jwt/auth/tourist', 'jwt/auth/register', 'jwt/auth/check', 'trade/', 'api/', ''] as const
const faults = ['dropped', 'garbage', 'busy', 'broken', 'stalled', 'html', 'late', 'slow'] as const

/** Events of tabs, their host and their server. Hours are of the clock; `set clock` sets only the device's. */
export type Step =
  | { do: 'advance' | 'set clock'; hours: number }
  | { do: 'fault'; fault: Fault | undefined; on: (typeof paths)[number]; served: boolean }
  | { do: 'call'; tab: number; count: number; credentials: 'tourist' | 'current' | 'register' }
  | { do: 'register' | 'login'; tab: number; as: '1' | '2' }
  | { do: 'quit'; tab: number; level: 'login' | 'register' }
  | { do: 'tick' | 'check' | 'reload'; tab: number }
  | { do: 'release' | 'revoke' | 'end' | 'break storage' | 'mend storage' | 'break lock' | 'mend lock' }

const tab = fc.nat(2)
const as = fc.constantFrom('1' as const, '2' as const)
const one = <T extends string>(...of: T[]) => fc.constantFrom(...of)
/** Calls and undisturbed periods are frequent, disasters rare. */
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: one('call'),
      tab,
      count: fc.integer({ min: 1, max: 4 }),
      credentials: one('tourist', 'current', 'register'),
    }),
  },
  { weight: 6, arbitrary: fc.record({ do: one('advance'), hours: fc.constantFrom(0.02, 1, 13, 100, 145, 200) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: one('fault'),
      fault: fc.option(one(...faults), { nil: undefined, freq: 1 }),
      on: one(...paths),
      served: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: one('set clock'), hours: fc.constantFrom(-300, -2, 0, 2, 300) }) },
  { weight: 5, arbitrary: fc.record({ do: one('register', 'login'), tab, as }) },
  { weight: 2, arbitrary: fc.record({ do: one('quit'), tab, level: one('login', 'register') }) },
  { weight: 5, arbitrary: fc.record({ do: one('tick', 'check', 'reload'), tab }) },
  { weight: 5, arbitrary: fc.record({ do: one('release', 'mend storage', 'mend lock', 'break lock') }) },
  { weight: 1, arbitrary: fc.record({ do: one('revoke', 'end', 'break storage') }) },
)
